import * as v from "valibot";
import { expect, test } from "vitest";
import { messageTemplates } from "#content/message-templates.ts";
import {
  fillMessageDroppingUnfillableLines,
  fillMessageAndFindAnswerGap,
  findFirstFillableTemplate,
  guessMessageLanguage,
  listMissingFields,
  dropUnfillableLines,
  listEnabledMessageLanguages,
  messageLanguages,
  messageTemplatesSchema,
} from "./message-templates.ts";

const values = { name: "Asha {name}", course: "the whole course", price: "₹3,000", reference: "ab12cd34" };

test("values are put in once, and a line without its value is left out", () => {
  const template = "Hello {name},\n\n{course} costs {price}.\n\nPay here: {upi}\n\nReference {reference}";
  expect(fillMessageDroppingUnfillableLines(template, values)).toBe(
    "Hello Asha {name},\n\nthe whole course costs ₹3,000.\n\nReference ab12cd34",
  );
  expect(fillMessageDroppingUnfillableLines(template, { ...values, upi: "course@bank, ₹3,000" })).toContain(
    "Pay here: course@bank, ₹3,000",
  );
  expect(fillMessageDroppingUnfillableLines("Braces {} and {other} stay", values)).toBe("Braces {} and {other} stay");
});

test("there is room for the answer where the template has it, and the caret goes there", () => {
  const filled = fillMessageAndFindAnswerGap("Hello {name},\n\n{answer}\n\nReference {reference}", values);
  expect(filled).toEqual({ text: "Hello Asha {name},\n\n\n\nReference ab12cd34", gap: 20 });
  expect(fillMessageAndFindAnswerGap("Hello {name}.", values)).toEqual({ text: "Hello Asha {name}.", gap: -1 });
});

test("what is sent to several keeps only what one of them has a value for; nobody without Hindi writes any", () => {
  const template = "Hello {name},\nPay here: {upi}\nBraces {other} stay";
  expect(dropUnfillableLines(template, (field) => field === "name")).toBe("Hello {name},\nBraces {other} stay");
  expect(listEnabledMessageLanguages(false)).toEqual(["en"]);
  expect(listEnabledMessageLanguages(true)).toEqual(Object.keys(messageLanguages));
});

test.for([
  ["When does it start?", "en"],
  ["Hi, is the batch in the evening?", "en"],
  ["mujhe python seekhna hai, fees kitni hai", "hinglish"],
  ["Kya aap weekend class lete hain", "hinglish"],
  ["Certificate milega kya?", "hinglish"],
  ["fees kitni hai", "hinglish"],
  ["Can I start after Diwali? My friend Jai told me about it.", "en"],
  ["फीस कितनी है?", "hi"],
  ["", "en"],
] as const)("%j is answered in %s", ([written, language]) => expect(guessMessageLanguage(written)).toBe(language));

test("who wrote nothing, or nothing of a language, is answered as before", () => {
  expect(guessMessageLanguage("", "फीस कितनी है?", "fees?")).toBe("hi");
  expect(guessMessageLanguage("Priya", "mujhe python seekhna hai")).toBe("hinglish");
  expect(guessMessageLanguage("When does it start?", "mujhe python seekhna hai")).toBe("en");
  expect(guessMessageLanguage()).toBe("en");
});

test("nobody is asked for a payment of which nothing is open", () => {
  const students = messageTemplates.templates.filter(({ for: audiences }) => audiences.includes("student"));
  const paid = { name: "Asha", course: "Basic", reference: "a1" };
  const owing = { ...paid, price: "₹500" };
  expect(findFirstFillableTemplate(students, [owing])?.key).toBe("payment-open");
  expect(findFirstFillableTemplate(students, [paid])?.key).toBe("quiet");
  expect(findFirstFillableTemplate(students, [paid, owing])?.key).toBe("payment-open");
  const [reminder] = students;
  expect(listMissingFields(reminder?.en.text ?? "", paid)).toEqual(["price", "upi"]);
  const offers = messageTemplates.templates.filter(({ for: audiences }) => audiences.includes("enrollment"));
  expect(findFirstFillableTemplate(offers, [owing])?.key).toBe("how-to-pay");
  expect(findFirstFillableTemplate([], [paid])).toBeUndefined();
});

test("an unknown placeholder, a UPI id that is none and a missing audience are named", () => {
  const complain = (change: object) => {
    const { issues = [] } = v.safeParse(messageTemplatesSchema, { ...messageTemplates, ...change });
    return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  };
  const [first, ...rest] = messageTemplates.templates;
  const wrong = { ...first, hi: { subject: "a", text: "नमस्ते {nam}" } };
  expect(complain({ templates: [wrong, ...rest] })).toEqual([
    "templates.0.hi.text: must name only {name}, {course}, {price}, {reference}, {upi}, {studentLink}, {answer}, not {nam}",
  ]);
  expect(complain({ upi: { id: "98765", payee: "Us" } })).toEqual([
    "upi.id: must be a UPI id such as course@examplebank",
  ]);
  expect(complain({ upi: { id: "course@examplebank", payee: "Us" } })).toEqual([]);
  expect(complain({ templates: rest.filter((one) => !one.for.includes("contact")) }).join()).toContain(
    "one for each of",
  );
});

test("every template is whole in every language, with the same values in each", () => {
  const list = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();
  for (const template of messageTemplates.templates) {
    for (const language of Object.keys(messageLanguages) as (keyof typeof messageLanguages)[]) {
      expect(list(template[language]?.text ?? ""), `${template.key} ${language}`).toEqual(list(template.en.text));
    }
  }
});
