import { phases } from "#content/curriculum/phases.ts";
import type { PhaseKey } from "#domain/content/phase.ts";
import type { Saying } from "../../model/assistant-model.ts";
import type { Comparison } from "../../reading/curriculum/parse-comparison.ts";
import type { Reading } from "../../reading/read-question.ts";
import { curriculumLink, pricingLink } from "../../knowledge/site-links.ts";
import { describePhase, getPhaseByKey, getPricePlan, joinList } from "./plan-values.ts";
import type { Say } from "../../knowledge/sentence-templates.ts";

const degrees = {
  price: { least: ["cheaper", "cheapest"], most: ["dearer", "dearest"] },
  days: { least: ["shorter", "shortest"], most: ["longer", "longest"] },
} as const;
const isYesNo = /^(is|are|does|do|will|would|kya)\b/;
const namesPhase = /\b(phases?|months?|mahin[ae]|parts?|levels?|stages?|option|plan|one|which|kaun\w*|kon\w*|kis)\b/;

/** Phases side by side, by their price or their days: `the cheapest phase`, `is intermediate longer than advanced`. */
export function comparePhases(reading: Reading, say: Say): Saying | undefined {
  const { comparison } = reading;
  if (!comparison || reading.concepts.has("bundle")) return undefined;
  const named = reading.phases.length > 1 || reading.without.length > 0 ? reading.phases : phases.map(({ key }) => key);
  const isOfPhases = reading.phases.length > 1 || namesPhase.test(reading.text);
  const isWish = comparison.by === "price" && comparison.end === "least" && comparison.isSuperlative;
  // `the cheapest way to learn React` is the price of the phase that teaches it.
  if (!isOfPhases && (!isWish || reading.topics.length > 0)) return undefined;
  const text = [...openWithYesOrNo(reading, named, comparison, say), formatComparison(named, comparison, say)].join(
    " ",
  );
  return { text, link: comparison.by === "price" ? pricingLink : curriculumLink };
}

type Screen = "home" | "pricingPage";

function findExtremePhases(keys: readonly PhaseKey[], { by, end }: Comparison, screen: Screen): PhaseKey[] {
  const values = keys.map((key) => (by === "days" ? getPhaseByKey(key).days.length : getPricePlan(screen, key).price));
  const extreme = end === "most" ? Math.max(...values) : Math.min(...values);
  return keys.filter((_, at) => values[at] === extreme);
}

/** A phase with its days, or its price and the other page's where they differ. */
function describeFigure(key: PhaseKey, { by }: Comparison, say: Say) {
  const values = describePhase(key, say);
  const price = values.price === values.pagePrice ? values.price : say("price-by-screen", values);
  return { phase: values.phase, figure: by === "days" ? say("days-of-figure", values) : price };
}

function formatComparison(keys: readonly PhaseKey[], comparison: Comparison, say: Say): string {
  const top = findExtremePhases(keys, comparison, "home");
  const described = keys.map((key) => ({ isTop: top.includes(key), ...describeFigure(key, comparison, say) }));
  const [first = { phase: "", figure: "" }, ...more] = described.filter(({ isTop }) => isTop);
  const { figure } = first;
  const named = joinList(
    [first, ...more].map(({ phase }) => phase),
    say,
  );
  if (top.length === keys.length) return say("phases-alike", { phases: named, figure });
  const others = described.flatMap((each) => (each.isTop ? [] : [say("figure-of-phase", each)])).join("; ");
  const degree = say(degrees[comparison.by][comparison.end][keys.length > 2 ? 1 : 0], {});
  const order =
    more.length > 0
      ? say("phases-at-end", { phases: named, degree, figure, others })
      : say("phase-at-end", { phase: first.phase, degree, figure, others });
  const [onPage = top[0]] = findExtremePhases(keys, comparison, "pricingPage");
  if (onPage === undefined || onPage === top[0]) return order;
  return `${order} ${say("other-end-on-pricing-page", describePhase(onPage, say))}`;
}

/** `Is intermediate longer than advanced?` is answered first. */
function openWithYesOrNo(
  { text, firstPhase }: Reading,
  keys: readonly PhaseKey[],
  comparison: Comparison,
  say: Say,
): string[] {
  if (keys.length !== 2 || comparison.isSuperlative || !isYesNo.test(text) || !firstPhase) return [];
  const top = findExtremePhases(keys, comparison, "home");
  return [say(top.length === 1 && top[0] === firstPhase ? "yes" : "no", {})];
}
