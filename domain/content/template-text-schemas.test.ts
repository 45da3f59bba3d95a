import * as v from "valibot";
import { expect, test } from "vitest";
import { certificateTexts } from "#content/certificate.ts";
import { confirmationMail } from "#content/confirmation-mail.ts";
import { ownPage } from "#content/own-page.ts";
import { certificateTextsSchema } from "../certificates/certificate-schemas.ts";
import { confirmationMailSchema } from "./legal.ts";
import { ownPageSchema } from "./own-page-texts.ts";

const listComplaints = (schema: v.GenericSchema, value: unknown) =>
  (v.safeParse(schema, value).issues ?? []).map((issue) => `${v.getDotPath(issue)} ${issue.message}`);

test("a placeholder that nothing fills in is named, in each file that goes out under the owner's name", () => {
  expect(listComplaints(confirmationMailSchema, { ...confirmationMail, greeting: "Hello {mail}," })).toEqual([
    "greeting must name only {name}, not {mail}",
  ]);
  expect(
    listComplaints(certificateTextsSchema, { ...certificateTexts, issued: "On {when}", heading: "Of {course}" }),
  ).toEqual([
    "heading must hold no placeholder, as nothing is filled in here: not {course}",
    "issued must name only {days}, {title}, {course}, {date}, not {when}",
  ]);
  expect(listComplaints(ownPageSchema, { ...ownPage, greeting: "Hello {nam}", onTime: "On {time}" })).toEqual([
    "greeting must hold {name}",
    "greeting must name only {name}, not {nam}",
    "onTime must hold no placeholder, as nothing is filled in here: not {time}",
  ]);
});
