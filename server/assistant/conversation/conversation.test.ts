import { expect, test } from "vitest";
import { testContent } from "#tests/support/test-model.ts";

const reply = (turns: readonly string[]) =>
  testContent().understand({ question: turns.at(-1) ?? "", history: turns.slice(0, -1) }).reply;
function ask(...turns: string[]): string {
  const said = reply(turns);
  return said.kind === "answer" ? said.answer.text : said.kind;
}

test("phases named over two turns are added up and compared", () => {
  expect(ask("price of beginner", "and advanced?", "both together?")).toContain("together ₹3,000");
  expect(ask("how much is the beginner phase", "and the intermediate", "total for these two?")).toContain("₹3,500");
  expect(ask("how many days is the beginner phase", "and advanced?", "what is the difference?")).toMatch(/is 5 days/);
  expect(ask("how many more days does the beginner phase have than the advanced")).toMatch(/is 5 days/);
});

test("what comes next to a topic is read from the plan", () => {
  expect(ask("what comes after Docker")).toContain("day 46: Custom MCP server");
  expect(ask("what comes before Node.js")).toContain("day 26: React, second part");
});

test("a correction, another subject and the bundle are followed", () => {
  expect(ask("what is in month 1", "no I meant month 2")).toMatch(/^It is Month 2/);
  expect(ask("what is in week 1", "you did not understand, I asked about week 1 of month 3")).toMatch(
    /^Week 1 of the Adv/,
  );
  expect(ask("docker kis din hai", "uske baad kya aata hai")).toMatch(/^Next to Docker.* day 46/);
  expect(ask("do I get a certificate?", "ok and job?")).toMatch(/^We do not promise a job/);
  expect(ask("what does the bundle cost", "what all do I get with it")).toMatch(/^The Complete Bundle includes/);
  expect(ask("do you teach chat bots?", "on which day will I make my own?")).toContain("day 48");
});

test("an answer just given is told as such", () => {
  const again = ask("Is there a refund?", "Is there a refund?");
  expect(again).toMatch(/^As I said: Please ask the team about refunds in writing/);
  expect(ask("क्या रिफंड मिलेगा?", "क्या रिफंड मिलेगा?")).toMatch(/^जैसा मैंने बताया/);
});

test("a refusal offers questions, which are not the same each time", () => {
  const offers = ["who won the match?", "a recipe for dal please", "what is the capital of France"].map((question) => {
    const said = reply([question]);
    return said.kind === "off-topic" ? said.suggestions : [];
  });
  expect(offers.map(({ length }) => length)).toEqual([2, 2, 2]);
  expect(new Set(offers.map(([first]) => first)).size).toBeGreaterThan(1);
});

test("a few vague words inside a conversation are asked back", () => {
  expect(reply(["fees?", "and the thing before that one?"])).toMatchObject({
    answer: { text: expect.stringMatching(/^I am not sure what you mean\. Do you mean ".+\?" or ".+\?"$/) },
    suggestions: [expect.any(String), expect.any(String)],
  });
  expect(ask("fees?", "and who is the PM?")).toBe("off-topic");
});

test("what says nothing of ours is refused after a question of ours too", () => {
  expect(ask("who teaches", "explain newtons law")).toBe("off-topic");
  expect(ask("who teaches", "shaadi kab karoge")).toBe("off-topic");
  expect(ask("who teaches", "what did he study")).toContain("Bachelor");
});

test("a topic that was only asked for what it is stays the topic", () => {
  expect(ask("what is docker", "on which day do I run my own?")).toMatch(/^The course covers Docker .*day 45/);
  expect(ask("is docker taught", "on which day do I run my own?")).toMatch(/^The course covers Docker .*day 45/);
  expect(ask("what is react", "in which week do I write one?")).toContain("day 25");
});

test("a question leans on the one before it, in full sentences too", () => {
  expect(ask("do I get a certificate", "when do I get it")).toMatch(/certificate when you finish the course/);
  expect(ask("fee of beginner", "fee of advanced", "kya dono ke saath certificate")).toMatch(
    /^If you want a single phase/,
  );
  expect(ask("what projects will I build", "on which day do I make my own?")).toMatch(/day 21 \(To-do list\)/);
  expect(ask("fee of month 3", "sorry month 2")).toMatch(/^The Intermediate Phase is ₹1,500/);
});

test.each([
  ["is there a certificate / does it cost extra", /^What comes with a phase stands on its card/],
  ["mentor kaun hai / unse roz baat ho sakti hai?", /1-on-1 mentorship/],
  ["what do I learn in week 3 / is there a test in it", /^Tests in week 3: day 15/],
  ["what do I learn in week 1 / is there a test in it", /week 1/],
  ["how many projects are there / which of those projects use react", /^Projects of the weeks with React: /],
  ["bots kab se / what do i need to know before that", /^It builds on the Intermediate Phase/],
  ["do I get a certificate / do i get it on paper also", /^The certificate has a page of its own.*PDF/],
  ["do I get a certificate / and if i take only advanced", /single phase/],
  ["are there tests in beginner phase / when are they", /day 4.*day 15/],
  ["i know html and css / do i still need month 1", /^No phase is required/],
  ["what happens to my data / can i get it deleted", /corrected or deleted/],
  ["which tools do i get / worth how much", /^The site says that the 21\+ AI tools/],
  ["how do i enrol / do i pay there itself", /^You pay only after the team/],
  ["live hai kya ya recorded / then how do i ask doubts", /1-on-1 mentorship/],
  ["im 14 and i like computers / how do i join", /^Under 18, please do not send the form yourself/],
  ["where are bots taught / is docker needed for that", /^Yes\. The course covers Docker/],
  ["refund hota hai? / toh paisa wapas milega ya nahi", /refunds in writing/],
  ["fee of the second phase / usme kya hai", /React/],
  [
    "what do I build in the second phase / what is the last one",
    /^The course covers Bookshop in the Intermediate Phase .*day 41/,
  ],
  ["what is in the beginner phase / does it have a test", /^In the Beginner Phase there are 2 tests/],
  ["which tools do i get / how much are these worth", /^The site says that the 21\+ AI tools/],
  ["how much is the bundle / and what do I build in it", /15\+ projects/],
])("a few words lean on what was said before them: %s", (turns, right) => {
  expect(ask(...turns.split(" / "))).toMatch(right);
});
