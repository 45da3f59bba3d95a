import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentPolicy } from "./csp.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("inline scripts and styles are allowed by their hash alone", () => {
  const policy = contentPolicy(
    `<style>a{}</style><script>one()</script><script type="module" async="">two()</script><script src="/x.js"></script><script type="application/ld+json">{}</script>`,
  );
  expect(policy).toContain(`script-src 'self' ${hash("one()")} ${hash("two()")};`);
  expect(policy).toContain(`style-src 'self' ${hash("a{}")};`);
  expect(policy).not.toContain("unsafe");
});
