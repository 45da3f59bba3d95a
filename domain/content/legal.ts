import * as v from "valibot";
import type { TextPart } from "../format/text.ts";
import { text, daySchema } from "./define-content.ts";

/** What the running site does with personal data, by its settings. */
export type Processing = {
  hasTeamChat: boolean;
  hasGateway: boolean;
  /** Whether questions that the assistant could not answer well are stored. */
  keepsQuestions: boolean;
  /** Null: nothing is deleted by its age. */
  retentionMonths: number | null;
  /** Whether the forms ask who is under 18. */
  asksAge: boolean;
};

const cases = {
  "with team chat": (site: Processing) => site.hasTeamChat,
  "without team chat": (site: Processing) => !site.hasTeamChat,
  "with gateway": (site: Processing) => site.hasGateway,
  "without gateway": (site: Processing) => !site.hasGateway,
  "with stored questions": (site: Processing) => site.keepsQuestions,
  "without stored questions": (site: Processing) => !site.keepsQuestions,
  "with retention": (site: Processing) => site.retentionMonths !== null,
  "without retention": (site: Processing) => site.retentionMonths === null,
  "with age question": (site: Processing) => site.asksAge,
  "without age question": (site: Processing) => !site.asksAge,
};
type Case = keyof typeof cases;
const caseNames = Object.keys(cases) as Case[];
export const isCase = (name: string): name is Case => Object.hasOwn(cases, name);
/** Whether the site works that way. */
export const holdsFor = (name: Case, site: Processing): boolean => cases[name](site);
const caseSchema = v.picklist(caseNames, `must be one of: ${caseNames.join(", ")}`);

/** A text, or one that stands on the page only where the site works that way; `{months}` is the retention. */
const passageSchema = v.union([text, v.object({ only: caseSchema, text })], "must be a text, or { only, text }");
type Passage = v.InferOutput<typeof passageSchema>;

const sectionSchema = v.object({
  id: v.pipe(text, v.regex(/^[a-z]+(-[a-z]+)*$/, "must be lower case words joined by hyphens")),
  title: text,
  only: v.optional(caseSchema),
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
  date: daySchema,
  /** Until then the page and the start say that it is a template. */
  checked: v.boolean("must be true or false"),
  sections: v.pipe(v.array(sectionSchema), v.minLength(1, "must hold a section")),
});
type LegalText = v.InferOutput<typeof legalTextSchema>;

const tableSchema = v.object({ title: text, fields: v.record(v.string(), text) });
export const storedFieldsSchema = v.object({
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

/** The text as it holds for this site. */
export function applyCases({ sections, ...facts }: LegalText, site: Processing) {
  const read = (passages: readonly Passage[]) =>
    passages.flatMap((passage) => {
      if (typeof passage === "string") return [passage];
      return cases[passage.only](site) ? [passage.text.replaceAll("{months}", String(site.retentionMonths))] : [];
    });
  return {
    ...facts,
    sections: sections
      .filter(({ only }) => !only || cases[only](site))
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
  forParents: text,
});
export type Notice = v.InferOutput<typeof noticeSchema>;
