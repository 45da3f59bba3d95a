import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { buildPolicyAndStripNonce, createNonce } from "./csp.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const nonce = createNonce();
const n = ` nonce="${nonce}"`;

test("our inline scripts and styles are allowed by their hash alone, and the nonce is never sent", () => {
  const { html, policy } = buildPolicyAndStripNonce(
    `<style${n}>a{}</style><script${n}>one()</script><script type="module"${n} async="">two()</script><script${n} src="/x.js"></script><script type="application/ld+json"${n}>{}</script>`,
    nonce,
  );
  expect(policy).toContain(`script-src 'self' ${hash("one()")} ${hash("two()")};`);
  expect(policy).toContain(`style-src 'self' ${hash("a{}")};`);
  expect(policy).not.toContain("unsafe");
  expect(html).not.toContain(nonce);
  expect(html).toContain('<script type="module" async="">two()</script>');
});

test("markup injected through content gets no permission", () => {
  const smuggled = [
    "<script>evil()</script>",
    `<script nonce="">evil()</script>`,
    `<script nonce="${createNonce()}">evil()</script>`,
    `<script data-x=' nonce="guess"'>evil()</script>`,
    "<style>evil()</style>",
  ];
  for (const text of smuggled) {
    const { policy } = buildPolicyAndStripNonce(
      `<main>${text}</main><script${n}>ours()</script><style${n}>b{}</style>`,
      nonce,
    );
    expect(policy, text).not.toContain(hash("evil()"));
    expect(policy, text).toContain(`script-src 'self' ${hash("ours()")};`);
    expect(policy, text).toContain(`style-src 'self' ${hash("b{}")};`);
  }
});
