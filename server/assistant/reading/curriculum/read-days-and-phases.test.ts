import fc from "fast-check";
import { expect, test } from "vitest";
import { phaseKeys } from "#domain/content/phase.ts";
import { testModel } from "#tests/support/test-model.ts";
import { createDaysAndPhasesReader } from "./read-days-and-phases.ts";
import { createCurriculumRanges, curriculumRanges, type PlanEntry } from "./curriculum-ranges.ts";
import { findPhaseNamedAtWord, listPhaseNames } from "./curriculum-words.ts";
import { createQuestionReader } from "../read-question.ts";

const { read } = createQuestionReader(testModel());

/** Short: `25` a day, `25=intermediate 4` one counted in a phase, `5..8` a range, `w5` a week, `!day 70` what is missing. */
function written(entry: PlanEntry): string {
  const within =
    "within" in entry && entry.within ? ("phase" in entry.within ? entry.within.phase : `w${entry.within.week}`) : "";
  const counted = "count" in entry && entry.count !== undefined ? `=${within} ${entry.count}` : "";
  if (entry.kind === "day") return `${entry.day}${counted}`;
  if (entry.kind === "days") return `${entry.days.first}..${entry.days.last}`;
  if (entry.kind === "week") return `w${entry.week}${counted}`;
  if (entry.kind === "weeks") return `w${entry.weeks.first}..w${entry.weeks.last}`;
  return `!${entry.unit} ${entry.number}${within && ` ${within}`}`;
}
const entriesIn = (question: string) => read(question).planEntries.map(written);

const first = curriculumRanges.phases.map(({ days }) => days.first);
const [, second = 0, third = 0] = first;
const end = curriculumRanges.dayCount;

