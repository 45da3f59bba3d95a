import { expect, test } from "vitest";
import { courseDays, dayCount, phases } from "#content/curriculum/phases.ts";
import { weeks } from "#content/curriculum/weeks.ts";
import { getPlan } from "#content/plans.ts";
import { formatPrice } from "#domain/format/money.ts";
import { createAssistant } from "../../create-assistant.ts";
import { testModel, withoutHinglish } from "#tests/support/test-model.ts";

const { answer } = createAssistant({ model: testModel(), leftOut: withoutHinglish });
const ask = async (question: string) => (await answer({ question, history: [] }, "203.0.113.7")).reply.message;
const titleOf = (day: number) => courseDays.find((each) => each.day === day)?.title ?? "no such day";
const [basic, intermediate, advanced] = phases.map(({ days }) => ({
  first: days[0]?.day ?? 0,
  last: days.at(-1)?.day ?? 0,
  length: days.length,
}));
if (!basic || !intermediate || !advanced) throw new Error("There are three phases");

test.each([
  ["What is on day 4 of the intermediate phase?", 4, intermediate.first + 3],
  ["phase 3 ka pehla din kya hai", 1, advanced.first],
  ["second day of the second month", 2, intermediate.first + 1],
  ["intermediate ke day 4 me kya hai", 4, intermediate.first + 3],
  ["the last day of beginner", basic.length, basic.last],
  ["I'm on day 12 of intermediate, what tasks do I have?", 12, intermediate.first + 11],
  ["mera advanced ka 7va din hai, kya karna hai", 7, advanced.first + 6],
  ["what will my son be doing on the 10th day of month 3?", 10, advanced.first + 9],
])("%s is answered with both numbers and the day's title", async (question, count, day) => {
  const message = await ask(question);
  expect(message).toMatch(new RegExp(`^Day ${count} of the \\w+ Phase is day ${day} of the course: `));
  expect(message).toContain(titleOf(day));
});

test.each([
  ["what is on day 4", [4]],
  ["day 5 to 8", [5, 6, 7, 8]],
  ["what is on day 9, and also on day 30", [9, 30]],
  ["compare day 26 and day 5", [26, 5]],
  ["first and last day", [1, dayCount]],
  ["from day 20 until 24", [20, 24]],
  ["first day of each phase", [basic.first, intermediate.first, advanced.first]],
  ["the day before the final", [dayCount - 1]],
  ["what comes tomorrow if I am on day 7", [8]],
  ["day 5 ke baad kya hota hai", [6]],
])("%s is answered with the titles of those days, in that order", async (question, days) => {
  const message = await ask(question);
  const planEntries = days.map((day) => message.indexOf(titleOf(day)));
  expect(planEntries.every((entry) => entry > 0)).toBe(true);
  expect(planEntries).toEqual(planEntries.toSorted((a, b) => a - b));
  expect(message.split("\n").length).toBeLessThanOrEqual(4);
});

test.each([
  ["final week days list", 51, dayCount],
  ["सप्ताह 8 के दिन बताओ", 51, dayCount],
  ["which days are in week 5", 29, 35],
  ["last week of beginner, list the days", 15, basic.last],
  ["pehle hafte ke saare din batao", 1, 7],
  ["first 5 days", 1, 5],
  ["पहले 5 दिन", 1, 5],
  ["last 10 days", dayCount - 9, dayCount],
  ["list all days of advanced", advanced.first, advanced.last],
])("%s lists every day from %i to %i with its title", async (question, first, last) => {
  const message = await ask(question);
  for (let day = first; day <= last; day += 1) expect(message).toContain(`${day} ${titleOf(day)}`);
  expect(message.split("\n").length).toBeLessThanOrEqual(4);
});

test("a list that is too long for a chat names its first and its last day", async () => {
  const message = await ask("list all days of beginner");
  expect(message).toContain(`Day ${basic.first} to day ${basic.last} are ${basic.length} days`);
  expect(message).toContain(titleOf(basic.first));
  expect(message).toContain(titleOf(basic.last));
});

test.each(["deployment kis din hai", "on which days do we deploy"])("%s is answered", async (question) => {
  expect(await ask(question)).toMatch(/deploy/i);
});

test.each([
  ["any security in the course?", [53, 54, 55]],
  ["bots kab banate hai", [48, 49, 50, 51, 52]],
  ["docker kis din hai", [45, 56]],
  ["which days teach python", [3, 4, 11, 13, 14, 15, 36, 55]],
])("%s names every day of the topic", async (question, days) => {
  const message = await ask(question);
  for (const day of days) expect(message).toContain(`day ${day} (${titleOf(day)})`);
});

test.each([
  ["day 70", `There is no day 70: the course has ${dayCount} days`],
  ["day 0", `There is no day 0: the course has ${dayCount} days`],
  ["week 12 me kya hai", "There is no week 12"],
  ["what is in phase 4", `There is no phase 4: the course has ${phases.length} phases`],
  ["month 5 fees", `There is no month 5: the course has ${phases.length} phases`],
  ["day 18 of advanced", `The Advanced Phase has no day 18: it has ${advanced.length} days`],
  ["25th day of intermediate", `The Intermediate Phase has no day 25: it has ${intermediate.length} days`],
  ["25th day of intermediate", `Day 25 of the course is day 4 of that phase: ${titleOf(25)}`],
])("%s: %s", async (question, part) => {
  expect(await ask(question)).toContain(part);
});

