import * as v from "valibot";
import type { TextPart } from "../format/text.ts";
import { text, calendarDateSchema } from "./define-content.ts";
import { templateText } from "./template-text-schemas.ts";

/** What the running site does with personal data, by its settings and by what is published. */
export type DataProcessing = {
  hasTeamChat: boolean;
  /** Whether the team gets a copy of each request by e-mail. */
  hasTeamMail: boolean;
  /** Whether visitors get a confirmation by e-mail. */
  hasVisitorMail: boolean;
  hasGateway: boolean;
  /** Whether questions that the assistant could not answer well are stored. */
  keepsQuestions: boolean;
  /** Null: nothing is deleted by its age. */
  retentionMonths: number | null;
  /** Whether the forms ask who is under 18. */
  asksAge: boolean;
  /** Whether the course gives certificates. */
  givesCertificates: boolean;
  /** Whether the reviews that the site shows are of students; else they are those of the content. */
  hasStudentReviews: boolean;
};

const conditions = {
  "with team chat": (site: DataProcessing) => site.hasTeamChat,
  "with team mail": (site: DataProcessing) => site.hasTeamMail,
  "with confirmation mail": (site: DataProcessing) => site.hasVisitorMail,
  "without other services": (site: DataProcessing) => !site.hasTeamChat && !site.hasTeamMail && !site.hasVisitorMail,
  "with gateway": (site: DataProcessing) => site.hasGateway,
  "without gateway": (site: DataProcessing) => !site.hasGateway,
  "with stored questions": (site: DataProcessing) => site.keepsQuestions,
  "without stored questions": (site: DataProcessing) => !site.keepsQuestions,
  "with retention": (site: DataProcessing) => site.retentionMonths !== null,
  "without retention": (site: DataProcessing) => site.retentionMonths === null,
  "with age question": (site: DataProcessing) => site.asksAge,
  "without age question": (site: DataProcessing) => !site.asksAge,
  "with certificates": (site: DataProcessing) => site.givesCertificates,
  "with student reviews": (site: DataProcessing) => site.hasStudentReviews,
  "without student reviews": (site: DataProcessing) => !site.hasStudentReviews,
};
type ConditionName = keyof typeof conditions;
const conditionNames = Object.keys(conditions) as ConditionName[];
export const isLegalConditionName = (name: string): name is ConditionName => Object.hasOwn(conditions, name);
/** Whether this site, by its settings, meets the condition. */
export const isLegalConditionMet = (name: ConditionName, site: DataProcessing): boolean => conditions[name](site);
const conditionSchema = v.picklist(conditionNames, `must be one of: ${conditionNames.join(", ")}`);

/** A text, or one that is shown only where the site meets its condition; `{months}` is replaced by the retention. */
const passageSchema = v.union(
  [text, v.object({ only: conditionSchema, text: templateText(["months"]) })],
  "must be a text, or { only, text }",
);
type Passage = v.InferOutput<typeof passageSchema>;

const sectionSchema = v.object({
  id: v.pipe(text, v.regex(/^[a-z]+(-[a-z]+)*$/, "must be lower case words joined by hyphens")),
  title: text,
  only: v.optional(conditionSchema),
  paragraphs: v.optional(v.array(passageSchema), []),
  points: v.optional(v.array(passageSchema), []),
  closing: v.optional(v.array(passageSchema), []),
  /** The generated list of what the database holds. */
  listsStoredFields: v.optional(v.boolean(), false),
});

const versionSchema = v.pipe(text, v.regex(/^\d+(\.\d+)*$/, "must be a version such as 1.0"));

export const legalTextSchema = v.object({
  version: versionSchema,
  /** Published before this one. */
  earlierVersions: v.optional(v.array(versionSchema), []),
  date: calendarDateSchema,
  /** Whether the owner had it checked; until then the page, and the log at each start, call it a template. */
  checked: v.boolean("must be true or false"),
  sections: v.pipe(v.array(sectionSchema), v.minLength(1, "must hold a section")),
});
type LegalText = v.InferOutput<typeof legalTextSchema>;

const tableSchema = v.object({ title: text, fields: v.record(v.string(), text) });
export const storedFieldDescriptionsSchema = v.object({
  sent: tableSchema,
  tables: v.record(v.string(), tableSchema),
  /** Tables without anything about a person, one sentence each. */
  withoutPeople: v.record(v.string(), text),
});

export const ownerSchema = v.object({
  legalName: v.nullable(text),
  address: v.nullable(text),
  grievanceContact: v.nullable(text),
  courts: v.nullable(text),
});

/** The legal text without the sections and passages whose condition this site does not meet. */
export function dropUnmetLegalPassages({ sections, ...facts }: LegalText, site: DataProcessing) {
  const read = (passages: readonly Passage[]) =>
    passages.flatMap((passage) => {
      if (typeof passage === "string") return [passage];
      return conditions[passage.only](site) ? [passage.text.replaceAll("{months}", String(site.retentionMonths))] : [];
    });
  return {
    ...facts,
    sections: sections
      .filter(({ only }) => !only || conditions[only](site))
      .map(({ id, title, listsStoredFields, paragraphs, points, closing }) => ({
        id,
        title,
        listsStoredFields,
        paragraphs: read(paragraphs),
        points: read(points),
        closing: read(closing),
      })),
  };
}

/** A section as its page shows it: every text cut where it names an e-mail address or a phone number. */
export type LegalPageText = Pick<LegalText, "version" | "date" | "checked"> & {
  sections: {
    id: string;
    title: string;
    paragraphs: TextPart[][];
    points: TextPart[][];
    closing: TextPart[][];
    lists: { title: string; texts: string[] }[];
  }[];
};

/** What stands at the forms, and what they ask beside the visitor's own details. */
export const noticeSchema = v.object({
  /** Under the price of an enrollment. */
  free: text,
  /** When the team answers, on a confirmation. */
  reply: text,
  /** Stored with each request: a new one wherever the notice that `path` shows has changed. */
  version: v.pipe(text, v.regex(/^[\w.-]{1,40}$/, "must be a short name such as 2026-12-31")),
  /** Pages that were opened before a release still send these. */
  earlierVersions: v.array(text),
  text,
  link: v.object({ label: text, path: v.pipe(text, v.startsWith("/", "must be a site path")) }),
  asksTick: v.boolean("must be true or false"),
  tickLabel: text,
  asksAge: v.boolean("must be true or false"),
});
export type Notice = v.InferOutput<typeof noticeSchema>;

const perKind = <Schema extends v.GenericSchema>(schema: Schema) => v.object({ enrollment: schema, contact: schema });
const subjectSchema = v.pipe(templateText(["reference"]), v.maxLength(120, "must have at most 120 characters"));

export const confirmationMailSchema = v.object({
  subject: v.pipe(subjectSchema, v.regex(/^[^\r\n]*$/, "must be one line")),
  greeting: templateText(["name"]),
  received: perKind(templateText(["reference"])),
  sentHeading: templateText(["reference"]),
  /** What happens next, by paragraphs. */
  next: perKind(v.array(templateText(["reference"]))),
  ending: v.array(templateText(["reference"])),
});
