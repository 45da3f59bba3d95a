import { expect, test } from "vitest";
import { parseReference } from "./request-schemas.ts";

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
  expect(parseReference(text ?? "")).toBe(reference);
});
