import { expect, test } from "vitest";
import { processing } from "#tests/support/sample-content.ts";
import { createPostCollection } from "../../blog/posts.ts";
import { homeGraph, pricingGraph } from "./page-graphs.ts";

const siteUrl = "https://course.example";
const posts = createPostCollection([], { drafts: false });

test("an offer that has ended leaves the structured data", () => {
  const during = JSON.stringify(
    pricingGraph({ siteUrl, posts, reviews: [], processing, now: new Date("2026-12-31T00:00:00Z") }),
  );
  const after = JSON.stringify(
    pricingGraph({ siteUrl, posts, reviews: [], processing, now: new Date("2027-01-01T00:00:00Z") }),
  );
  expect(during).toContain('"@type":"Offer"');
  expect(after).not.toContain("Offer");
});

test("every address in structured data is absolute and on the configured site", () => {
  const graph = JSON.stringify(
    homeGraph({ siteUrl, posts, reviews: [], processing, now: new Date("2026-11-15T00:00:00Z") }),
  );
  const addresses = [...graph.matchAll(/"(?:@id|url|logo|item)":"([^"]+)"/g)].map(([, address]) => address);
  expect(addresses.length).toBeGreaterThan(4);
  for (const address of addresses) expect(address).toMatch(/^https:\/\/course\.example\//);
});
