import { createHash } from "node:crypto";

const inlineScripts = /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyles = /<style[^>]*>([\s\S]*?)<\/style>/g;

const hashes = (html: string, elements: RegExp) => [
  ...new Set(
    [...html.matchAll(elements)].map(
      ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
    ),
  ),
];

/**
 * The policy of one finished page: its own inline scripts and styles by hash, everything else from this site.
 * Hashes rather than nonces, because a page is rendered once and sent to everybody.
 */
export function contentPolicy(html: string): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes(html, inlineScripts)].join(" "),
    ["style-src 'self'", ...hashes(html, inlineStyles)].join(" "),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** For answers that are no page: nothing in them may run. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
