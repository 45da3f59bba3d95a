import type { ChatField } from "../chat-message.ts";
import { truncateGraphemes } from "../sanitize-text.ts";

/** A field of a chat that shows texts letter for letter. */
export type PlainField = { name: string; value: string; isLong: boolean };

const shortened = "… (shortened: the whole text is saved with the request)";
const longestDigestLine = 120;
const longestShort = 300;

/** A character that nobody sees keeps clients from turning a typed address into a link. */
export const breakLinks = (text: string) => text.replaceAll("://", ":\u2060//");

export const truncate = (text: string, max: number, ending = "…") =>
  text.length <= max ? text : truncateGraphemes(text, max - ending.length).trim() + ending;

export const toPlainFields = (fields: readonly ChatField[]): PlainField[] =>
  fields.map(({ name, value, isLong = false, empty }) => {
    const isDigest = typeof value !== "string";
    const text = isDigest
      ? value
          .filter(Boolean)
          .map((line) => truncate(line, longestDigestLine))
          .join("\n")
      : value;
    return { name, value: breakLinks(text) || empty, isLong: isLong || isDigest || text.length > longestShort };
  });

/** The fields, whole if `isFitting` accepts them, else each cut to the largest size that it accepts. */
export function shortenToFit(
  fields: readonly PlainField[],
  isFitting: (fields: readonly PlainField[]) => boolean,
): readonly PlainField[] {
  let cut = fields;
  for (let max = 5000; max > 60 && !isFitting(cut); max = Math.floor(max * 0.8)) {
    cut = fields.map((field) => ({ ...field, value: truncate(field.value, max, shortened) }));
  }
  return cut;
}

export const byteLength = (payload: object) => Buffer.byteLength(JSON.stringify(payload));
