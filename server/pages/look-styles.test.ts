import { expect, test } from "vitest";
import { renderLookStyles } from "./look-styles.ts";

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

test("a phase may have a colour of its own", () => {
  const styles = renderLookStyles({ accent: "#fdb01c", cool: "#36baba", phases });
  expect(styles).toMatch(/^\.phase-58a6ff\{--phase:#58a6ff;/);
  expect(styles).toContain('[data-theme="light"] .phase-58a6ff{--phase:');
});
