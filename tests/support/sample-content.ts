import type { DataProcessing } from "#domain/content/legal.ts";
import type { BusinessHours } from "#domain/content/business-hours.ts";
import type { Post } from "#domain/blog/post.ts";

/** A site without any of the settings that change what is done with data. */
export const processing: DataProcessing = {
  hasTeamChat: false,
  hasTeamMail: false,
  hasVisitorMail: false,
  hasGateway: false,
  keepsQuestions: true,
  retentionMonths: null,
  asksAge: false,
  givesCertificates: true,
  hasStudentReviews: false,
};

/** Fixed here, so that an owner with other hours breaks no test of the arithmetic. */
export const businessHours: BusinessHours = {
  firstDay: "Mon",
  lastDay: "Sat",
  opens: 10,
  closes: 19,
  reply: { earliest: 2, latest: 4 },
  promise: 24,
};

/** A valid post, with the fields the test cares about. */
export const makePost = (changes: Partial<Post> = {}): Post => ({
  slug: "first",
  title: "First",
  description: "A first post.",
  category: "Python",
  date: "2026-01-02",
  readTime: "5 min read",
  author: "Course Team",
  keywords: ["one"],
  status: "published",
  content: "Hello.\n",
  ...changes,
});

const categories = ["Python", "AI", "Full-Stack", "Tools", "Security", "Bots"];

/** Many posts, each on a day of its own, newest last. */
export const makePosts = (count: number): Post[] =>
  Array.from({ length: count }, (_, index) =>
    makePost({
      slug: `post-${index}`,
      title: `Post number ${index} about a useful thing`,
      category: categories[index % categories.length] ?? "Python",
      date: new Date(Date.UTC(2015, 0, 1 + index)).toISOString().slice(0, 10),
    }),
  );