test.each([
  ["which phase is day 30 in?", "Day 30 of the course is day 9 of the Intermediate Phase (Month 2), in week 5"],
  ["day 45 kis mahine me aata hai", "Day 45 of the course is day 3 of the Advanced Phase (Month 3)"],
  ["what day of the phase is day 45?", "day 3 of the Advanced Phase"],
  ["which phase is week 5 in", "Week 5 is in the Intermediate Phase (Month 2)"],
  ["how many days are in week 5", "has 7 days, day 29 to day 35 of the course"],
  ["how many weeks are in intermediate", "The Intermediate Phase has 3 weeks (week 4 to week 6)"],
  ["which day does intermediate end", `day ${intermediate.first} to day ${intermediate.last}`],
  ["phase 1 complete, what next", "Month 2"],
  ["what comes before the advanced phase", "Month 2"],
  ["week 4 and 5 projects", "Week 5 (Intermediate Phase)"],
  ["week 2 of intermediate", "Week 2 of the Intermediate Phase is week 5 of the course"],
  ["week 2 of intermediate", weeks.intermediate[1]?.title ?? "no such week"],
  ["weeks 7 and 8", `Week 8 (Advanced Phase): ${weeks.advanced[1]?.title}`],
  ["day 42 comes under which phase?", "day 21 of the Intermediate Phase"],
  ["43 number wala din kis phase me aata", "day 1 of the Advanced Phase"],
  ["20 number day konse phase mein padta hai", "day 20 of the Beginner Phase"],
  ["is day 22 still beginner?", "No. Day 22 of the course is day 1 of the Intermediate Phase"],
  ["is day 43 already advanced", "Yes. Day 43 of the course is day 1 of the Advanced Phase"],
  ["where does day 43 start", "day 1 of the Advanced Phase"],
  ["day 35 falls under?", "day 14 of the Intermediate Phase"],
  ["day 25 beginner me hai ya intermediate", "day 4 of the Intermediate Phase"],
  ["kya din 30 advanced me aata hai", "No. Day 30 of the course is day 9 of the Intermediate Phase"],
  ["does day 43 come in advanced or intermediate", "day 1 of the Advanced Phase"],
  ["day 16 ka phase batao", "day 16 of the Beginner Phase"],
  ["day 29 kaunse wale phase me hai", "day 8 of the Intermediate Phase"],
  ["day 22, is it beginner or intermediate?", "day 1 of the Intermediate Phase"],
  ["day 43 belongs to intermediate right?", "day 1 of the Advanced Phase"],
  ["mahina konsa hoga day 35 pe", "Month 2"],
  ["phase name of day 52", "day 10 of the Advanced Phase"],
  ["phase of day 47", "day 5 of the Advanced Phase"],
  ["day 57 is month?", "Month 3"],
  ["दिन 22 बिगिनर में है या इंटरमीडिएट में", "Intermediate Phase (Month 2) का दिन 1"],
  ["how many days are left after day 30", `After day 30, ${dayCount - 30} of the ${dayCount} days are left.`],
])("%s: %s", async (question, part) => {
  expect(await ask(question)).toContain(part);
});

test.each(["the least I can start with", "sabse sasta phase kaunsa hai"])(
  "%s: the cheapest phase",
  async (question) => {
    const [home, page] = [getPlan("home", "advanced"), getPlan("pricingPage", "advanced")];
    const prices = `${formatPrice(home.price)} (${formatPrice(page.price)} on the pricing page)`;
    expect(await ask(question)).toBe(`The Advanced Phase is the cheapest: ${prices}.`);
  },
);

test("a sum is given where several phases are asked for together, and nowhere else", async () => {
  const isSum = async (question: string) => (await ask(question)).includes("together ₹");
  for (const question of [
    "fees of everything except the basics",
    "price of beginner and intermediate",
    "basics chhod ke kitna lagega",
  ])
    expect(await isSum(question), question).toBe(true);
  for (const question of ["beginner or advanced price?", "only the bots, not the basics"])
    expect(await isSum(question), question).toBe(false);
  expect(await ask("only the bots, not the basics")).toContain("the Advanced Phase alone");
});

test("a question that holds two things is answered twice, and its day is counted in the phase it names", async () => {
  const message = await ask("what does intermediate cost and what is on its 11th day");
  expect(message).toContain(formatPrice(getPlan("home", "intermediate").price));
  expect(message).toContain(`Day 11 of the Intermediate Phase is day ${intermediate.first + 10} of the course`);
});

test("a week that only says where a day is counted is not answered for itself", async () => {
  expect(await ask("phase 1, week 3, day 2")).toMatch(/^Day 2 of week 3 is day 16 of the course/);
});

test("a day is only a detail of a question about something else", async () => {
  expect(await ask("can I get a refund after day 5")).toContain("ask the team about refunds in writing");
  expect(await ask("do I get the certificate after day 58")).toContain("completion certificate");
  expect(await ask("do I need a laptop on day 1")).toContain("You need a computer");
  expect(await ask("I am on day 40, can I get a certificate")).not.toContain(titleOf(40));
});
