import * as v from "valibot";
import { expect, test } from "vitest";
import { basic } from "#content/curriculum/basic.ts";
import { weeks } from "#content/curriculum/weeks.ts";
import { listDaysOfPhaseWeek } from "./phase.ts";
import { phaseListSchema, phaseSchema, weeksSchema, type Day } from "./curriculum.ts";
import { computePhaseRanges } from "./phase.ts";

const complaints = (schema: v.GenericSchema, value: unknown) =>
  (v.safeParse(schema, value).issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);

test("phases of any length follow each other without a gap", () => {
  const list = [
    { key: "start", days: 22 },
    { key: "middle", days: 1 },
    { key: "end", days: 20 },
  ];
  expect(computePhaseRanges(list)).toEqual({
    start: { first: 1, last: 22 },
    middle: { first: 23, last: 23 },
    end: { first: 24, last: 43 },
  });
});

const listed = (key: string) => ({ key, days: 10, color: "cool" });

test.for([
  ["none", [], "null: must be one phase or more"],
  ["seven", ["a", "b", "c", "d", "e", "f", "g"].map(listed), "null: must be six phases or fewer"],
  ["the same twice", [listed("a"), listed("b"), listed("a")], "2: must not repeat the key a"],
  ["one called bundle", [listed("bundle")], "0.key: must not be one of bundle, phase, faq, about"],
  [
    "one in a colour that there is not",
    [{ ...listed("a"), color: "red" }],
    "0.color: must be accent, cool, plain or a colour such as #9b7bff",
  ],
] as const)("of phases, %s is refused", ([, list, complaint]) => {
  expect(complaints(phaseListSchema, list)).toEqual([complaint]);
});

test.for([
  [0, "must be 1 or more"],
  [21.5, "must be a whole number"],
  [201, "must be 200 or less"],
  ["21", "must be a number"],
])("a phase of %s days is refused", ([length, complaint]) => {
  expect(complaints(phaseListSchema, [{ ...listed("a"), days: length }])).toEqual([`0.days: ${complaint}`]);
});

test("days that are not those of the phase are refused with the file that says which", () => {
  const complaint = "days: must be the 21 days 1 to 21 of content/phase-list.ts, in order and without gaps";
  expect(complaints(phaseSchema, { ...basic, days: basic.days.slice(1) })).toEqual([
    `${complaint}, but there are 20, 2 to 21`,
  ]);
  expect(complaints(phaseSchema, { ...basic, days: basic.days.toReversed() })).toEqual([
    `${complaint}, but there are 21, 21 to 1; 20 does not follow the one before it`,
  ]);
});

test("weeks are numbered through all phases, and no phase has more of them than days", () => {
  const [first, second] = weeks.basic;
  expect(complaints(weeksSchema, { ...weeks, basic: [second, first] })).toEqual([
    "null: must number the weeks through all phases, 1, 2, 3 and so on, but are 2, 1, 4, 5, 6, 7, 8",
  ]);
  expect(complaints(weeksSchema, { ...weeks, advanced: Array.from({ length: 17 }, () => first) })[0]).toBe(
    "advanced: must be 16 weeks or fewer: a week has a day or more",
  );
});

const makeDay = (day: number): Day => ({ day, title: `Day ${day}`, icon: "code", tasks: ["Read", "Write", "Run"] });

test.for([
  [21, 3, [7, 7, 7]],
  [16, 2, [8, 8]],
  [22, 3, [7, 7, 8]],
  [4, 3, [1, 1, 2]],
] as const)("%i days in %i weeks: every day once, no week empty", ([dayCount, weekCount, expected]) => {
  const days = Array.from({ length: dayCount }, (_, index) => makeDay(index + 1));
  const weeks = Array.from({ length: weekCount }, (_, week) => listDaysOfPhaseWeek({ days }, week, weekCount));
  expect(weeks.map(({ length }) => length)).toEqual(expected);
  expect(weeks.flat()).toEqual(days);
});

test("a demo is a file of its folder, of a day of its phase; a phase may have none", () => {
  const demo = { title: "To-do list", text: "Ticks.", day: 21, path: "/demos/to-do-list.html" };
  expect(complaints(phaseSchema, { ...basic, demo: undefined })).toEqual([]);
  expect(complaints(phaseSchema, { ...basic, demo })).toEqual([]);
  expect(complaints(phaseSchema, { ...basic, demo: { ...demo, day: 22 } })).toEqual([
    "demo.day: must be a day of its phase, 1 to 21",
  ]);
  for (const path of ["/demos/../sr.html", "https://elsewhere.example/demos/a.html", "/pricing"]) {
    expect(complaints(phaseSchema, { ...basic, demo: { ...demo, path } })).toEqual([
      "demo.path: must be an HTML file of public/demos/, such as /demos/to-do-list.html",
    ]);
  }
});
