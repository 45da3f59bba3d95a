import { expect, test } from "vitest";
import * as v from "valibot";
import {
  changeSchema,
  diffCompletedDays,
  diffStatusNoteAndFollowUp,
  describeChange,
  type NewChange,
} from "./change.ts";

/** As the endpoint sends it. */
const read = ({ what, ...detail }: NewChange) => v.parse(changeSchema, { id: "1", at: "", by: "", what, detail });
const describe = (changes: NewChange[]) => changes.map((change) => describeChange(read(change)));

test("names the days that were ticked and unticked, runs as one", () => {
  expect(describe(diffCompletedDays([], [14, 12, 13]))).toEqual(["+3 days: 12–14"]);
  expect(describe(diffCompletedDays([1, 2, 5], [1, 2, 3, 7, 20, 21, 22]))).toEqual(["+5 days: 3, 7, 20–22; −1 day: 5"]);
  expect(diffCompletedDays([1, 2], [2, 1])).toEqual([]);
});

test("names the status before and after, and of a note only that it changed", () => {
  const before = { status: "new", note: "", owner: "", followUpAt: null, followUp: "" } as const;
  const changes = diffStatusNoteAndFollowUp(before, { status: "contacted", note: "Call 98765 43210" });
  expect(describe(changes)).toEqual(["Status new → contacted", "Note written"]);
  expect(JSON.stringify(changes)).not.toContain("98765");
  expect(diffStatusNoteAndFollowUp(before, { status: "new", note: "" })).toEqual([]);
  expect(diffStatusNoteAndFollowUp(before, {})).toEqual([]);
});

test("each kind of change is described in words of its own", () => {
  expect(describe([{ what: "details", fields: ["phone", "course"] }])).toEqual(["Details changed: Phone, Course"]);
  const whats = ["added", "made-student", "deleted", "restored", "released", "retried"] as const;
  const words = describe(whats.map((what) => ({ what })));
  expect(new Set(words.filter(Boolean)).size).toBe(whats.length);
});

test("a kind that only a later version knows is a change of details", () => {
  const later = v.parse(changeSchema, { id: "1", at: "", by: "", what: "paid", detail: { amount: 3000 } });
  expect(describeChange(later)).toBe("Details changed");
});
