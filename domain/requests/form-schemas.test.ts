import * as v from "valibot";
import { expect, test } from "vitest";
import { withConsentFields } from "./form-schemas.ts";

const consentMissing = "Please tick that you agree";
const guardianMissing = "Please give the name and the email or phone of a parent";
const invalidGuardianContact = "Please enter a valid email address or phone number of a parent";

const off = { asksTick: false, asksAge: false };
const child = { underAge: "yes", parentName: " Meera Rao ", parentContact: "98765 43210" };

function check(switches: typeof off, form: object) {
  const result = v.safeParse(withConsentFields(v.object({}), switches), form);
  return result.success ? result.output : result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
}

test("with both switches off nothing is asked, checked or saved", () => {
  expect(check(off, {})).toEqual({});
  expect(check(off, { ...child, parentContact: "?", agreed: 7 })).toEqual({});
});

test("with the tick asked for, a form without it is refused", () => {
  const switches = { ...off, asksTick: true };
  for (const agreed of [undefined, "", "no", true])
    expect(check(switches, { agreed })).toEqual([`agreed: ${consentMissing}`]);
  expect(check(switches, { agreed: "yes" })).toEqual({ agreed: "yes" });
});

test("with the age asked for, who is under 18 names a parent", () => {
  const switches = { ...off, asksAge: true };
  expect(check(switches, child)).toEqual({ underAge: "yes", parentName: "Meera Rao", parentContact: "98765 43210" });
  expect(check(switches, { ...child, parentContact: "meera@example.com" })).toMatchObject({ underAge: "yes" });
  expect(check(switches, { underAge: "yes", parentName: " " })).toEqual([
    `parentName: ${guardianMissing}`,
    `parentContact: ${guardianMissing}`,
  ]);
  expect(check(switches, { ...child, parentContact: "my mother" })).toEqual([
    `parentContact: ${invalidGuardianContact}`,
  ]);
});

test("an adult's form is not held up by what was typed for a parent, nor does it keep that", () => {
  const switches = { ...off, asksAge: true };
  expect(check(switches, { ...child, underAge: "", parentContact: "my mother" })).toEqual({});
});
