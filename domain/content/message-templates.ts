import * as v from "valibot";
import { currency } from "#region";
import { isHinglish } from "../format/is-hinglish.ts";
import { text } from "./define-content.ts";
import { templateText } from "./template-text-schemas.ts";

export const messageLanguages = { en: "English", hinglish: "Hinglish", hi: "हिन्दी" } as const;
export type MessageLanguage = keyof typeof messageLanguages;
const languageKeys = ["en", "hinglish", "hi"] satisfies (keyof typeof messageLanguages)[];

/** A course that answers no Hindi writes none by hand either. */
export const listEnabledMessageLanguages = (answersInHindi: boolean): MessageLanguage[] =>
  answersInHindi ? languageKeys : ["en"];

/** Whom a message is for: who sent one of the two forms, or a student. */
export const messageAudiences = ["enrollment", "contact", "student"] as const;
export type MessageAudience = (typeof messageAudiences)[number];

export const messageFields = ["name", "course", "price", "reference", "upi", "studentLink", "answer"] as const;
export type MessageField = (typeof messageFields)[number];
export type MessageValues = Partial<Record<MessageField, string>>;

const placeholder = /\{(\w*)\}/g;
const isField = (name: string): name is MessageField => messageFields.some((field) => field === name);

const templateField = templateText(messageFields);

const messageSchema = v.strictObject({
  subject: v.pipe(templateField, v.regex(/^[^\r\n]*$/, "must be one line")),
  text: templateField,
});

const upiSchema = v.pipe(
  v.strictObject({
    /** `name@bank`, as a UPI app shows it. */
    id: v.pipe(text, v.regex(/^[\w.-]{2,256}@[a-z][a-z\d.-]{1,63}$/i, "must be a UPI id such as course@examplebank")),
    /** Who is paid, as the app shows it. */
    payee: text,
  }),
  v.check(() => currency.code === "INR", "needs prices in INR (`content/region.ts`): UPI knows no other currency"),
);

export const messageTemplatesSchema = v.strictObject({
  upi: v.nullable(upiSchema),
  templates: v.pipe(
    v.array(
      v.strictObject({
        key: v.pipe(text, v.regex(/^[a-z\d-]{1,40}$/, "must be a short name such as how-to-pay")),
        /** What staff call it. */
        name: text,
        /** The first one of an audience is offered first. */
        for: v.pipe(v.array(v.picklist(messageAudiences)), v.minLength(1, "must name somebody")),
        en: messageSchema,
        /** Left out of all templates, the language is not offered. */
        hinglish: v.optional(messageSchema),
        hi: v.optional(messageSchema),
      }),
    ),
    v.check(
      (templates) => new Set(templates.map(({ key }) => key)).size === templates.length,
      "must have a key of its own each",
    ),
    v.check(
      (templates) => messageAudiences.every((one) => templates.some((template) => template.for.includes(one))),
      `must have one for each of ${messageAudiences.join(", ")}`,
    ),
  ),
});

/** As the staff page gets it: fetched after signing in, so that visitors do not download it. */
export const templateListSchema = v.object({
  courseName: v.string(),
  /** An older instance, which may respond during an upgrade, does not send it. */
  languages: v.optional(v.array(v.picklist(languageKeys)), languageKeys),
  givesCertificates: v.optional(v.boolean(), true),
  ...messageTemplatesSchema.entries,
});

/** Without the lines that name a value which is missing: without a UPI id there is no sentence about it. */
export const dropUnfillableLines = (template: string, hasValue: (field: MessageField) => boolean) =>
  template
    .split("\n")
    .filter((line) => [...line.matchAll(placeholder)].every(([, name = ""]) => !isField(name) || hasValue(name)))
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();

export const fillMessageDroppingUnfillableLines = (template: string, values: MessageValues) =>
  dropUnfillableLines(template, (field) => Boolean(values[field])).replaceAll(placeholder, (whole, name: string) =>
    isField(name) ? (values[name] ?? whole) : whole,
  );

/** Stands where the answer is to be written; no letter of any text. */
const gapMark = "\uE000";

/** The same with room for what staff have to say, and where that is; -1 where the template has no place for it. */
export function fillMessageAndFindAnswerGap(template: string, values: MessageValues) {
  const filled = fillMessageDroppingUnfillableLines(template, { ...values, answer: gapMark });
  return { text: filled.replace(gapMark, ""), gap: filled.indexOf(gapMark) };
}

/**
 * In which language to answer: by the script, then as the assistant reads Latin letters. Of several texts of a person the newest
 * comes first: an enrollment has none, and "Hi" is of no language.
 */
export function guessMessageLanguage(...written: readonly string[]): MessageLanguage {
  const [newest = "", ...older] = written.filter((text) => text.trim() !== "");
  if (/\p{Script=Devanagari}/u.test(newest)) return "hi";
  return isHinglish(newest, older[0]) ? "hinglish" : "en";
}

/** What some have and some have not; a line about the others is left out of a message that makes sense without it. */
const isOfEverybody = (field: MessageField) => !(["upi", "studentLink", "answer"] as MessageField[]).includes(field);

/** Which of the values in a text one person lacks. */
export const listMissingFields = (template: string, values: MessageValues): MessageField[] => [
  ...new Set(
    [...template.matchAll(placeholder)].flatMap(([, name = ""]) => (isField(name) && !values[name] ? name : [])),
  ),
];

/** The first that has all it is about for somebody: nobody is asked for a payment of which nothing is open. */
export const findFirstFillableTemplate = <Template extends { en: { text: string } }>(
  templates: readonly Template[],
  recipients: readonly MessageValues[],
): Template | undefined =>
  templates.find(({ en: { text } }) =>
    recipients.some((values) => !listMissingFields(text, values).some(isOfEverybody)),
  ) ?? templates[0];