test.each<[question: string, ...planEntries: string[]]>([
  // Counted back from the end
  ["aakhri se pehle wala din", `${end - 1}`],
  ["last se ek din pehle", `${end - 1}`],
  ["aakhri din se ek din pehle kya hai", `${end - 1}`],
  ["last day se do din pehle", `${end - 2}`],
  ["last se teesra din", `${end - 2}`],
  ["आखिरी से पहले वाला दिन", `${end - 1}`],
  ["आखिरी दिन से एक दिन पहले", `${end - 1}`],
  ["last to last day", `${end - 1}`],
  ["final day se just pehle", `${end - 1}`],
  ["day right before final assessment", `${end - 1}`],
  ["the last day but one", `${end - 1}`],
  ["last but two days", `${end - 2}`],
  ["next to last day", `${end - 1}`],
  ["one before the last day", `${end - 1}`],
  ["third day from the end", `${end - 2}`],
  ["3rd from last day of advanced", `${end - 2}=advanced ${end - third - 1}`],
  ["intermediate ka last se pehla din", `${third - 2}=intermediate ${third - second - 1}`],
  ["beginner ke last din se pehle wala din", `${second - 2}=basic ${second - 2}`],
  ["इंटरमीडिएट का आखिरी से पहला दिन", `${third - 2}=intermediate ${third - second - 1}`],
  ["day 10 se do din pehle", "8"],
  ["day 10 ke do din baad", "12"],
  // A number that is called one, and one written apart from its ending
  ["43 number wala din kis phase me aata", "43"],
  ["8 9 10 number ke din batao", "8", "9", "10"],
  ["3 aur 8 number din", "3", "8"],
  ["42 va din kis phase ka hissa hai", "42"],
  // Pairs
  ["11 aur 12 din dono ka bata do", "11", "12"],
  ["24 & 25 day ka topic", "24", "25"],
  ["14 and 15 day both", "14", "15"],
  ["दिन 11 और 12 दोनों बताओ", "11", "12"],
  ["5th and 9th of advanced", `${third + 4}=advanced 5`, `${third + 8}=advanced 9`],
  ["2 3 din ka plan batao"],
  // All days of a phase, where nothing else is asked of them
  ["list all days of advanced", `${third}..${end}`],
  ["advanced ke sare din ki list", `${third}..${end}`],
  ["names of all days of intermediate", `${second}..${third - 1}`],
  ["which days of intermediate have React"],
  ["how many days are in advanced"],
  // The days of a week
  ["last week of beginner, list the days", "w3=basic 3"],
  ["first week of advanced day list", "w7=advanced 1"],
  ["week 4 day by day", "w4"],
  ["week 2 days", "w2"],
  ["week 2 din aa sakta hu"],
  // A day of the course
  ["what is on day 4", "4"],
  ["day four", "4"],
  ["day no. 33", "33"],
  ["the 15th day", "15"],
  ["twenty third day", "23"],
  ["on the forty-fifth day what happens", "45"],
  ["day 7th me kya hai", "7"],
  ["din 3 ka kaam", "3"],
  ["din paanch me kya hoga", "5"],
  ["paanchve din kya hota hai", "5"],
  ["5ve din kya hai", "5"],
  ["5va din", "5"],
  ["12th din ka topic", "12"],
  ["dasven din kya padhenge", "10"],
  ["gyarahve din", "11"],
  ["day barah", "12"],
  ["ikkisve din ko kya hai", "21"],
  ["pachpanva din", "55"],
  ["pehle din kya hoga", "1"],
  ["pahle wale din kya karenge", "1"],
  ["aakhri din", `${end}`],
  ["third last day", `${end - 2}`],
  ["the second to last day", `${end - 1}`],
  ["day do me kya hai", "2"],
  ["day teen ka kaam", "3"],
  ["day char", "4"],
  // Numbers before their noun, where it is asked what is in them
  ["48 aur 50 din me kya karna h", "48", "50"],
  ["10-12 din me kya hai", "10..12"],
  ["30 se 35 din tak kya hai", "30..35"],
  ["2 aur 3 week me kya hai", "w2", "w3"],
  ["10-15 din ka gap ho gaya"],
  ["10-15 din me kya seekh sakta hu"],
  ["kya 10-15 din me course khatam ho jayega"],
  // Not a day's number
  ["which day do we learn React"],
  ["what day do you start"],
  ["per day 2 hours enough?"],
  ["I can give 2 hours a day 5 days a week"],
  ["mujhe das din do"],
  ["12 days ka course"],
  ["is this good for a teen with 3 days a week"],
  ["roz 2 ghante din me"],
  ["will 30 minutes a day do"],
  ["how do I beat level 50"],
  ["do phase 1 students get the tools"],
  ["can I do day 1 today and day 2 next week", "1", "2"],
  ["what can I make by myself after the last day", `${end}`],
  ["3 months 1500 rupees"],
  ["what have I on day 5 to do", "5"],
  ["day ek aur do", "1", "2"],
  // A day of a phase, either way around
  ["day 4 of the intermediate phase", `${second + 3}=intermediate 4`],
  ["4th day of intermediate", `${second + 3}=intermediate 4`],
  ["intermediate ke day 4 me kya hai", `${second + 3}=intermediate 4`],
  ["phase 3 ka pehla din", `${third}=advanced 1`],
  ["second day of the second month", `${second + 1}=intermediate 2`],
  ["advanced phase, first day", `${third}=advanced 1`],
  ["In the advanced phase, what do we do on the first day?", `${third}=advanced 1`],
  ["the last day of beginner", `${second - 1}=basic 21`],
  ["basic phase ka aakhri din", `${second - 1}=basic 21`],
  ["dusre mahine ke teesre din kya hai", `${second + 2}=intermediate 3`],
  ["teesre maheene ka chautha din", `${third + 3}=advanced 4`],
  ["month 3 day 5", `${third + 4}=advanced 5`],
  ["day 5 month 3", `${third + 4}=advanced 5`],
  ["day 5 in month 3", `${third + 4}=advanced 5`],
  ["beginner's day 10", "10=basic 10"],
  ["last topic of intermediate", `${third - 1}=intermediate 21`],
  ["first lesson in month 3", `${third}=advanced 1`],
  ["level 2 ka paanchva din", `${second + 4}=intermediate 5`],
  ["third last day of advanced", `${end - 2}=advanced 14`],
  ["tell me about the intermediate phase and also its 11th day", `${second + 10}=intermediate 11`],
  ["advanced: what do I build on day 6?", `${third + 5}=advanced 6`],
  ["what is the day 3 task, intermediate", `${second + 2}=intermediate 3`],
  ["is day 30 harder than beginner", "30"],
  ["first day of each phase", "1=basic 1", `${second}=intermediate 1`, `${third}=advanced 1`],
  ["day 3 of intermediate and advanced", `${second + 2}=intermediate 3`, `${third + 2}=advanced 3`],
  ["day 2 of beginner and day 2 of advanced", "2=basic 2", `${third + 1}=advanced 2`],
  ["phase 1 day 5 and phase 2 day 3", "5=basic 5", `${second + 2}=intermediate 3`],
  ["intermediate ke day 4 aur 5", `${second + 3}=intermediate 4`, `${second + 4}=intermediate 5`],
  ["first three days of advanced", `${third}..${third + 2}`],
  ["after finishing intermediate, what is the first day of the next phase", `${third}=advanced 1`],
  ["I finished the beginner phase, what is on day 30", "30"],
  ["after the beginner phase what comes on day 22", "22"],
  // Weeks
  ["week 2", "w2"],
  ["dusre hafte me kya sikhenge", "w2"],
  ["week 2 of intermediate", "w5=intermediate 2"],
  ["advanced ka pehla hafta", "w7=advanced 1"],
  ["last week of the beginner phase", "w3=basic 3"],
  ["week 5 of intermediate", "w5"],
  ["weeks 7 and 8", "w7", "w8"],
  ["what do weeks 7 and 8 look like", "w7", "w8"],
  ["week 1 to 3", "w1..w3"],
  ["day 3 of week 2", "10=w2 3"],
  ["week 2 day 3", "10=w2 3"],
  ["second day of the first week of intermediate", `${second + 1}=w4 2`],
  // Ranges and pairs
  ["day 5 to 8", "5..8"],
  ["days 5-8", "5..8"],
  ["day 5 – 8", "5..8"],
  ["day 5 se 8 tak", "5..8"],
  ["day 5 se day 8 tak kya hai", "5..8"],
  ["from day 20 until 24", "20..24"],
  ["between day 22 and day 42", "22..42"],
  ["5th to 8th day", "5..8"],
  ["8ve din se 11ve din tak", "8..11"],
  ["the 5th day to the 8th day", "5..8"],
  ["first 3 days", "1..3"],
  ["last five days", `${end - 4}..${end}`],
  ["day 1 and 3 to 5", "1", "3..5"],
  ["day 1 to 3 and 7", "1..3", "7"],
  ["day 0 to 5", "!day 0", "5"],
  ["day 55 to 65", `55..${end}`, "!day 65"],
  ["day 8 to 5", "8", "5"],
  ["day 5 tak kya kya hoga", "1..5"],
  ["day 5 aur 8 ke beech", "5..8"],
  ["day 50 to the end", `50..${end}`],
  ["day 3 to 6 of advanced", `${third + 2}..${third + 5}`],
  ["day 3 and its 11th day", "3", "11"],
  ["day 10 aur 12", "10", "12"],
  ["what is on day 9, and also on day 30", "9", "30"],
  ["first and last day", "1", `${end}`],
  ["compare day 5 and day 26", "5", "26"],
  ["day 3, 5 and 7", "3", "5", "7"],
  ["day 5 and 3 projects", "5"],
  // The day before or after
  ["the day after day 12", "13"],
  ["what comes after day 42", "43"],
  ["day 12 ke baad kya aata hai", "13"],
  ["the day before day 10", "9"],
  ["day 10 se pehle kya hota hai", "9"],
  ["the day before the final", `${end - 1}`],
  ["two days after day 12", "14"],
  ["what is tomorrow if I am on day 7", "8"],
  ["aaj day 7 hai, kal kya hoga", "8"],
  ["day 15 complete ho gaya ab kya", "16"],
  ["kal mera day 30 hai", "30"],
  ["I have done day 12, what is next", "13"],
  // What the plan does not have
  ["day 70", "!day 70"],
  ["day 0", "!day 0"],
  ["what comes after day 58", "!day 59"],
  ["week 12", "!week 12"],
  ["is there a phase 4", "!phase 4"],
  ["what is in month 5", "!month 5"],
  ["25th day of intermediate", "!day 25 intermediate"],
  ["day 18 of advanced", "!day 18 advanced"],
  ["week 9 of beginner", "!week 9 basic"],
  ["sattarva din", "!day 70"],
  ["day 9 and day 90", "9", "!day 90"],
  ["day sau me kya hai", "!day 100"],
])("%s", (question, ...planEntries) => {
  expect(entriesIn(question)).toEqual(planEntries);
});

