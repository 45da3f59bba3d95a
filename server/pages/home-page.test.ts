import { expect, test, vi } from "vitest";
import { createPostCollection } from "../blog/posts.ts";
import { buildHomePageData } from "./home-page.ts";

vi.mock("#content/faq.ts", () => ({ faq: [] }));
vi.mock("#content/reviews.ts", async (load) => ({ ...(await load<object>()), reviews: [] }));
vi.mock("#content/benefits.ts", () => ({
  benefits: { lead: "None.", counters: [], items: [] },
  trustBadges: [],
  included: [],
}));

test("a home page without questions, reviews and benefits has neither their sections nor their markup", async () => {
  const posts = createPostCollection([], { drafts: false });
  const processing = {
    hasTeamChat: false,
    hasGateway: false,
    keepsQuestions: true,
    retentionMonths: null,
    asksAge: false,
    hasStudentReviews: false,
  };
  const page = await buildHomePageData({
    siteUrl: "https://course.example",
    now: new Date(),
    posts,
    reviews: [],
    processing,
  });
  expect(page).toMatchObject({ faq: [], reviews: null, benefits: null });
  expect(JSON.stringify(page.graph)).not.toMatch(/aggregateRating|"Review"/);
});
