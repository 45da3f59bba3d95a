/** A piece of a text; with an `href` it is a link. */
export type TextPart = { text: string; href?: string };

/** `a, b and c`. */
export const formatList = (items: readonly string[], last = "and") =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1)}`;

/** `1 request`, `2 requests`. */
export const formatPlural = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

/** How long somebody is asked to wait: `45 seconds`, `10 minutes`, `3 hours`; always enough. */
export function formatWait(seconds: number): string {
  if (seconds <= 60) return formatPlural(Math.ceil(seconds), "second");
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

const words = "zero one two three four five six seven eight nine ten eleven twelve";

/** `eight`, and from 13 on digits, as running text writes numbers. */
export const spellNumber = (value: number) => words.split(" ")[value] ?? String(value);

export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Text as part of HTML or XML; the control characters that XML cannot hold at all are dropped. */
export const escapeXml = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex -- just these are not allowed in XML
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
