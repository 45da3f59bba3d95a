import { look } from "#content/look.ts";
import { designedColors } from "#domain/content/look-schema.ts";
import { type ColorFamily, deriveColorFamily, pickTextColor } from "#domain/content/color-contrast-and-families.ts";
import { phaseList } from "#domain/content/phase.ts";

type Colors = { accent: string; cool: string; phases: readonly { color: string }[] };

/** The shades of colours that the style sheet was not designed with, for both themes; the style sheet has its own in a layer, which these override. */
export function renderLookStyles({ accent, cool, phases }: Colors = { ...look, phases: phaseList }): string {
  const own = new Set(phases.map(({ color }) => color).filter((color) => color.startsWith("#")));
  return [
    accent === designedColors.accent ? "" : renderThemes(accent, true, nameAccent, [":root", '[data-theme="light"]']),
    cool === designedColors.cool ? "" : renderThemes(cool, false, nameCool, [":root", '[data-theme="light"]']),
    ...[...own].map((color) => {
      const selector = `.phase-${color.slice(1)}`;
      return renderThemes(color, false, namePhase, [selector, `[data-theme="light"] ${selector}`]);
    }),
  ].join("");
}

const designedMark: Record<string, string> = {
  accent: "var(--accent-mark)",
  cool: "var(--cool)",
  plain: "var(--third)",
};

/** The phases' colours along a line, each as long as its share of the days, as stops of a gradient for both themes. */
export function renderPhaseStops(phases: readonly { color: string; days: number }[] = phaseList): string {
  const length = phases.reduce((sum, { days }) => sum + days, 0);
  const rule = (selector: string, theme: "dark" | "light") => {
    let day = 0;
    const stops = phases.map(({ color, days }) => {
      const mark = designedMark[color] ?? deriveColorFamily(color, theme, { keepsFill: false }).mark;
      day += days;
      // Where a stop lies before the last one, browsers move it there.
      return `${mark} 0 ${((day / length) * 100).toFixed(1)}%`;
    });
    return `${selector}{--phase-colors:${stops.join(",")}}`;
  };
  const hasOwn = phases.some(({ color }) => color.startsWith("#"));
  return rule(":root", "dark") + (hasOwn ? rule('[data-theme="light"]', "light") : "");
}

const [letterWidth, gap] = [8.5, 3];

/** Columns of the phases by their share of the days; equal ones, in as many rows as needed, where a word would be cut so. */
export function computePhaseNameColumns(
  phases: readonly { name: string; days: readonly unknown[] }[],
  width: number,
): string {
  const days = phases.reduce((sum, phase) => sum + phase.days.length, 0);
  const room = width - gap * (phases.length - 1);
  const words = phases.map(({ name }) => letterWidth * Math.max(...name.split(/[\s-]/).map(({ length }) => length)));
  if (phases.every((phase, index) => (phase.days.length / days) * room >= (words[index] ?? 0))) {
    return phases.map((phase) => `minmax(0,${phase.days.length}fr)`).join(" ");
  }
  const columns = Math.floor((width + gap) / (Math.max(...words) + gap));
  return `repeat(${Math.max(1, Math.min(phases.length, columns))},minmax(0,1fr))`;
}

type Naming = (family: ColorFamily) => Record<string, string>;

function renderThemes(color: string, keepsFill: boolean, name: Naming, [dark, light]: [string, string]): string {
  const rule = (selector: string, theme: "dark" | "light") => {
    const declared = Object.entries(name(deriveColorFamily(color, theme, { keepsFill })));
    return `${selector}{${declared.map(([property, value]) => `--${property}:${value}`).join(";")}}`;
  };
  return rule(dark, "dark") + rule(light, "light");
}

const nameAccent: Naming = ({ fill, on, text, edge, mark, soft, hover }) => ({
  accent: fill,
  "on-accent": on,
  "on-ink": pickTextColor(on),
  "accent-text": text,
  "accent-edge": edge,
  "accent-mark": mark,
  "accent-soft": soft,
  "accent-hover": hover,
  ring: text,
});
const nameCool: Naming = ({ fill, on, text, soft }) => ({
  cool: fill,
  "on-cool": on,
  "cool-text": text,
  "cool-soft": soft,
});
const namePhase: Naming = ({ fill, on, text, edge, mark }) => ({
  phase: fill,
  "on-phase": on,
  "phase-text": text,
  "phase-edge": edge,
  "phase-mark": mark,
});
