import * as v from "valibot";
import { text } from "../content/define-content.ts";
import { templateText } from "../content/template-text-schemas.ts";
import { idSchema } from "../format/shared-schemas.ts";
import { studentNameSchema } from "../students/student-field-schemas.ts";

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
