import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { faces } from "#server/drawing/font-faces.ts";
import { formatLicences, listShippedLicences, permittedLicences } from "./licences.ts";

test("nothing that is run or shipped asks the owner to publish the site's sources", () => {
  const refused = listShippedLicences().filter(({ licence }) => !permittedLicences.includes(licence));
  expect(refused).toEqual([]);
});

test("the list covers runtime packages, the fonts and the icons, and leaves tools out", () => {
  const names = listShippedLicences().map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["react", "hono", "lucide-react", "@fontsource-variable/anek-latin"]));
  expect(names).not.toContain("vitest");
  expect(names).not.toContain("vnu-jar");
});

test("docs/licences.md is current: `npm run licences` writes it", () => {
  expect(readFileSync("docs/licences.md", "utf8")).toBe(formatLicences(listShippedLicences()));
});

test("each font lies beside its licence, as the licence requires", () => {
  for (const font of ["anek-latin", "sometype-mono"]) {
    const licence = readFileSync(`app/fonts/${font}-licence.txt`, "utf8");
    expect(licence).toContain("SIL OPEN FONT LICENSE Version 1.1");
    expect(licence).toBe(readFileSync(`node_modules/@fontsource-variable/${font}/LICENSE`, "utf8"));
  }
  const licences = readFileSync("server/drawing/fonts/licences.txt", "utf8");
  expect(licences).toContain("SIL OPEN FONT LICENSE Version 1.1");
  for (const { fileName } of faces) expect(licences).toContain(`${fileName}: Copyright`);
});
