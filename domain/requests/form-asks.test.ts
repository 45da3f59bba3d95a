import * as v from "valibot";
import { expect, test } from "vitest";
import { invalidParentContact, parentMissing, tickMissing, withAsks } from "./form-asks.ts";

const off = { asksTick: false, asksAge: false };
const child = { underAge: "yes", parentName: " Meera Rao ", parentContact: "98765 43210" };

function check(asks: typeof off, form: object) {
  const result = v.safeParse(withAsks(v.object({}), asks), form);
  return result.success ? result.output : result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
}

test("with both switches off nothing is asked, checked or saved", () => {
  expect(check(off, {})).toEqual({});
  expect(check(off, { ...child, parentContact: "?", agreed: 7 })).toEqual({});
});

test("with the tick asked for, a form without it is refused", () => {
  const asks = { ...off, asksTick: true };
  for (const agreed of [undefined, "", "no", true]) expect(check(asks, { agreed })).toEqual([`agreed: ${tickMissing}`]);
  expect(check(asks, { agreed: "yes" })).toEqual({ agreed: "yes" });
});

test("with the age asked for, who is under 18 names a parent", () => {
  const asks = { ...off, asksAge: true };
  expect(check(asks, child)).toEqual({ underAge: "yes", parentName: "Meera Rao", parentContact: "98765 43210" });
  expect(check(asks, { ...child, parentContact: "meera@example.com" })).toMatchObject({ underAge: "yes" });
  expect(check(asks, { underAge: "yes", parentName: " " })).toEqual([
    `parentName: ${parentMissing}`,
    `parentContact: ${parentMissing}`,
  ]);
  expect(check(asks, { ...child, parentContact: "my mother" })).toEqual([`parentContact: ${invalidParentContact}`]);
});

test("an adult's form is not held up by what was typed for a parent, nor does it keep that", () => {
  const asks = { ...off, asksAge: true };
  expect(check(asks, { ...child, underAge: "", parentContact: "my mother" })).toEqual({});
});
