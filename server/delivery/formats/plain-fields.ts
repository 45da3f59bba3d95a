import { timeZone } from "#domain/format/time-zone.ts";
import { formatMoment } from "#domain/history/change.ts";
import type { ChatField, TeamMessage } from "../team-message.ts";
import { truncate } from "./truncate.ts";

/** A field of a chat that shows texts letter for letter. */
export type PlainField = { name: string; value: string; isLong: boolean; isLink: boolean };

export const formatReferenceAndTime = ({ reference, time }: Pick<TeamMessage, "reference" | "time">) =>
  `${reference}, ${formatMoment(time)} ${timeZone.short}`;

const shortened = "… (shortened: the whole text is saved with the request)";
const maxDigestLineLength = 120;
const maxShortLength = 300;

/** A character that nobody sees keeps clients from turning a typed address into a link. */
export const breakLinks = (text: string) => text.replaceAll("://", ":\u2060//");

export const toPlainFields = (fields: readonly ChatField[]): PlainField[] =>
  fields.map(({ name, value, isLong = false, isLink = false, empty }) => {
    const isDigest = typeof value !== "string";
    const text = isDigest
      ? value
          .filter(Boolean)
          .map((line) => truncate(line, maxDigestLineLength))
          .join("\n")
      : value;
    const shown = isLink ? text : breakLinks(text);
    return { name, value: shown || empty, isLong: isLong || isDigest || text.length > maxShortLength, isLink };
  });

/** The fields, whole if `isFitting` accepts them, else each cut to the largest size that it accepts. */
export function shortenFieldsToFit(
  fields: readonly PlainField[],
  isFitting: (fields: readonly PlainField[]) => boolean,
): readonly PlainField[] {
  let cut = fields;
  for (let max = 5000; max > 60 && !isFitting(cut); max = Math.floor(max * 0.8)) {
    cut = fields.map((field) => ({ ...field, value: truncate(field.value, max, shortened) }));
  }
  return cut;
}

export const jsonByteLength = (payload: object) => Buffer.byteLength(JSON.stringify(payload));
