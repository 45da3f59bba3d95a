import { expect, test } from "vitest";
import { storedFields } from "#content/legal/stored-fields.ts";
import type { DataProcessing } from "#domain/content/legal.ts";
import { processing } from "#tests/support/sample-content.ts";
import { createPostCollection } from "../blog/posts.ts";
import { findTextPageData } from "./text-page-data.ts";

const context = {
  siteUrl: "https://site.example",
  now: new Date("2026-05-05"),
  posts: createPostCollection([], { drafts: false }),
  reviews: [],
};
const readPrivacy = (changes: Partial<DataProcessing> = {}) => {
  return JSON.stringify(findTextPageData("/privacy", { ...context, processing: { ...processing, ...changes } })?.legal);
};

test("the privacy page says what this site does, by its settings", () => {
  const plain = readPrivacy();
  expect(plain).toContain("utm_source");
  expect(plain).toContain("until you ask us to delete it");
  expect(plain).toContain("No other service: your request stays in our database.");
  expect(plain).toContain("Your questions go to no other service");
  expect(plain).not.toMatch(/chat service|sent to an AI service|\{months\}/);

  const whole = readPrivacy({ hasTeamChat: true, hasGateway: true, retentionMonths: 18, asksAge: true });
  expect(whole).toContain("for 18 months after it arrived or was last changed");
  expect(whole).toContain("a channel of a chat service");
  expect(whole).toContain("is sent to an AI service");
  expect(whole).not.toMatch(/\{months\}|No other service|go to no other service/);
});

test("a course without certificates stores none, and says nothing of them", () => {
  expect(readPrivacy()).toContain("If you get a certificate");
  expect(readPrivacy({ givesCertificates: false })).not.toMatch(/certificate/i);
});

test("what is said of questions is what the site does with them", () => {
  const stored = readPrivacy();
  expect(stored).toContain("is stored together with that answer");
  expect(stored).toContain("A name cannot be told from other words");
  expect(stored).toContain("for 90 days after they were last asked");
  const answered = readPrivacy({ keepsQuestions: false });
  expect(answered).toContain("Your questions are not stored: not in the database, not in our logs.");
  expect(answered).not.toMatch(/90 days after|called unhelpful|teach it better/);
});

test("what is said of children is what the forms do", () => {
  const withoutQuestion = readPrivacy();
  expect(withoutQuestion).toContain("do not ask your age");
  expect(withoutQuestion).not.toMatch(/we check that it is theirs|ask whether you are under 18/);
  const withQuestion = readPrivacy({ asksAge: true });
  expect(withQuestion).toContain("ask whether you are under 18");
  expect(withQuestion).not.toContain("do not ask your age");
});

test("every purpose is named, also that of how a visitor found the site", () => {
  const [short, , purposes] = findTextPageData("/privacy", { ...context, processing })?.legal?.sections ?? [];
  for (const section of [short, purposes]) expect(JSON.stringify(section)).toContain("which of our links");
});

test("the privacy page lists what is stored, the other two do not", () => {
  const lists = readPrivacy();
  for (const { fields } of [storedFields.sent, ...Object.values(storedFields.tables)]) {
    for (const sentence of Object.values(fields)) expect(lists).toContain(sentence);
  }
  for (const path of ["/terms", "/refunds"]) {
    expect(findTextPageData(path, { ...context, processing })?.legal?.sections.flatMap((one) => one.lists)).toEqual([]);
  }
  expect(findTextPageData("/about", { ...context, processing })).toBeUndefined();
});
