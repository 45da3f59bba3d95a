import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { listOptionalFacts } from "./optional-and-instructor-facts.ts";
import { listTemplateFacts } from "./template-facts.ts";
import { readAnswers, readSentenceTemplates } from "./read-answers.ts";
import { readHindiTexts } from "./read-hindi-answers.ts";

const content = "content/assistant";
const subjects = new Set(readdirSync(`${content}/subjects`).map((name) => name.replace(/\.txt$/, "")));

/** Reads a copy of the content after `change`, with the facts given. */
function read(change: (hindi: string) => void = () => {}, facts = listTemplateFacts()) {
  const folder = mkdtempSync(path.join(tmpdir(), "assistant-hindi-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(content, folder, { recursive: true });
  change(path.join(folder, "hindi"));
  const sentences = readSentenceTemplates(`${folder}/sentences.txt`);
  return readHindiTexts(folder, { ...readAnswers(folder, subjects, facts), sentences }, facts);
}

function rewrite(file: string, from: string, to: string) {
  const text = readFileSync(file, "utf8");
  if (!text.includes(from)) throw new Error(`${file} lacks ${from}`);
  writeFileSync(file, text.replace(from, to));
}
const lineOf = (file: string, text: string) =>
  readFileSync(`${content}/hindi/${file}`, "utf8")
    .slice(0, readFileSync(`${content}/hindi/${file}`, "utf8").indexOf(text))
    .split("\n").length;

test("a figure that only the Hindi answer has stops the build by file and line", () => {
  const start = "कोर्स {dayCount} दिन का है";
  expect(() => read((hindi) => rewrite(`${hindi}/answers.txt`, start, "कोर्स साठ दिन का है"))).toThrow(
    `hindi/answers.txt:${lineOf("answers.txt", start)}: [duration] says 60, and the English text does not: both must give`,
  );
});

test("so does one that it leaves out, and an e-mail address", () => {
  expect(() =>
    read((hindi) => rewrite(`${hindi}/answers.txt`, "हमारा ई-मेल पता {email} है।", "हमारा ई-मेल पता है।")),
  ).toThrow("[email] does not say support@example.com, which the English text says");
  expect(() => read((hindi) => rewrite(`${hindi}/answers.txt`, " ({bundleSavingPercent}%) की बचत", " की बचत"))).toThrow(
    "[price] does not say 33, which the English text says",
  );
});

test("a Hindi sentence has every slot of the English one", () => {
  expect(() =>
    read((hindi) => rewrite(`${hindi}/sentences.txt`, "{phase} की फीस {price} है।", "{phase} की फीस यह है।")),
  ).toThrow("[phase-price] lacks {price}, which the English sentence has.");
});

test("unknown facts, subjects and sentences are named", () => {
  expect(() => read((hindi) => rewrite(`${hindi}/answers.txt`, "{bundlePrice}", "{bundlPrice}"))).toThrow(
    "{bundlPrice} is no fact that the content has",
  );
  expect(() => read((hindi) => appendFileSync(`${hindi}/answers.txt`, "\n[parking]\nनहीं।\n"))).toThrow(
    "[parking] is in Hindi only: no file in answers/ has it.",
  );
  expect(() => read((hindi) => appendFileSync(`${hindi}/sentences.txt`, "\n[parking]\nनहीं।\n"))).toThrow(
    "[parking] is in Hindi only: ../sentences.txt has none.",
  );
});

test("the question of a button is checked by file and line", () => {
  const price = "कोर्स की फीस कितनी है?";
  const at = `hindi/answers.txt:${lineOf("answers.txt", price)}`;
  const asks = (question: string) => () => read((hindi) => rewrite(`${hindi}/answers.txt`, price, question));
  expect(asks("फीस")).toThrow(`${at}: [price] asks "फीस", which must end with a question mark.`);
  expect(asks(`${"फीस ".repeat(20)}कितनी है?`)).toThrow("which must have at most 60 characters.");
  expect(asks("What does it cost?")).toThrow(`${at}: [price] asks "What does it cost?", which is not in Hindi.`);
  expect(asks("कोर्स कितने दिन का है?")).toThrow('[duration] asks "कोर्स कितने दिन का है?", and so does [price].');
  expect(() => read((hindi) => rewrite(`${hindi}/answers.txt`, `ask: ${price}\n`, ""))).toThrow(
    "[price] needs one line `ask:`, and has 0.",
  );
  expect(() => read((hindi) => appendFileSync(`${hindi}/plan.txt`, "\n[price]\nask: फीस?\n"))).toThrow(
    "[price] is not answered from the plan: it must be one of day, week, topic, phase, advice, relation.",
  );
});

test("no sentence may be left in English, where an answer would mix both", () => {
  expect(() =>
    read((hindi) => rewrite(`${hindi}/sentences.txt`, "[cheapest-phase]\n{phase} सबसे सस्ता है: {price}।\n", "")),
  ).toThrow("hindi/sentences.txt:1: [cheapest-phase] is missing: ../sentences.txt has it.");
});

test("what the owner states or leaves open is said in Hindi under the same conditions", () => {
  const withRefund = {
    ...listTemplateFacts(),
    ...listTemplateFacts(
      listOptionalFacts({
        mode: ["live", "recorded"],
        languages: [{ name: "Hindi", code: "hi" }],
        start: "any day",
        paymentMethods: ["UPI", "card"],
        refund: "You get a full refund within 7 days.",
      }),
    ),
    "faq.refunds":
      "You get a full refund within 7 days. Sending an enrollment request costs nothing. Payment happens only after the team has contacted you, so you have time to ask first.",
  };
  const { answers } = read(undefined, withRefund);
  expect(answers["refund"]).toContain("You get a full refund within 7 days.");
  expect(answers["guarantee"]).toContain("You get a full refund within 7 days.");
  expect(answers["language"]).toContain("Hindi");
  expect(answers["live"]).toContain("live classes and recorded lessons");
  expect(read().answers["refund"]).not.toContain("full refund");
});

test("a text that translates another course's, by its words or by its conditions, leaves the answer to the English one", () => {
  const changed = (from: string, to: string) => read((hindi) => rewrite(`${hindi}/answers.txt`, from, to)).answers;
  expect(changed("जी हाँ। ऊपर की पट्टी का theme बटन", "जी हाँ। ऊपर की पट्टी का Kubernetes बटन")).not.toHaveProperty(
    "theme",
  );
  const facts = { ...listTemplateFacts(), says: " we teach rust " };
  expect(read(undefined, facts).answers).not.toHaveProperty("syllabus");
  expect(read().answers).toHaveProperty("syllabus");
});
