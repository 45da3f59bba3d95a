import { devanagariUnit } from "#content/assistant/words/counting.ts";
import { perDay } from "#domain/content/day-phrases.ts";
import { unit } from "#domain/content/phase.ts";
import { capitalise } from "#domain/format/text.ts";
import { complain, type Line } from "./parse-content-files.ts";

/** The sentences of `content/assistant/sentences.txt`, each with what the code puts into it beside the facts. */
const sentencesWithSlots = `
yes, and, phase-price: phase price, phase-price-by-screen: phase price pagePrice, paid-once, own-currency-only,
all-phases-price, phases-price: parts total, phases-price-on-pricing-page: figures pageTotal,
price-for-phase: price phase, phase-list-price: phase price listPrice pagePrice pageListPrice, weeks-of-course,
phase-weeks: phase weeks firstWeek lastWeek days hours, days-left: day left,
phase-length: phase days month firstDay lastDay hours, phases-length: total parts,
phases-difference: difference parts, part-of-length: phase days hours, hours-of-day: day phase hours,
day: day phase title tasks, day-of-phase: count phase day title tasks, day-of-week: count week day title tasks,
day-line: day phase title, day-of-phase-line: count phase day title, days: firstDay lastDay count phases weeks,
place-of-day: day count phase month week title, no-such-day: number,
no-such-day-of-phase: phase number count firstDay lastDay,
no-such-day-of-week: week number count firstDay lastDay, day-of-course-instead: day count title,
no-such-week: number, no-such-week-of-phase: phase number count firstWeek lastWeek,
no-such-phase: unit number phaseCount, week: week title topics projects,
week-projects-first: week title topics projects, week-of-phase: count phase week firstDay lastDay,
week-line: week phase title projects, place-of-week: week phase month count firstDay lastDay title,
weeks: firstWeek lastWeek count phases, cheapest-phase: phase price, one-phase: phase month days price,
price-by-screen: price pagePrice, phase: phase month days hours summary highlights,
phase-line: phase month days price highlights, topic: topic places, place-of-topic: phase month days,
day-of-topic: day title, days-of-topic: firstDay lastDay, project-days: days,
projects-of-phase: phase count projects, projects-with-topic: topic projects,
how-hard: parts, tests-of-week: week days, no-test-in-week: week, topic-not-in-phase: phase,
other-topic: topic day, last-day-of-topic: topic day title, week-of-topic: weeks,
next-to-topic: topic day title tasks, topic-not-taught: topic, topics-not-taught: topics, not-said,
nearest-topic: topic day title, nearest-to-topics: topic day title, all-topics, also-not-taught: topics,
post: title description minutes, passage: page text, ask-day: day, ask-week: week, ask-phase-price: phase,
ask-phase: phase, ask-phase-length: phase, no, ask-back: first second, said-already: answer, advice: phase highlights,
advice-first, advice-needs: before topics, advice-budget: budget plans, advice-budget-one: budget plans, advice-beyond: plans, advice-not-enough: budget phase price,
advice-later: budget plans, builds-on, advice-free, advice-not-needed: phase highlights, in-weeks: weeks, advice-too-dear: phase price,
advice-new: phase price highlights, advice-ask: phase price highlights, advice-tell,
advice-knowing: topics phase price highlights, advice-not-yet: phase before,
advice-hours: hours days planned plannedHours, advice-week-hours: hours weeks planned plannedHours,
course-hours: hours count total, course-week-hours: hours count total, advice-time: days phases, advice-too-long: phase days given, advice-bundle,
days-between: firstDay firstTitle lastDay lastTitle difference, comes-first: topic day other otherDay,
phases-with-days: phases count, phases-with-tests: phases count, tests-of-phase: phase count days,
count-of-days: count, hours-of-phase: phase days hours total, prices-difference: difference parts,
dearest-phase: phase price, only-said: answer, of-single-phase, phase-not-required: phase highlights,
more-hours-a-day: phase parts`;

type Trimmed<Text> = Text extends ` ${infer Rest}` | `\n${infer Rest}` ? Rest : Text;
type Parts<Text, By extends string, Found = never> = Text extends `${infer Part}${By}${infer Rest}`
  ? Parts<Rest, By, Found | Trimmed<Part>>
  : Found | Trimmed<Text>;
type Sentence = Parts<typeof sentencesWithSlots, ",">;
type SentenceName = Sentence extends infer One ? (One extends `${infer Name}: ${string}` ? Name : One & string) : never;
type Slot<Name extends SentenceName> =
  Extract<Sentence, `${Name}: ${string}`> extends `${string}: ${infer Slots}` ? Parts<Slots, " "> & string : never;

export const slotsBySentence: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  sentencesWithSlots.split(",").map((sentence) => {
    const [name = "", slots] = sentence.trim().split(": ");
    return [name, slots?.split(" ") ?? []];
  }),
);

type Values<Name extends SentenceName> = Readonly<Record<Slot<Name>, string | number>>;

/** Says the named sentence with its slots filled. */
export type Say = <Name extends SentenceName>(name: Name, values: Values<Name>) => string;

export const createSentenceFormatter =
  (sentences: Readonly<Record<string, string>>): Say =>
  (name, values) =>
    tidy(fillKnownPlaceholders(sentences[name] ?? "", values));

