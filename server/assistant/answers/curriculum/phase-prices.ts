import { formatList } from "#domain/format/text.ts";
import { formatRupees } from "#domain/format/money.ts";
import { phaseKeys, type PhaseKey } from "#domain/content/phase.ts";
import type { Saying } from "../../model/assistant-model.ts";
import type { Reading } from "../../reading/read-question.ts";
import { pricingLink, curriculumLink, faqLink, phaseLink } from "../../knowledge/site-links.ts";
import { listAskedPhases } from "./phase-durations.ts";
import { getPricePlan, sum, getPhaseByKey } from "./curriculum-lookup.ts";
import type { Say } from "../../knowledge/sentence-templates.ts";
import { faq } from "#content/faq.ts";
import type { Language } from "../../../language/devanagari.ts";

/** What the phases asked for cost, alone or together. */
export function answerPhasePrices(reading: Reading, say: Say): Saying | undefined {
  const asked = listAskedPhases(reading);
  if (asked.length === 0) return undefined;
  const names = asked.map((phase) => getPricePlan("home", phase).course);
  const home = asked.map((phase) => getPricePlan("home", phase).price);
  const total = formatRupees(sum(home));
  const pageTotal = formatRupees(sum(asked.map((phase) => getPricePlan("pricingPage", phase).price)));
  const differs = total !== pageTotal;
  const ofBundle = say("all-phases-price", {});
  const bundle = ofBundle === "" ? [] : [ofBundle];
  if (asked.length > 1 && asksForSeparatePrices(reading.text))
    return { text: formatPhasePrices(asked, say), link: pricingLink };
  if (asked.length > 1) {
    const parts = formatList(
      names.map((name, index) => `${name} ${formatRupees(home[index] ?? 0)}`),
      say("and", {}),
    );
    const figures = formatList(
      asked
        .filter((key) => getPricePlan("home", key).price !== getPricePlan("pricingPage", key).price)
        .map((key) => {
          const { course: phase, price } = getPricePlan("pricingPage", key);
          return say("price-for-phase", { phase, price: formatRupees(price) });
        }),
      say("and", {}),
    );
    const onPage = differs ? [say("phases-price-on-pricing-page", { figures, pageTotal })] : [];
    return { text: [say("phases-price", { parts, total }), ...onPage, ...bundle].join(" "), link: pricingLink };
  }
  return { text: [formatPhasePrices(asked, say), say("paid-once", {}), ...bundle].join(" "), link: pricingLink };
}

/** Phases that a question sets against each other are not added up: `beginner or advanced`. */
const asksForSeparatePrices = (text: string) => setsApart.test(text) && !addsUp.test(text);
const setsApart =
  /\b(or|ya|vs|versus|than|compare\w*|comparison|differences?|differ|each|respectively|separately|individually|alag|which|kaun\w*|konsa|konsi|farak|fark)\b/;
const addsUp = /\b(total|together|both|combined|sum|altogether|kul|mila ?ke|mila ?kar|plus|dono)\b/;

/** What each of them costs, on both pages. */
const formatPhasePrices = (asked: readonly PhaseKey[], say: Say) =>
  asked
    .map((key) => {
      const { course: phase } = getPricePlan("home", key);
      const price = formatRupees(getPricePlan("home", key).price);
      const pagePrice = formatRupees(getPricePlan("pricingPage", key).price);
      return price === pagePrice
        ? say("phase-price", { phase, price })
        : say("phase-price-by-screen", { phase, price, pagePrice });
    })
    .join(" ");

/** What phases cost now and cost before. */
export function answerListPrices(asked: readonly PhaseKey[], say: Say): Saying | undefined {
  if (asked.length === 0) return undefined;
  const lines = asked.map((phase) => {
    const home = getPricePlan("home", phase);
    const page = getPricePlan("pricingPage", phase);
    if (!home.listPrice || !page.listPrice) return formatPhasePrices([phase], say);
    return say("phase-list-price", {
      phase: home.course,
      price: formatRupees(home.price),
      listPrice: formatRupees(home.listPrice),
      pagePrice: formatRupees(page.price),
      pageListPrice: formatRupees(page.listPrice),
    });
  });
  return { text: lines.join(" "), link: pricingLink };
}

const isDone = /\b(after|baad|completed?|finish(ed)?|done|khatam)\b/;
const asksNext = /\b(comes?|next|follows?|agla|agle|aage)\b/;
const asksBefore = /\bcomes? before\b/;

/** `Phase 1 is complete, what comes next?` asks for the phase after the one it names. */
export function findNextOrPreviousPhase({ phases: asked, text }: Reading): readonly PhaseKey[] {
  const [key, ...others] = asked;
  if (!key || others.length > 0) return asked;
  const by = asksBefore.test(text) ? -1 : isDone.test(text) && asksNext.test(text) ? 1 : 0;
  return phaseKeys[phaseKeys.indexOf(key) + by]
    ? phaseKeys.filter((_, at) => at === phaseKeys.indexOf(key) + by)
    : asked;
}

/** What the phases named are about. */
export function answerPhaseOverview(
  asked: readonly PhaseKey[],
  say: Say,
  language: Language = "en",
): Saying | undefined {
  const [first, ...others] = asked;
  if (!first) return undefined;
  if (others.length === 0) return formatPhaseOverview(first, say, language);
  const lines = asked.map((key) => {
    const { title, month, days, highlights } = getPhaseByKey(key);
    const price = formatRupees(getPricePlan("home", key).price);
    return say("phase-line", {
      phase: title,
      month,
      days: days.length,
      price,
      highlights: formatList(highlights, say("and", {})),
    });
  });
  return { text: lines.join("\n"), link: curriculumLink };
}

/** The FAQ, which is in English, has an answer of its own for two of the phases. */
function formatPhaseOverview(key: PhaseKey, say: Say, language: Language): Saying {
  const phase = getPhaseByKey(key);
  const { title, month, days, hoursPerDay: hours, summary, highlights } = phase;
  const values = {
    phase: title,
    month,
    days: days.length,
    hours,
    summary,
    highlights: formatList(highlights, say("and", {})),
  };
  const ofFaq = language === "hi" ? undefined : faq.find(({ slug }) => slug === `${key}-phase`)?.answer;
  return { text: ofFaq ?? say("phase", values), link: phaseLink(phase) };
}

/** One phase by name, without the others: `only the intermediate phase`. */
export function answerSinglePhase(reading: Reading, say: Say): Saying | undefined {
  const [key, ...others] = listAskedPhases(reading);
  if (!key || reading.phases.length === 0 || others.length > 0) return undefined;
  const { title, month, days } = getPhaseByKey(key);
  const home = formatRupees(getPricePlan("home", key).price);
  const page = formatRupees(getPricePlan("pricingPage", key).price);
  const price = home === page ? home : say("price-by-screen", { price: home, pagePrice: page });
  return {
    text: say("one-phase", { phase: title, month, days: days.length, price }),
    link: faqLink("single-phase"),
  };
}
