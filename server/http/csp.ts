import { createHash, randomBytes } from "node:crypto";

/** New for each render and known to our own components alone: markup injected through content cannot carry it. */
export const createNonce = () => randomBytes(16).toString("hex");

/**
 * The policy of one finished page: our own inline scripts and styles by hash, everything else from this site. Hashes
 * rather than nonces, because a page is rendered once and sent to everybody; so the nonce is taken out again.
 */
export function buildPolicyAndStripNonce(html: string, nonce: string): { html: string; policy: string } {
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...hashInlineElements(html, "script", nonce)].join(" "),
    ["style-src 'self'", ...hashInlineElements(html, "style", nonce)].join(" "),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
  return { html: html.replaceAll(` nonce="${nonce}"`, ""), policy };
}

/** Of inline elements with the nonce; JSON-LD is not executed and needs no permission. */
function hashInlineElements(html: string, name: "script" | "style", nonce: string): string[] {
  const elements = new RegExp(
    `<${name}(?![^>]*(?:\\ssrc=|application/ld\\+json))[^>]*\\snonce="${nonce}"[^>]*>([\\s\\S]*?)</${name}>`,
    "g",
  );
  const texts = new Set(Array.from(html.matchAll(elements), ([, text = ""]) => text));
  return Array.from(texts, (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}

/** For responses that are no page: nothing in them may run. */
export const denyAllPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * For a demo in a frame of ours: an origin of its own, which is nobody's, and no network. So what stands in the file can do nothing
 * to the site, and whoever writes it need not know of hashes.
 */
export const demoHeaders = {
  "content-security-policy": [
    "sandbox allow-scripts allow-forms",
    "default-src 'none'",
    "script-src 'unsafe-inline'",
    "style-src 'unsafe-inline'",
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; "),
  "x-frame-options": "SAMEORIGIN",
  "origin-agent-cluster": "?0",
};

/**
 * For the one worker that runs what visitors write (`app/features/lesson/python-worker.ts`): a worker has the policy of its own
 * file. It may compile WebAssembly, which no page may, and can load, send and evaluate nothing.
 */
export const pythonWorkerPolicy = `${denyAllPolicy}; script-src 'wasm-unsafe-eval'`;