test.each([
  ["which phase is day 30 in"],
  ["day 30 kis phase me hai"],
  ["day 45 kaunse mahine me aata hai"],
  ["what week is day 30"],
  ["what day of the phase is day 45"],
  ["is day 10 in the intermediate phase"],
  ["does day 30 belong to intermediate"],
  ["which phase is week 5 in"],
  ["which days are in week 5"],
  ["how many days in week 3"],
])("%s asks where it is", (question) => {
  const { asksWhere, days, weeks } = read(question);
  expect([asksWhere, days.length + weeks.length]).toEqual([true, 1]);
  expect(entriesIn(question)[0]).toMatch(/^w?\d+$/);
});

test.each([
  ["what is on day 30"],
  ["day 4 of intermediate"],
  ["which topic is on day 30"],
  ["what comes on day 2 of week 3"],
])("%s does not ask where it is", (question) => expect(read(question).asksWhere).toBe(false));

test.each<[question: string, phases: string, without: string]>([
  ["beginner and advanced", "basic advanced", ""],
  ["phase 1 and 2", "basic intermediate", ""],
  ["first two phases", "basic intermediate", ""],
  ["pehle do phase ki fees", "basic intermediate", ""],
  ["last two months", "intermediate advanced", ""],
  ["phase 1 to 3", "basic intermediate advanced", ""],
  ["dusra aur teesra phase", "intermediate advanced", ""],
  ["beginner se advanced tak", "basic intermediate advanced", ""],
  ["price difference between phase 1 and phase 3", "basic advanced", ""],
  ["what do phase 2 students get", "intermediate", ""],
  ["which phase do you recommend", "", ""],
  ["price of each phase", "", ""],
  ["I am a beginner", "", ""],
  ["is advanced python taught", "", ""],
  ["only the bots, not the basics", "intermediate advanced", "basic"],
  ["without the beginner phase", "intermediate advanced", "basic"],
  ["I don't want advanced", "basic intermediate", "advanced"],
  ["i do not want to take the advanced phase", "basic intermediate", "advanced"],
  ["basics chhod ke", "intermediate advanced", "basic"],
  ["beginner phase ke bina", "intermediate advanced", "basic"],
  ["skip the first month", "intermediate advanced", "basic"],
  ["everything except advanced", "basic intermediate", "advanced"],
  ["everything but the basics", "intermediate advanced", "basic"],
  ["mujhe basics nahi chahiye", "intermediate advanced", "basic"],
  ["advanced nahi, intermediate chahiye", "intermediate", "advanced"],
  ["phase 3 without phase 1 and 2", "advanced", "basic intermediate"],
  ["all but phase 2", "basic advanced", "intermediate"],
  ["I already know the basics", "intermediate advanced", "basic"],
  ["intermediate instead of beginner", "intermediate", "basic"],
  ["intermediate ke bina advanced kar sakte hai", "advanced", "intermediate"],
  ["bina basics ke", "intermediate advanced", "basic"],
  ["intermediate and advanced only, no beginner", "intermediate advanced", "basic"],
  ["No, advanced please", "advanced", ""],
  ["what will I learn if I leave the basics", "intermediate advanced", "basic"],
  ["I don't know the basics", "basic", ""],
  ["mujhe basics nahi aata", "basic", ""],
  ["I did not understand the intermediate phase", "intermediate", ""],
  ["not only the basics", "basic", ""],
])("%s: the phases %s without %s", (question, phases, without) => {
  const reading = read(question);
  expect([reading.phases.join(" "), reading.without.join(" ")]).toEqual([phases, without]);
});

