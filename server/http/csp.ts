import { createHash, randomBytes } from "node:crypto";

/** Inline elements that bear the mark; JSON-LD is no script and needs no permission. */
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

/** Made anew for each render and known to our own components alone: what content smuggles into a page cannot bear it. */
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

/** For answers that are no page: nothing in them may run. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
