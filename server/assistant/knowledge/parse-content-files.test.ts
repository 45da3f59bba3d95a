import { expect, test } from "vitest";
import { filterConditionalLines, resolveConditionsInAllAnswers } from "./parse-content-files.ts";
import type { DataProcessing } from "#domain/content/legal.ts";
import { processing } from "#tests/support/sample-content.ts";
import { loadOrTrainModel } from "../training/load-or-train-model.ts";

const lines = [
  "First[ or {refund} ({hours})].",
  "if refund: {refund}",
  "unless refund: Not stated.",
  "unless refund: Ask.",
].map((text, at) => ({
  text,
  file: "money.txt",
  line: at + 1,
}));
const textsOf = (facts: Record<string, string>) =>
  filterConditionalLines(lines, facts, (name) => name === "refund").map(({ text }) => text);

test("a line, or a part in brackets, stands only where its fact is set, or is not", () => {
  expect(textsOf({ refund: "Within a week.", hours: "Mon" })).toEqual(["First or {refund} ({hours}).", "{refund}"]);
  expect(textsOf({ hours: "Mon" })).toEqual(["First.", "Not stated.", "Ask."]);
});

test("a fact that no content has is named by file and line", () => {
  expect(() => filterConditionalLines(lines, {}, (name) => name === "start")).toThrow(
    "money.txt:2: `if refund:` asks for a fact that no answer can name.",
  );
});

test("a line that depends on a setting is marked for the server, and an unknown setting is named", () => {
  const of = (text: string) => () => filterConditionalLines([{ file: "site.txt", line: 3, text }], {}, () => false);
  expect(of("with gateway: Sent on.")().map(({ text }) => text)).toEqual(["⟨with gateway: Sent on.⟩"]);
  expect(of("with care: Sent on.")).toThrow("site.txt:3: `with care:` asks for a setting that the site does not have.");
});

const model = loadOrTrainModel();
const read = (changes: Partial<DataProcessing> = {}) => {
  const { answers, hindi } = resolveConditionsInAllAnswers(model, { ...processing, ...changes });
  const say = (subject: string) => `${answers[subject]?.text} ${hindi.answers[subject]}`;
  const texts = [...Object.values(answers).map(({ text }) => text), ...Object.values(hindi.answers)];
  return { say, texts, answers, hindi };
};

test("says where the questions of this site go, and whether they are stored", () => {
  expect(read().say("chat-privacy")).toMatch(
    /go to no other service\. We store only .* 90 days.* किसी और service को नहीं/,
  );
  expect(read({ keepsQuestions: false }).say("chat-privacy")).toMatch(
    /service\. We do not store them\. Please .* हम उन्हें नहीं रखते/,
  );
  expect(read({ hasGateway: true }).say("chat-privacy")).toMatch(
    /Most questions go to an AI service.* एक AI service को जाते हैं/,
  );
});

test("once students have written reviews, none is called a sample, and no other rating is named", () => {
  const subjects = ["rating", "reviews-real", "students", "trust", "talk-to-student"];
  const { say } = read({ hasStudentReviews: true });
  for (const subject of subjects) {
    expect(say(subject), subject).not.toMatch(/reviews on this site are sample|reviews नमूने|4\.9/);
    expect(read().say(subject), subject).toContain("sample content");
  }
  expect(say("reviews-real")).toMatch(/students wrote them on their own pages.* छात्रों ने/);
});

test("says who else gets a request, and how long it is stored", () => {
  expect(read().say("data-access")).toMatch(/What you send in a form goes to no other service\. If data is lost/);
  expect(read({ hasTeamChat: true }).say("data-access")).toMatch(
    /channel of our team's chat service\. If data is lost/,
  );
  expect(read().say("data-kept")).toMatch(/^We keep what you sent us, and a student record, until you ask/);
  expect(read({ retentionMonths: 12 }).say("data-kept")).toMatch(/^The site deletes what you sent us by itself/);
});

test.each([{}, { hasGateway: true, hasTeamChat: true, retentionMonths: 12 }, { keepsQuestions: false }])(
  "no mark is left, and no answer is so long that its end is cut off: %o",
  (changes) => {
    const { texts, answers, hindi } = read(changes);
    expect(texts.filter((text) => /[⟨⟩]/.test(text))).toEqual([]);
    // The list of projects is one sentence, which is never cut.
    const listed = new Set([answers["project-names"]?.text, hindi.answers["project-names"]]);
    expect(texts.filter((text) => text.length > 420 && !listed.has(text))).toEqual([]);
  },
);