const names = { basic: "beginner", intermediate: "intermediate", advanced: "advanced" };
const lengths = fc.record({ days: fc.integer({ min: 8, max: 90 }), weeks: fc.integer({ min: 1, max: 8 }) });

test("a day of a phase is the right day of the course, whatever the lengths", () => {
  fc.assert(
    fc.property(fc.tuple(lengths, lengths, lengths), (three) => {
      const shape = createCurriculumRanges(
        phaseKeys.map((key, at) => ({ key, days: three[at]?.days ?? 1, weeks: three[at]?.weeks ?? 1 })),
      );
      const readDaysAndPhases = createDaysAndPhasesReader(shape);
      const daysOf = (question: string) => readDaysAndPhases(question.split(" ")).days;
      for (const [at, { key, days }] of shape.phases.entries())
        for (let day = days.first; day <= days.last; day += 1) {
          const count = day - days.first + 1;
          expect(daysOf(`day ${count} of the ${names[key]} phase`)).toEqual([day]);
          expect(daysOf(`month ${at + 1} ka day ${count}`)).toEqual([day]);
          expect(daysOf(`${count} th day of phase ${at + 1}`)).toEqual([day]);
        }
      for (const { key, days } of shape.phases) {
        const beyond = days.last - days.first + 2;
        expect(readDaysAndPhases(`day ${beyond} of the ${names[key]} phase`.split(" ")).planEntries[0]?.kind).toBe(
          "missing",
        );
      }
    }),
    { numRuns: 20 },
  );
});

