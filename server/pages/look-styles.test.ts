import { expect, test } from "vitest";
import { measureContrast } from "#domain/content/color-contrast-and-families.ts";
import { computePhaseNameColumns, renderLookStyles, renderPhaseStops } from "./look-styles.ts";

const phases = [{ color: "accent" }, { color: "#58a6ff" }];

test("the colours of the design need no other shades than its own", () => {
  expect(renderLookStyles()).toBe("");
});

test("another accent brings its whole family, for both themes", () => {
  const styles = renderLookStyles({ accent: "#9b7bff", cool: "#36baba", phases: [] });
  expect(styles).toMatch(
    /^:root\{--accent:#9b7bff;--on-accent:#[0-9a-f]{6};.*--ring:#[0-9a-f]{6}\}\[data-theme="light"\]\{/,
  );
  expect(styles).not.toContain("--cool");
});

test("text on what an accent's own ink fills is read, whether the accent is light or dark", () => {
  for (const accent of ["#b5532d", "#9b7bff", "#f7e35a"]) {
    const styles = renderLookStyles({ accent, cool: "#36baba", phases: [] });
    const find = (name: string) => new RegExp(`--${name}:(#[0-9a-f]{6})`).exec(styles)?.[1] ?? "";
    expect(measureContrast(find("on-ink"), find("on-accent")), accent).toBeGreaterThan(4.5);
  }
});

test("a phase may have a colour of its own", () => {
  const styles = renderLookStyles({ accent: "#fdb01c", cool: "#36baba", phases });
  expect(styles).toMatch(/^\.phase-58a6ff\{--phase:#58a6ff;/);
  expect(styles).toContain('[data-theme="light"] .phase-58a6ff{--phase:');
});

test("a line in the phases' colours gives each its share of the days, in the shades of the theme", () => {
  expect(renderPhaseStops()).toBe(
    ":root{--phase-colors:var(--accent-mark) 0 36.2%,var(--cool) 0 72.4%,var(--third) 0 100.0%}",
  );
  const own = renderPhaseStops(phases.map(({ color }) => ({ color, days: 5 })));
  expect(own).toMatch(
    /^:root\{--phase-colors:var\(--accent-mark\) 0 50\.0%,#\w{6} 0 100\.0%\}\[data-theme="light"\]\{--phase-colors:/,
  );
});

const phase = (name: string, days: number) => ({ name, days: Array.from({ length: days }) });

test.for([
  [[21, 21, 16], ["Beginner", "Intermediate", "Advanced"], "minmax(0,21fr) minmax(0,21fr) minmax(0,16fr)"],
  [[40, 30, 30], ["Beginner", "Intermediate", "Advanced"], "repeat(3,minmax(0,1fr))"],
  [[1, 364], ["Start", "Everything"], "repeat(2,minmax(0,1fr))"],
  [[5, 5, 5, 5, 5, 5], ["One", "Intermediate", "Three", "Four", "Five", "Six"], "repeat(3,minmax(0,1fr))"],
  [[9, 9], ["Incomprehensibilities of bread", "Two"], "repeat(1,minmax(0,1fr))"],
] as const)("on a phone, no word of a phase's name is cut: %j", ([days, names, columns]) => {
  const phases = names.map((name, index) => phase(name, days[index] ?? 0));
  expect(computePhaseNameColumns(phases, 320)).toBe(columns);
});
