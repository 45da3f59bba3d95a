import { fillTemplate } from "./fill-template.ts";

/** The sentences of `content/assistant/sentences.txt` and what the code puts into each, beside the facts. */
export const sentenceSlots = {
  yes: [],
  and: [],
  "phase-price": ["phase", "price"],
  "phase-price-by-screen": ["phase", "price", "pagePrice"],
  "paid-once": [],
  "all-phases-price": [],
  "phases-price": ["parts", "total"],
  "phases-price-on-pricing-page": ["pageTotal"],
  "phase-list-price": ["phase", "price", "listPrice", "pagePrice", "pageListPrice"],
  "weeks-of-course": [],
  "phase-weeks": ["phase", "weeks", "firstWeek", "lastWeek", "days", "hours"],
  "days-left": ["day", "left"],
  "phase-length": ["phase", "days", "month", "firstDay", "lastDay", "hours"],
  "phases-length": ["total", "parts"],
  "part-of-length": ["phase", "days", "hours"],
  "hours-of-day": ["day", "phase", "hours"],
  day: ["day", "phase", "title", "tasks"],
  "day-of-phase": ["count", "phase", "day", "title", "tasks"],
  "day-of-week": ["count", "week", "day", "title", "tasks"],
  "day-line": ["day", "phase", "title"],
  "day-of-phase-line": ["count", "phase", "day", "title"],
  days: ["firstDay", "lastDay", "count", "phases", "weeks"],
  "place-of-day": ["day", "count", "phase", "month", "week", "title"],
  "no-such-day": ["number"],
  "no-such-day-of-phase": ["phase", "number", "count", "firstDay", "lastDay"],
  "no-such-day-of-week": ["week", "number", "count", "firstDay", "lastDay"],
  "day-of-course-instead": ["day", "count", "title"],
  "no-such-week": ["number"],
  "no-such-week-of-phase": ["phase", "number", "count", "firstWeek", "lastWeek"],
  "no-such-phase": ["unit", "number", "phaseCount"],
  week: ["week", "title", "topics", "projects"],
  "week-projects-first": ["week", "title", "topics", "projects"],
  "week-of-phase": ["count", "phase", "week", "firstDay", "lastDay"],
  "week-line": ["week", "phase", "title", "projects"],
  "place-of-week": ["week", "phase", "month", "count", "firstDay", "lastDay", "title"],
  weeks: ["firstWeek", "lastWeek", "count", "phases"],
  "phase-at-end": ["phase", "degree", "figure", "others"],
  "phases-at-end": ["phases", "degree", "figure", "others"],
  "phases-alike": ["phases", "figure"],
  "figure-of-phase": ["phase", "figure"],
  "days-of-figure": ["days"],
  "other-end-on-pricing-page": ["phase"],
  "one-phase": ["phase", "month", "days", "price"],
  "price-by-screen": ["price", "pagePrice"],
  phase: ["phase", "month", "days", "hours", "summary", "highlights"],
  "phase-line": ["phase", "month", "days", "price", "highlights"],
  topic: ["topic", "places"],
  "place-of-topic": ["phase", "month", "days"],
  "day-of-topic": ["day", "title"],
  "topic-not-in-phase": ["phase"],
  "other-topic": ["topic", "day"],
  "topic-not-taught": ["topic"],
  "ask-back": [],
  "nearest-topic": ["topic", "day", "title"],
  "all-topics": [],
  "also-not-taught": ["topics"],
  post: ["title", "description"],
  no: [],
  cheaper: [],
  cheapest: [],
  dearer: [],
  dearest: [],
  shorter: [],
  shortest: [],
  longer: [],
  longest: [],
} as const;

type SentenceName = keyof typeof sentenceSlots;
type Values<Name extends SentenceName> = Readonly<Record<(typeof sentenceSlots)[Name][number], string | number>>;

/** Says the named sentence with its slots filled. */
export type Say = <Name extends SentenceName>(name: Name, values: Values<Name>) => string;

export const sayWith =
  (sentences: Readonly<Record<string, string>>): Say =>
  (name, values) =>
    fillTemplate(sentences[name] ?? "", values);
