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
  "phase-length": ["phase", "days", "month", "firstDay", "lastDay", "hours"],
  "phases-length": ["total", "parts"],
  "part-of-length": ["phase", "days", "hours"],
  day: ["day", "phase", "title", "tasks"],
  "past-last-day": [],
  week: ["week", "title", "topics", "projects"],
  "week-projects-first": ["week", "title", "topics", "projects"],
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
  post: ["title", "description"],
} as const;

type SentenceName = keyof typeof sentenceSlots;
type Values<Name extends SentenceName> = Readonly<Record<(typeof sentenceSlots)[Name][number], string | number>>;

/** Says the named sentence with its slots filled. */
export type Say = <Name extends SentenceName>(name: Name, values: Values<Name>) => string;

export const sayWith =
  (sentences: Readonly<Record<string, string>>): Say =>
  (name, values) =>
    fillTemplate(sentences[name] ?? "", values);
