import { expect, test } from "vitest";
import type { PublicCertificate } from "#domain/certificates/certificate-facts-and-paths.ts";
import { createRendererLoader } from "../drawing/load-renderer.ts";
import { createCertificateDrawer } from "./certificate-drawer.ts";

const certificate: PublicCertificate = {
  id: "0123456789abcdef0123456789abcdef",
  name: "Asha Rao",
  issuedAt: "2026-11-01T10:00:00.000Z",
  revokedAt: null,
  courseName: "58 Days Course",
  title: "58 Days Course",
  courseDays: 58,
  phases: [{ title: "The course", first: 1, last: 58, color: "accent" }],
};

test("many who look at a certificate at once get one drawing, and one that failed is drawn anew", async () => {
  const loadRenderer = createRendererLoader("server/drawing/fonts");
  let drawings = 0;
  const draw = createCertificateDrawer({
    siteUrl: "https://course.example",
    loadRenderer,
    inTurn: (work) => ((drawings += 1) === 1 ? Promise.reject(new Error("no turn")) : work()),
  });
  await expect(draw(certificate, "svg")).rejects.toThrow("no turn");
  const copies = await Promise.all(Array.from({ length: 20 }, () => draw(certificate, "svg")));
  expect([drawings, new Set(copies).size]).toEqual([2, 1]);
  await draw({ ...certificate, name: null }, "svg");
  expect(drawings).toBe(3);
});
