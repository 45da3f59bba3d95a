import { afterEach, expect, test, vi } from "vitest";
import { saveVisitSource } from "./visit-source.ts";

afterEach(() => void vi.unstubAllGlobals());

function visit(address: string, referrer = "") {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  const open = (next: string, from = "") =>
    saveVisitSource({ location: new URL(next), document: { referrer: from } } as unknown as Window);
  open(address, referrer);
  return { open, read: () => [...stored.values()].map((text): unknown => JSON.parse(text)) };
}

test("the first page of a visit, its referrer's host and its campaign are noted, and nothing of later pages", () => {
  const { open, read } = visit(
    "https://course.example/blog/git?utm_source=mail&utm_medium=news&utm_campaign=may&utm_term=a+b&utm_content=top&mail=asha@x.example#day",
    "https://news.example:8443/inbox?user=asha",
  );
  open("https://course.example/pricing?utm_source=other", "https://other.example/");
  expect(read()).toEqual([
    {
      landing: "/blog/git",
      referrer: "news.example:8443",
      utmSource: "mail",
      utmMedium: "news",
      utmCampaign: "may",
      utmTerm: "a b",
      utmContent: "top",
    },
  ]);
});

test("our own pages are no referrer, and a missing or broken one is none", () => {
  expect(visit("https://course.example/", "https://course.example/pricing").read()).toMatchObject([{ referrer: "" }]);
  expect(visit("https://course.example/").read()).toMatchObject([{ referrer: "" }]);
  expect(visit("https://course.example/", "about:client").read()).toMatchObject([{ referrer: "" }]);
  expect(visit("https://course.example/", "no address").read()).toMatchObject([{ referrer: "" }]);
});

test("without storage nothing is noted and nothing breaks", () => {
  vi.stubGlobal("sessionStorage", undefined);
  const page = { location: new URL("https://course.example/"), document: { referrer: "" } };
  expect(() => saveVisitSource(page as unknown as Window)).not.toThrow();
});
