import * as v from "valibot";
import { templateText } from "./template-text-schemas.ts";

/** Invalid content; the message names the file and the field. */
export class ContentError extends Error {}

/** A field that only the whole of the content shows to be wrong, as the end of a sentence that starts with its name. */
export type WrongField = { file: string; path: readonly PropertyKey[]; says: string };

/** One call of `defineContent`: what was written, what the schema made of it, and what it finds wrong. */
export type DefinedContent = {
  file: string;
  schema: v.GenericSchema;
  value: unknown;
  output: unknown;
  issues: readonly v.BaseIssue<unknown>[];
};
type Inspector = {
  onDefined: (defined: DefinedContent) => void;
  onMissing: (missing: ContentError) => void;
  onWrong: (field: WrongField) => void;
};
let inspector: Inspector | undefined;

/** From now on content is handed to the inspector, and let pass where it is invalid: so the files that import it are checked too. */
export const setContentInspector = (next: Inspector | undefined) => void (inspector = next);

/** A text names what another file does not have. The message starts with that file. */
export function reportMissingReference(message: string): void {
  const missing = new ContentError(message);
  if (!inspector) throw missing;
  inspector.onMissing(missing);
}

export function reportWrongFields(fields: readonly WrongField[]): void {
  if (inspector) for (const field of fields) inspector.onWrong(field);
  else if (fields.length > 0)
    throw new ContentError(fields.map(({ file, path, says }) => `${file}: ${path.join(".")}: ${says}`).join("\n"));
}

/** Parses one content file; an invalid one stops the build or the start, with its file and field named. */
export function defineContent<const Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  value: v.InferInput<Schema>,
): v.InferOutput<Schema> {
  const { success, output, issues = [] } = v.safeParse(schema, value);
  inspector?.onDefined({ file, schema, value, output, issues });
  // What an inspector let pass is never shown: its complaint ends the build.
  if (success || inspector) return output;
  const complaints = issues.map((issue) => `${file}: ${v.getDotPath(issue) ?? "(the whole)"}: ${issue.message}`);
  throw new ContentError(complaints.join("\n"));
}

/** A sentence or label of the site, in which nothing is filled in. */
export const text = /* @__PURE__ */ templateText();

export const count = v.pipe(
  v.number("must be a number"),
  v.integer("must be a whole number"),
  v.minValue(1, "must be 1 or more"),
);

export const calendarDateSchema = v.pipe(
  v.string("must be a date such as 2025-11-04"),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, "must be a date such as 2025-11-04"),
  v.check((value) => isCalendarDate(value), "must be a day of the calendar"),
);

function isCalendarDate(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
