import * as v from "valibot";
import { count, defineContent, text } from "./define-content.ts";
import { phaseColorSchema } from "./look-schema.ts";
import { sitePathSchema } from "./page-metadata.ts";
import { courseLength, mapPhases, phaseKeys, phaseList, phaseRanges, unit, type PhaseKey } from "./phase.ts";
import { textWithCode } from "./template-text-schemas.ts";

const maxDays = 200;
/** Names of the site's own in the same places: the plan of all phases, and parameters of the home page's URL. */
const takenKeys = ["bundle", "phase", "faq", "about"];
const keySchema = v.pipe(
  text,
  v.regex(/^[a-z][a-z0-9-]*$/, "must be lower case words joined by hyphens"),
  v.check((key) => !takenKeys.includes(key), `must not be one of ${takenKeys.join(", ")}`),
);
export const phaseListSchema = v.pipe(
  v.array(
    v.strictObject({
      key: keySchema,
      days: v.pipe(count, v.maxValue(maxDays, `must be ${maxDays} or less`)),
      color: phaseColorSchema,
    }),
  ),
  v.minLength(1, "must be one phase or more"),
  v.maxLength(6, "must be six phases or fewer"),
  v.checkItems(
    ({ key }, index, items) => items.findIndex((item) => item.key === key) === index,
    ({ input }) => `must not repeat the key ${input.key}`,
  ),
);
// Checked here and not where it is read: browsers load that file, and need no schema for what the build has checked.
/** The plan has weeks and phases beside it, and the assistant must tell them apart. */
const unitName = v.pipe(
  text,
  v.regex(/^[a-z]+$/, "must be one word in lower case"),
  v.regex(
    /^(?!(?:week|month|phase|task)s?$)/,
    "must be none of week, month, phase and task, which the plan has beside it",
  ),
);
export const unitSchema = v.strictObject({ one: unitName, many: unitName });
defineContent("content/phase-list.ts", v.strictObject({ phaseList: phaseListSchema, unit: unitSchema }), {
  phaseList: [...phaseList],
  unit,
});

const daySchema = v.object({
  day: v.pipe(count, v.maxValue(courseLength, `must be ${courseLength} or less, or content/phase-list.ts say more`)),
  title: textWithCode,
  icon: text,
  tasks: v.tuple([textWithCode, textWithCode, textWithCode], "must be three tasks"),
});
export type Day = v.InferOutput<typeof daySchema>;
export type ListedDay = Omit<Day, "icon">;

/** Where the files of demos lie, in `public/`: the server lets pages of the site frame these alone. */
export const demosPath = "/demos/";
const demoSchema = v.object({
  title: text,
  /** What it does, in a sentence or two. */
  text,
  /** The day on which it is built. */
  day: count,
  path: v.pipe(
    text,
    v.regex(/^\/demos\/[a-z0-9-]+\.html$/, "must be an HTML file of public/demos/, such as /demos/to-do-list.html"),
  ),
});
export type Demo = v.InferOutput<typeof demoSchema>;

const phaseFields = v.object({
  key: v.picklist(phaseKeys),
  /** The short name on tabs and rails: `Beginner`. */
  name: v.pipe(text, v.maxLength(30, "must be 30 characters or fewer: it stands on tabs")),
  /** The course name on cards and in requests: `Beginner Phase`. */
  title: text,
  /** When it is, such as `Month 1` or `The first weekend`. */
  month: v.optional(text),
  /** What follows the number of its days on the home page: `21 Days of intensive learning`. */
  daysOf: v.optional(text),
  /** The address of its page. */
  path: sitePathSchema,
  /** Addresses that the page had before: they lead to the one it has now. */
  formerPaths: v.optional(v.array(sitePathSchema)),
  /** What the title of its page says after its name, and what search engines are told that it is about. */
  subject: text,
  keywords: v.array(text),
  /** What search engines are told that one must know, such as `Beginner`. */
  level: v.optional(text),
  /** What the phase page says under its title. */
  summary: text,
  hoursPerDay: v.pipe(
    v.number("must be a number"),
    v.gtValue(0, "must be more than 0"),
    v.maxValue(24, "must be 24 or less"),
  ),
  highlights: v.pipe(v.array(text), v.minLength(1, "must be one highlight or more")),
  outcomes: v.optional(v.array(v.object({ icon: text, title: text, text })), []),
  /** A small finished project to try on its page. */
  demo: v.optional(demoSchema),
  days: v.array(daySchema),
});

