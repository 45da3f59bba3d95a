import { stripHiddenCharacters } from "#domain/format/searched-and-visible-text.ts";

/** What a visitor typed, without invisible characters, and with at most one empty line at a time. */
export function sanitizeText(text: string): string {
  const lines = text
    .toWellFormed()
    .replaceAll(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, "\n")
    .replaceAll(/(?![\n\t])\p{Cc}/gu, "");
  return stripHiddenCharacters(lines)
    .replaceAll(/\n(?:[^\S\n]*\n){2,}/g, "\n\n")
    .trim();
}

export const toOneLine = (text: string) => sanitizeText(text).replaceAll(/\s+/g, " ");
