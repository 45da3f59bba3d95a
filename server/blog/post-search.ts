import MiniSearch from "minisearch";
import { toPostSummary, type ExcerptPart, type FoundPost, type Post } from "#domain/blog/post.ts";

const maxShown = 24;
const maxWords = 8;
/** In characters: what a card shows of the text around the first match. */
const excerptLength = 180;
const leadLength = 60;

export type PostSearch = (query: string) => Promise<{ posts: FoundPost[]; total: number }>;

/** In nearly every post: they tell none apart and would take most of the time. */
const commonWords = new Set(
  "a an and are as at be but by can do for from has have how i if in is it its not of on or so that the then there this to was we what when with you your".split(
    " ",
  ),
);

const fields = ["title", "keywords", "description", "category", "text"] as const;

/**
 * Finds the posts that hold all words of a query, the best first. The index is built once, at the first call, in small
 * steps that leave room for HTTP requests: the site makes that call at its start.
 */
export function createPostSearch(all: readonly Post[]): PostSearch {
  const bySlug = new Map(all.map((post) => [post.slug, post]));
  let index: Promise<MiniSearch<Post>> | undefined;

  return async (query) => {
    index ??= buildSearchIndex(all);
    const found = (await index).search(query.split(" ").slice(0, maxWords).join(" "));
    return {
      total: found.length,
      posts: found.slice(0, maxShown).flatMap(({ id, match }) => {
        const post = bySlug.get(String(id));
        return post
          ? [{ ...toPostSummary(post), excerpt: extractExcerpt(stripMarkdown(post.content), Object.keys(match)) }]
          : [];
      }),
    };
  };
}

async function buildSearchIndex(all: readonly Post[]) {
  const index = new MiniSearch<Post>({
    idField: "slug",
    fields: [...fields],
    processTerm: (term) => (commonWords.has(term.toLowerCase()) ? null : term.toLowerCase()),
    extractField: (post, field) =>
      field === "text" ? stripMarkdown(post.content) : String(post[field as Exclude<(typeof fields)[number], "text">]),
    searchOptions: {
      combineWith: "AND",
      boost: { title: 5, keywords: 3, description: 2 },
      // The word that is being typed, and a wrong letter or two in a long one; a short word would find too much.
      prefix: (term, index, terms) => term.length > 2 && index === terms.length - 1,
      fuzzy: (term) => (term.length > 7 ? 2 : term.length > 5 ? 1 : false),
    },
  });
  await index.addAllAsync(all, { chunkSize: 10 });
  return index;
}

/** The text around the first of the words, with all of them marked; nothing where only the head of the post holds them. */
export function extractExcerpt(text: string, words: readonly string[]): ExcerptPart[] {
  const longestFirst = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[$()*+./?[\\\]^{|}]/g, "\\$&"));
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${longestFirst.join("|")})`, "giu");
  const first = words.length > 0 ? text.search(pattern) : -1;
  if (first < 0) return [];
  const start = first > leadLength ? text.indexOf(" ", first - leadLength) + 1 : 0;
  const space = text.lastIndexOf(" ", start + excerptLength);
  const end = start + excerptLength >= text.length ? text.length : Math.max(space, first);
  const shown = text.slice(start, end);

  const parts: ExcerptPart[] = start > 0 ? [{ text: "… ", isMatch: false }] : [];
  let at = 0;
  for (const { 0: word, index } of shown.matchAll(pattern)) {
    parts.push({ text: shown.slice(at, index), isMatch: false }, { text: word, isMatch: true });
    at = index + word.length;
  }
  parts.push({ text: shown.slice(at) + (end < text.length ? " …" : ""), isMatch: false });
  return parts.filter((part) => part.text !== "");
}

/** The words of a Markdown text without its marks, for searching and excerpts; every pattern takes linear time. */
export const stripMarkdown = (markdown: string) =>
  markdown
    // The fence of a code block, not its code.
    .replaceAll(/^[ \t]{0,3}(?:```|~~~).*$/gm, " ")
    // Links, pictures and footnotes keep their words.
    .replaceAll(/\]\([^()\n]{0,500}\)/g, "")
    .replaceAll(/\[\^[^\]\n]{1,200}\]:?/g, "")
    .replaceAll(/^[ \t]{0,3}(?:#{1,6}|>|[-*+]|\d{1,9}[.)])[ \t]/gm, " ")
    .replaceAll(/[*`~]|!?\[|\]|(?<!\w)_|_(?!\w)/g, "")
    .replaceAll(/\||-{3,}|:-+:?/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
