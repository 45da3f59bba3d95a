import { expect, test } from "vitest";
import { findConflicts, readReference } from "./request.ts";

const base = { status: "new", note: "" } as const;

test.for([
  ["each changed another field", { status: "contacted" }, { status: "new", note: "Called." }, []],
  ["both changed to the same", { status: "contacted", note: "Called." }, { status: "contacted", note: "Called." }, []],
  ["only they changed anything", {}, { status: "closed", note: "Called." }, []],
  ["only I changed anything", { status: "closed", note: "Called." }, base, []],
  ["both wrote a note", { note: "Mine." }, { status: "closed", note: "Theirs." }, ["note"]],
  ["both chose a status", { status: "closed", note: "Mine." }, { status: "contacted", note: "" }, ["status"]],
] as const)("a decision is needed only where both changed one field differently: %s", ([, mine, theirs, fields]) => {
  expect(findConflicts(base, mine, theirs)).toEqual(fields);
});

test.for([
  ["3fa85f64", "3fa85f64"],
  [" #3FA85F64 ", "3fa85f64"],
  ["# 3fa85f64-57", "3fa85f64-57"],
  ["3f", "3f"],
  ["Reference 3fa85f64", "3fa85f64"],
  ["reference: #3fa85f64.", "3fa85f64"],
  ["Ref. 3fa85f64", "3fa85f64"],
  ["\u20683fa85f64\u2069", "3fa85f64"],
  ["reference", undefined],
  ["3fa85f6g", undefined],
  ["#", undefined],
  ["-3fa", undefined],
  ["3fa 85f", undefined],
  ["", undefined],
])("reads a reference from %j", ([text, reference]) => {
  expect(readReference(text ?? "")).toBe(reference);
});
