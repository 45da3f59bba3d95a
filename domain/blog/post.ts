import * as v from "valibot";
import { courseLength } from "../content/phase.ts";
import { calendarDateSchema, text } from "../content/define-content.ts";

/** Names under /api/blog that belong to other endpoints. */
const reservedSlugs = new Set(["list", "categories", "search"]);

export const slugSchema = v.pipe(
  text,
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower case words joined by hyphens"),
  v.maxLength(80, "must be 80 characters or fewer"),
  v.check((slug) => !reservedSlugs.has(slug), "must not be the name of another endpoint"),
);

const dayRule = `must be days of the course, 1 to ${courseLength}`;
const dayNumberSchema = v.pipe(
  v.number(dayRule),
  v.integer(dayRule),
  v.minValue(1, dayRule),
  v.maxValue(courseLength, dayRule),
);

const postFields = {
  title: v.pipe(text, v.maxLength(70, "must be 70 characters or fewer")),
  description: v.pipe(text, v.maxLength(200, "must be 200 characters or fewer")),
  category: v.pipe(text, v.maxLength(30, "must be 30 characters or fewer")),
  date: calendarDateSchema,
  dateModified: v.optional(calendarDateSchema),
  readTime: v.pipe(text, v.regex(/^\d+ min read$/, "must read like `6 min read`")),
  author: text,
  keywords: v.pipe(v.array(text, "must be a list"), v.minLength(1, "must hold a keyword")),
  /** The days of the course that the post belongs to: they are its picture, and are linked under it. */
  days: v.optional(v.array(dayNumberSchema, "must be a list of days")),
  status: v.picklist(["draft", "published"], "must be draft or published"),
};

/** The front matter of a post's file. The file's name is the slug unless the field is given. */
export const frontMatterSchema = v.pipe(
  v.strictObject({ slug: v.optional(slugSchema), ...postFields }, ({ expected }) =>
    expected === "never" ? "is no field of a post" : "must be given",
  ),
  v.forward(
    v.partialCheck(
      [["date"], ["dateModified"]],
      ({ date, dateModified }) => dateModified === undefined || dateModified >= date,
      "must not be before the date",
    ),
    ["dateModified"],
  ),
);

export const postSummarySchema = v.object({ slug: slugSchema, ...postFields });
export type PostSummary = v.InferOutput<typeof postSummarySchema>;

export type Post = PostSummary & { content: string };
export const toPostSummary = ({ content, ...summary }: Post): PostSummary => summary;

const headingSchema = v.object({ id: v.string(), text: v.string() });
export type PostHeading = v.InferOutput<typeof headingSchema>;

/** A post as its page shows it: the Markdown already turned into safe HTML by the server. */
export const articleSchema = v.object({
  ...postSummarySchema.entries,
  html: v.string(),
  headings: v.array(headingSchema),
  related: v.array(postSummarySchema),
  relatedDays: v.array(v.object({ day: v.number(), title: v.string() })),
  /** The one that was written before it. */
  next: v.nullable(v.object({ slug: slugSchema, title: v.string() })),
});
export type Article = v.InferOutput<typeof articleSchema>;

const excerptPartSchema = v.object({ text: v.string(), isMatch: v.boolean() });
export type ExcerptPart = v.InferOutput<typeof excerptPartSchema>;

/** A post as a search shows it: with the words around the match. */
const foundPostSchema = v.object({ ...postSummarySchema.entries, excerpt: v.array(excerptPartSchema) });
export type FoundPost = v.InferOutput<typeof foundPostSchema>;
export const searchResultSchema = v.object({ posts: v.array(foundPostSchema), total: v.number() });

export const postListSchema = v.object({ posts: v.array(postSummarySchema) });
export const categoryListSchema = v.object({ categories: v.array(v.object({ category: text })) });

/** Newest first; posts of one day by slug, so that the order never depends on the file system. */
export const compareNewestFirst = (a: PostSummary, b: PostSummary) =>
  b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug);