test("every day of every week lies in its phase", () => {
  expect(curriculumRanges.weeks.map(({ days }) => days.last).at(-1)).toBe(end);
  for (const [at, { days }] of curriculumRanges.weeks.entries())
    expect(entriesIn(`day 1 of week ${at + 1}`)).toEqual([`${days.first}=w${at + 1} 1`]);
});

const otherCourse = listPhaseNames(
  [
    { key: "core", name: "Core Rust" },
    { key: "web", name: "Async", title: "Small Services" },
    { key: "end", name: "Mastery Phase" },
  ],
  { core: "shuruaat", web: "net-part" },
);

test.each<[question: string, number: number | undefined, at?: number]>([
  ["what is in core rust", 1, 3],
  ["core phase", undefined],
  ["async phase me kya hai", 2],
  ["phase async", 2, 1],
  ["is async taught", undefined, 1],
  ["price of small services", 2, 2],
  ["mastery kitne din", 3],
  ["net part ki fees", 2],
  ["shuruaat wala phase", undefined],
  ["shuruaat phase", 1],
  ["async and core rust together", 2],
  ["core rust and async", 2, 3],
  ["async and threads", undefined],
  ["how much is async", 2, 3],
  ["how much is async code", undefined, 3],
])("the names of another course's phases: %s", (question, number, at = 0) => {
  expect(findPhaseNamedAtWord(question.split(" "), at, otherCourse)?.number).toBe(number);
});

test("a phase of two months is meant by either of them", () => {
  const readOther = createDaysAndPhasesReader(
    createCurriculumRanges([
      { key: "basic", days: 30, weeks: 4, month: "Months 1 and 2" },
      { key: "advanced", days: 12, weeks: 2, month: "Month 3" },
    ]),
  );
  expect(readOther(["month", "2"]).phases).toEqual(["basic"]);
  expect(readOther(["month", "3", "day", "1"])).toMatchObject({ phases: ["advanced"], days: [31] });
  expect(readOther(["month", "4"]).planEntries).toEqual([{ kind: "missing", unit: "month", number: 4 }]);
});
