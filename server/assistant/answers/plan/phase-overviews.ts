import { faq } from "#content/faq.ts";
import { listed } from "#domain/format/text.ts";
import { formatRupees } from "#domain/format/money.ts";
import { phaseKeys, type PhaseKey } from "#domain/content/phase.ts";
import type { Saying } from "../../model/assistant-model.ts";
import type { Language } from "../../../language/devanagari.ts";
import type { Reading } from "../../reading/read-question.ts";
import { curriculumLink, faqLink, phaseLink } from "../links.ts";
import { remainingPhases } from "./phase-lengths.ts";
import { phaseBy, planOf } from "./phase-parts.ts";
import type { Say } from "../sentences.ts";

const isDone = /\b(after|baad|completed?|finish(ed)?|done|khatam)\b/;
const asksNext = /\b(comes?|next|follows?|agla|agle|aage)\b/;
const asksBefore = /\bcomes? before\b/;

/** `Phase 1 is complete, what comes next?` asks for the phase after the one it names. */
export function phaseBeside({ phases: asked, text }: Reading): readonly PhaseKey[] {
  const [key, ...others] = asked;
  if (!key || others.length > 0) return asked;
  const by = asksBefore.test(text) ? -1 : isDone.test(text) && asksNext.test(text) ? 1 : 0;
  return phaseKeys[phaseKeys.indexOf(key) + by]
    ? phaseKeys.filter((_, at) => at === phaseKeys.indexOf(key) + by)
    : asked;
}

/** What the phases named are about. */
export function overviewOfPhases(asked: readonly PhaseKey[], say: Say, language: Language = "en"): Saying | undefined {
  const [first, ...others] = asked;
  if (!first) return undefined;
  if (others.length === 0) return overviewOf(first, say, language);
  const lines = asked.map((key) => {
    const { title, month, days, highlights } = phaseBy(key);
    const price = formatRupees(planOf("home", key).price);
    return say("phase-line", {
      phase: title,
      month,
      days: days.length,
      price,
      highlights: listed(highlights, say("and", {})),
    });
  });
  return { text: lines.join("\n"), link: curriculumLink };
}

/** The FAQ, which is in English, has an answer of its own for two of the phases. */
function overviewOf(key: PhaseKey, say: Say, language: Language): Saying {
  const phase = phaseBy(key);
  const { title, month, days, hoursPerDay: hours, summary, highlights } = phase;
  const values = {
    phase: title,
    month,
    days: days.length,
    hours,
    summary,
    highlights: listed(highlights, say("and", {})),
  };
  const ofFaq = language === "hi" ? undefined : faq.find(({ slug }) => slug === `${key}-phase`)?.answer;
  return { text: ofFaq ?? say("phase", values), link: phaseLink(phase) };
}

/** One phase by name, without the others: `only the intermediate phase`. */
export function onePhase(reading: Reading, say: Say): Saying | undefined {
  const [key, ...others] = remainingPhases(reading);
  if (!key || reading.phases.length === 0 || others.length > 0) return undefined;
  const { title, month, days } = phaseBy(key);
  const home = formatRupees(planOf("home", key).price);
  const page = formatRupees(planOf("pricingPage", key).price);
  const price = home === page ? home : say("price-by-screen", { price: home, pagePrice: page });
  return {
    text: say("one-phase", { phase: title, month, days: days.length, price }),
    link: faqLink("single-phase"),
  };
}
