import { expect, test } from "vitest";
import { parseFormFailureFromUrl } from "./parse-form-failure-from-url.ts";

const read = (query: string) => parseFormFailureFromUrl(new URLSearchParams(query));

test("who sent too many requests reads so, and when to try again", () => {
  expect(read("kind=contact&status=429&wait=37")).toEqual({
    status: 429,
    text: "Too many requests from your network. Please try again in 60 seconds.",
    back: "/contact",
    wait: 60,
  });
  expect(read("status=429&wait=600").text).toContain("in 15 minutes");
  expect(read("status=429&wait=1").text).toContain("in 10 seconds");
  for (const wait of ["", "x", "-1", "1e99", "NaN"]) {
    expect(read(`status=429&wait=${wait}`).text).toMatch(/in (10 seconds|60 seconds|60 minutes)\.$/);
  }
});

test("each refusal has its own words", () => {
  expect(read("kind=contact&status=413")).toMatchObject({ status: 413, text: expect.stringContaining("too long") });
  expect(read("kind=contact&status=403")).toMatchObject({ status: 403, text: expect.stringContaining("this site") });
  expect(read("kind=enrollment&status=503")).toEqual({
    status: 503,
    text: "Failed to submit enrollment. Please try again.",
    back: "/pricing",
  });
});

test("what is wrong in a form is told in the form's words", () => {
  for (const error of [
    "Please enter your name",
    "Please use at most 5000 characters",
    "Please use plain text only",
    "Please enter a valid email address",
  ]) {
    expect(read(`kind=contact&error=${error}`)).toMatchObject({ status: 400, text: error });
  }
});

test("no text or status of a stranger is taken over", () => {
  const failed = { status: 400, text: "Failed to send message. Please try again later." };
  for (const query of [
    "error=Call this number",
    "error=Please use at most 9 characters. Call this number",
    "status=200",
    "status=abc",
  ]) {
    expect(read(query)).toMatchObject(failed);
  }
});