/** A text in which a value was empty or one: no `Projects: .`, no `(, day 1)` and no `1 days`. */
const tidy = (text: string) =>
  text
    .replaceAll(/ [^\s:]+: ?[.।](?=\s|$)/g, "")
    .replaceAll(/ (?=[,;:।)]|\.(?:\s|$))|(?<=\()[,;:] | ?\(\)|[,:] ?(?=[,;.)।])/g, "")
    .replaceAll(/(?<![\d.,])1 (day|hour|week|month|phase|test|review)s\b/g, "1 $1")
    .replaceAll(manyOfOne, `1 ${unit.one}`);

const manyOfOne = new RegExp(`(?<![\\d.,])1 ${unit.many}\\b`, "g");

/**
 * The texts say day: a course that counts evenings says evening in its place. What is counted in digits is of the calendar: `90 days`.
 * Hindi texts say दिन, and दिनों before a postposition.
 */
const nameUnit = (template: string) =>
  template
    .split(/(\{[^}]*\})/)
    .map((part) =>
      part.startsWith("{")
        ? part
        : part
            .replaceAll(/(?<!\d )\b(a )?(d)ay(s?)\b/gi, (_, article: string | undefined, d: string, s: string) => {
              const name = article ? perDay : s ? unit.many : unit.one;
              return d === "D" ? capitalise(name) : name;
            })
            .replaceAll(/(?<!\d )दिन(ों)?(?![\p{L}\p{M}])/gu, (_, many?: string) =>
              many ? devanagariUnit.many : devanagariUnit.one,
            ),
    )
    .join("");

/** A name in braces, as it is written or changed: `{email}`, `{mission:lower}`, `{phase:the}`. */
const placeholder = /\{([\w.-]+)(?::(lower|plain|first|rest|the|The|article|a))?\}/g;

/** An abbreviation keeps its capitals: `MCP server`. */
export const lowerFirst = (text: string) =>
  /^\p{Lu}[\p{Lu}.]/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** As a fact is called after a text: `Prompt engineering` is `prompt-engineering`. */
export const formatSlug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** `Yes.`, `No.` and `Yes, a pair` are said to one question only. */
export const dropYesOrNo = (text: string) =>
  text.replace(/^(?:Yes|No)[.,] (\S)/, (_, next: string) => next.toUpperCase());

/** `the Beginner Phase`; a title that is a name of its own, such as Core Rust, has no article. */
export const withDefiniteArticle = (title: string) =>
  /\b(?:phase|bundle|level|month|part|module|course|stage|block|unit|term|week|year)$/i.test(title)
    ? `the ${title}`
    : title;

/** By its sound: a letter said by its name may begin with a vowel, as in `an MSc` and `an M.Sc.`; `a university` begins with none. */
const withIndefiniteArticle = (text: string) =>
  `${/^(?!uni(?!n)|use|eu|one)[aeiou]|^honou?r/i.test(text) || /^[FHLMNRSX][\p{Lu}.]/u.test(text) ? "an" : "a"} ${text}`;

const changes = {
  the: withDefiniteArticle,
  The: (title: string) => withDefiniteArticle(title).replace(/^the /, "The "),
  article: withIndefiniteArticle,
  a: (text: string) => withIndefiniteArticle(lowerFirst(text)),
  lower: lowerFirst,
  /** Without the `Yes.` or `No.` that only its own question has asked for. */
  plain: dropYesOrNo,
  /** Its first sentence after that. */
  first: (text: string) => /^[^.]*\./.exec(dropYesOrNo(text))?.[0] ?? text,
  /** Without its first sentence. */
  rest: (text: string) => dropYesOrNo(text).replace(/^[^.]*\. /, ""),
};

/** Fills every placeholder that has a value and leaves the others, and those of `open`. */
export function fillKnownPlaceholders(
  template: string,
  values: Readonly<Record<string, string | number>>,
  open: readonly string[] = [],
): string {
  return template.replaceAll(placeholder, (written, name: string, change?: keyof typeof changes) => {
    if (open.includes(name) || !Object.hasOwn(values, name)) return written;
    const value = String(values[name]);
    return change ? changes[change](value) : value;
  });
}

/** The name in a placeholder, without what changes it: `email` of `{email:lower}`. */
export const placeholderName = (written: string) => written.replaceAll(/[{}]|:\w+/g, "");

/** Everything in braces, right or wrong. */
export const listPlaceholders = (template: string): string[] => template.match(/\{[^}]*\}?/g) ?? [];

/** Lines as one text with its facts filled in; `slots` stay open for the code. */
export function fillAndJoinTemplateLines(
  lines: readonly Line[],
  facts: Readonly<Record<string, string>>,
  slots: readonly string[] = [],
): string {
  const slotValues = Object.fromEntries(slots.map((slot) => [slot, ""]));
  const isKnown = (written: string) =>
    [slotValues, facts].some((values) => fillKnownPlaceholders(written, values) !== written);
  const filled = lines.map((line) => {
    for (const written of listPlaceholders(line.text))
      if (!isKnown(written))
        complain(line, `${written} is no fact that the content has: see the names in the other answers.`);
    // A slot wins over a fact of the same name.
    return fillKnownPlaceholders(nameUnit(line.text), facts, slots);
  });
  return slots.length > 0 ? filled.join(" ") : tidy(filled.join(" "));
}
