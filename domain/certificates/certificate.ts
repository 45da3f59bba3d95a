import * as v from "valibot";
import { text } from "../content/define-content.ts";
import { templateText } from "../content/template-text-schemas.ts";
import { idSchema } from "../format/shared-schemas.ts";
import { studentNameSchema } from "../students/student-field-schemas.ts";

/** What a certificate says of the course, as it was on the day of issue: a later change of the course leaves it as it is. */
export type CertificateFacts = {
  courseName: string;
  /** What was completed: the course's name, or the title of a phase. */
  title: string;
  /** Of the whole course. */
  courseDays: number;
  /** Those that were completed, with their first and last day; `color` as in `content/phase-list.ts`. */
  phases: { title: string; first: number; last: number; color: string }[];
};

export type PublicCertificate = CertificateFacts & {
  id: string;
  /** Null where it is not public, or was erased. */
  name: string | null;
  issuedAt: string;
  revokedAt: string | null;
};

/** 128 random bits: nobody finds a certificate by guessing. In lower case, as all addresses of the site. */
export const isCertificateId = (id: string) => /^[0-9a-f]{32}$/.test(id);

export const certificatePath = (id: string) => `/certificates/${id}`;

/** The picture of the sample: once as it is drawn, once for screens with two dots a pixel. */
export const sampleCertificateSize = { width: 842, height: 595 };
export const sampleCertificateWidths = [sampleCertificateSize.width, sampleCertificateSize.width * 2];
export const sampleCertificateImagePath = (width: number, format: "avif" | "webp") =>
  `/certificate/sample-${width}.${format}`;

export const countCertifiedDays = ({ phases }: CertificateFacts) =>
  phases.reduce((sum, { first, last }) => sum + last - first + 1, 0);

/** Filled in with what the certificate is of, and when it was issued or revoked. */
const filled = templateText(["days", "title", "course", "date"]);

export const certificateTextsSchema = v.object({
  heading: text,
  intro: text,
  statement: filled,
  /** Under the title of a phase. */
  partOf: filled,
  issued: filled,
  /** In the place of a name that is not public. */
  hiddenName: text,
  /** Beside the code that a phone reads. */
  check: text,
  /** By what it was earned, and in a sentence what it is: for programs that read the credential. */
  criteria: text,
  description: filled,
  valid: v.object({ title: text, text: filled }),
  revoked: v.object({ title: text, text: filled }),
  unknown: v.object({ title: text, text }),
  /** How one looks, on the pricing page; `date` stands in the place of a date, `mark` over it and in its code. */
  sample: v.optional(v.object({ title: text, text, name: text, date: text, mark: text })),
});

/** How the name is spelled, and whether anybody who has the address sees it. */
const nameEntries = {
  name: studentNameSchema,
  isNamePublic: v.boolean("isNamePublic must be true or false"),
};

/** The body of the endpoint that issues one: the id is the student's; without a name it is the student's. */
export const newCertificateSchema = v.object({
  ...idSchema.entries,
  name: v.optional(nameEntries.name),
  isNamePublic: v.optional(nameEntries.isNamePublic, false),
});
export type NewCertificate = v.InferOutput<typeof newCertificateSchema>;

/** Of the endpoint that issues one to everybody who has finished. */
export const allCertificatesSchema = v.object({ isNamePublic: v.optional(nameEntries.isNamePublic, false) });

export const certificateNameSchema = v.object({ ...idSchema.entries, ...nameEntries });
export type CertificateName = v.InferOutput<typeof certificateNameSchema>;

export const staffCertificateSchema = v.object({
  id: v.string(),
  name: v.string(),
  isNamePublic: v.boolean(),
  title: v.string(),
  issuedAt: v.string(),
  revokedAt: v.nullable(v.string()),
});
export type StaffCertificate = v.InferOutput<typeof staffCertificateSchema>;

export const staffCertificateListSchema = v.object({ certificates: v.array(staffCertificateSchema) });
export const issuedCountSchema = v.object({ issued: v.number(), before: v.number() });
