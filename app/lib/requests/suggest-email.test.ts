import { expect, test } from "vitest";
import { suggestEmail } from "./suggest-email.tsx";

test.for([
  ["asha@gmial.com", "asha@gmail.com"],
  ["asha@gmal.com", "asha@gmail.com"],
  ["asha@gmaill.com", "asha@gmail.com"],
  ["asha@gmail.con", "asha@gmail.com"],
  ["asha@gmail.co", "asha@gmail.com"],
  ["asha@gmailcom", "asha@gmail.com"],
  [" Asha@GMIAL.com ", "Asha@gmail.com"],
  ["asha@yaho.co.in", "asha@yahoo.co.in"],
  ["asha@hotmial.com", "asha@hotmail.com"],
])("%s was probably meant as %s", ([typed, meant]) => {
  expect(suggestEmail(typed ?? "")).toBe(meant);
});

test.for([
  "",
  "asha",
  "@gmial.com",
  "asha@",
  "asha@gmail.com",
  "asha@mail.com",
  "asha@ymail.com",
  "asha@gmx.com",
  "a@b@gmial.com",
])("nothing is offered for %j", (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
