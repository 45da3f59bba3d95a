import fc from "fast-check";
import { expect, test } from "vitest";
import { pickChangedFields, mergeSetsThreeWay, mergeThreeWay } from "./three-way-merge.ts";

type Copy = { status: string; note: string; days: number[] };

const base: Copy = { status: "new", note: "Called.", days: [1, 2, 3] };

test.for<[string, Partial<Copy>, Copy, Partial<Copy>]>([
  ["only they changed a field, theirs counts", {}, { ...base, note: "Mailed." }, {}],
  ["only I changed a field, mine counts", { note: "Mailed." }, base, { note: "Mailed." }],
  ["each changed another field, both count", { note: "Mailed." }, { ...base, status: "closed" }, { note: "Mailed." }],
  ["both changed it to the same, nothing is left to save", { note: "Mailed." }, { ...base, note: "Mailed." }, {}],
  ["only white space around differs, it is the same", { note: "Mailed. " }, { ...base, note: "Mailed." }, {}],
  ["the same days in another order are the same", { days: [2, 1] }, { ...base, days: [1, 2] }, {}],
  ["I changed it and took that back, theirs counts", { days: [3, 2, 1] }, { ...base, days: [1] }, {}],
])("without a question: %s", ([, mine, theirs, changes]) => {
  expect(mergeThreeWay(base, mine, theirs)).toEqual({ changes, conflicts: [] });
});

test("a field that both changed differently is a conflict, and only that one", () => {
  const mine = { status: "enrolled", note: "Mine." };
  expect(mergeThreeWay(base, mine, { ...base, note: "Theirs." })).toEqual({
    changes: { status: "enrolled" },
    conflicts: ["note"],
  });
  expect(mergeThreeWay(base, { days: [1, 2, 3, 4] }, { ...base, days: [1, 2] }).conflicts).toEqual(["days"]);
});

test("what is typed back to what it was is no change", () => {
  expect(pickChangedFields(base, { status: "closed", note: "Called.", days: [3, 1, 2] })).toEqual({ status: "closed" });
  expect(pickChangedFields(base, { note: "Called. " })).toEqual({ note: "Called. " });
});

test("a tick that a colleague removed stays removed when I saved other ticks", () => {
  expect(mergeSetsThreeWay([1, 2, 3], [1, 2, 3, 4], [1, 2])).toEqual([1, 2, 4]);
});

test("a tick that I removed stays removed when a colleague saved other ticks", () => {
  expect(mergeSetsThreeWay([1, 2, 3], [1, 3], [1, 2, 3, 9])).toEqual([1, 3, 9]);
});

const days = fc.uniqueArray(fc.integer({ min: 1, max: 58 }));

test("each element is as whoever changed it left it, and as it was where nobody did", () => {
  fc.assert(
    fc.property(days, days, days, (before, mine, theirs) => {
      const merged = mergeSetsThreeWay(before, mine, theirs);
      for (let day = 1; day <= 58; day += 1) {
        const [was, isMine, isTheirs] = [before, mine, theirs].map((set) => set.includes(day));
        expect(merged.includes(day)).toBe(isMine === was ? isTheirs : isMine);
      }
      expect(merged).toEqual([...new Set(merged)].toSorted((a, b) => a - b));
    }),
  );
});
