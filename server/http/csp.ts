import { createHash, randomBytes } from "node:crypto";

/** Inline elements with the mark; JSON-LD is not executed and needs no permission. */
const markedElements = (name: "script" | "style", mark: string) =>
  new RegExp(
    `<${name}(?![^>]*(?:\\ssrc=|application/ld\\+json))[^>]*\\snonce="${mark}"[^>]*>([\\s\\S]*?)</${name}>`,
    "g",
  );

const hashes = (html: string, elements: RegExp) => [
  ...new Set(
    [...html.matchAll(elements)].map(
      ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
    ),
  ),
];

/** New for each render and known to our own components alone: markup injected through content cannot carry it. */
export const makeMark = () => randomBytes(16).toString("hex");

/**
 * The policy of one finished page: our own inline scripts and styles by hash, everything else from this site. Hashes
 * rather than nonces, because a page is rendered once and sent to everybody; so the mark is taken out again.
 */
export function applyPolicy(html: string, mark: string): { html: string; policy: string } {
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...hashes(html, markedElements("script", mark))].join(" "),
    ["style-src 'self'", ...hashes(html, markedElements("style", mark))].join(" "),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
  return { html: html.replaceAll(` nonce="${mark}"`, ""), policy };
}

/** For responses that are no page: nothing in them may run. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
