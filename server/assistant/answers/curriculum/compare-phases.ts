import { phases } from "#content/curriculum/phases.ts";
import { formatList } from "#domain/format/text.ts";
import { formatRupees } from "#domain/format/money.ts";
import { firstPhase, type PhaseKey } from "#domain/content/phase.ts";
import type { Saying } from "../../model/assistant-model.ts";
import type { Comparison } from "../../reading/curriculum/parse-comparison.ts";
import type { Reading } from "../../reading/read-question.ts";
import { curriculumLink, pricingLink } from "../../knowledge/site-links.ts";
import { getPhaseByKey, getPricePlan } from "./curriculum-lookup.ts";
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
  const text = [...formatYesOrNo(reading, named, comparison, say), formatComparison(named, comparison, say)].join(" ");
  return { text, link: comparison.by === "price" ? pricingLink : curriculumLink };
}

type Screen = "home" | "pricingPage";
const getComparedValue = (key: PhaseKey, { by }: Comparison, screen: Screen) =>
  by === "days" ? getPhaseByKey(key).days.length : getPricePlan(screen, key).price;

function findExtremePhases(keys: readonly PhaseKey[], comparison: Comparison, screen: Screen): PhaseKey[] {
  const values = keys.map((key) => getComparedValue(key, comparison, screen));
  const end = comparison.end === "most" ? Math.max(...values) : Math.min(...values);
  return keys.filter((_, at) => values[at] === end);
}

/** A phase's days, or its price with the other page's where they differ. */
function formatComparedValue(key: PhaseKey, comparison: Comparison, say: Say): string {
  if (comparison.by === "days") return say("days-of-figure", { days: getComparedValue(key, comparison, "home") });
  const price = formatRupees(getComparedValue(key, comparison, "home"));
  const pagePrice = formatRupees(getComparedValue(key, comparison, "pricingPage"));
  return price === pagePrice ? price : say("price-by-screen", { price, pagePrice });
}

function formatComparison(keys: readonly PhaseKey[], comparison: Comparison, say: Say): string {
  const titleOf = (key: PhaseKey) => getPhaseByKey(key).title;
  const top = findExtremePhases(keys, comparison, "home");
  const [first = keys[0] ?? firstPhase.key] = top;
  const figure = formatComparedValue(first, comparison, say);
  if (top.length === keys.length)
    return say("phases-alike", { phases: formatList(keys.map(titleOf), say("and", {})), figure });
  const others = keys
    .filter((key) => !top.includes(key))
    .map((key) => say("figure-of-phase", { phase: titleOf(key), figure: formatComparedValue(key, comparison, say) }))
    .join("; ");
  const degree = say(degrees[comparison.by][comparison.end][keys.length > 2 ? 1 : 0], {});
  const order =
    top.length > 1
      ? say("phases-at-end", { phases: formatList(top.map(titleOf), say("and", {})), degree, figure, others })
      : say("phase-at-end", { phase: titleOf(first), degree, figure, others });
  const [onPage = first] = findExtremePhases(keys, comparison, "pricingPage");
  return onPage === first ? order : `${order} ${say("other-end-on-pricing-page", { phase: titleOf(onPage) })}`;
}

/** `Is intermediate longer than advanced?` is answered first. */
function formatYesOrNo(
  { text, firstPhase }: Reading,
  keys: readonly PhaseKey[],
  comparison: Comparison,
  say: Say,
): string[] {
  if (keys.length !== 2 || comparison.isSuperlative || !isYesNo.test(text) || !firstPhase) return [];
  const top = findExtremePhases(keys, comparison, "home");
  return [say(top.length === 1 && top[0] === firstPhase ? "yes" : "no", {})];
}