/** What is found in their place: how many, from which to which, and the first that does not follow. */
function describeDays(days: readonly { day: number }[]): string {
  const odd = days.find(({ day }, index) => index > 0 && day !== (days[index - 1]?.day ?? 0) + 1);
  const range = days.length > 0 ? `, ${days[0]?.day} to ${days.at(-1)?.day}` : "";
  return `there are ${days.length}${range}${odd ? `; ${odd.day} does not follow the one before it` : ""}`;
}

const getPhaseLength = (key: PhaseKey) => phaseRanges[key].last - phaseRanges[key].first + 1;

export const phaseSchema = v.pipe(
  phaseFields,
  v.forward(
    v.check(
      ({ key, days }) =>
        days.length === getPhaseLength(key) && days.every(({ day }, index) => day === phaseRanges[key].first + index),
      ({ input: { key, days } }) =>
        `must be the ${getPhaseLength(key)} days ${phaseRanges[key].first} to ${phaseRanges[key].last} of content/phase-list.ts, in order and without gaps, but ${describeDays(days)}`,
    ),
    ["days"],
  ),
  v.forward(
    v.check(
      ({ demo, days }) => !demo || days.some(({ day }) => day === demo.day),
      ({ input: { key } }) => `must be a day of its phase, ${phaseRanges[key].first} to ${phaseRanges[key].last}`,
    ),
    ["demo", "day"],
  ),
);
export type Phase = v.InferOutput<typeof phaseSchema>;

/** Each phase of the list once and in its order; each is checked in its own file. */
export const phasesSchema = v.pipe(
  v.array(v.custom<Phase>((phase) => typeof phase === "object")),
  v.check(
    (phases) => phases.map(({ key }) => key).join(", ") === phaseKeys.join(", "),
    `must be the phases of content/phase-list.ts in their order: ${phaseKeys.join(", ")}`,
  ),
);
/** A phase as pages show it, without what their heads and the assistant are made of. */
export type ShownPhase = Omit<Phase, "formerPaths" | "subject" | "keywords" | "level">;
export type ListedPhase = Pick<Phase, "key" | "name" | "title" | "month" | "daysOf" | "path" | "highlights"> & {
  days: readonly ListedDay[];
};

const weekSchema = v.object({
  week: count,
  title: text,
  topics: v.pipe(v.array(textWithCode), v.minLength(1, "must be one topic or more")),
  projects: v.optional(v.array(text), []),
  tools: v.optional(v.array(text), []),
});

const phaseWeeksSchema = (key: PhaseKey) =>
  v.pipe(
    v.array(weekSchema),
    v.minLength(1, "must be one week or more"),
    v.maxLength(getPhaseLength(key), `must be ${getPhaseLength(key)} weeks or fewer: a week has a day or more`),
  );
const weeksOfPhases = v.strictObject(mapPhases(phaseWeeksSchema));
export const weeksSchema = v.pipe(
  weeksOfPhases,
  v.check(
    (phases) => phaseKeys.flatMap((key) => phases[key]).every(({ week }, index) => week === index + 1),
    ({ input }) => {
      const numbers = phaseKeys.flatMap((key) => input[key]).map(({ week }) => week);
      return `must number the weeks through all phases, 1, 2, 3 and so on, but are ${numbers.join(", ")}`;
    },
  ),
);
export type Week = v.InferOutput<typeof weekSchema>;
