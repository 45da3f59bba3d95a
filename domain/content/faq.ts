import * as v from "valibot";
import { text } from "./define-content.ts";

export const faqSchema = v.pipe(
  v.array(
    v.object({
      /** Part of the question's URL: `/#faq-fees`. */
      slug: v.pipe(text, v.regex(/^[a-z0-9-]+$/, "must be lower case words joined by hyphens")),
      question: text,
      answer: text,
      /** What visitors call the subject, where neither question nor answer does: a search for it finds the question too. */
      searchWords: v.optional(v.array(text)),
    }),
  ),
  v.checkItems(
    ({ slug }, index, items) => items.findIndex((item) => item.slug === slug) === index,
    ({ input }) => `must not repeat the slug ${input.slug}`,
  ),
);
export type FaqItem = v.InferOutput<typeof faqSchema>[number];

/** Fragment that opens a question wherever it is shown. */
export const faqAnchor = (slug: string) => `faq-${slug}`;

const questionScore = 70;
const answerScore = 30;

export type FaqMatch = FaqItem & { index: number; score: number };

/** Up to this length a word is found inside many others (`emi` in `premium`), so it must begin one. */
const maxShortWordLength = 4;
const wordCharacter = /[\p{L}\p{M}\p{N}]/u;

/** Questions that contain the query in question or answer, the best first; a search word of theirs ranks like the question. */
export function searchFaq(items: readonly FaqItem[], query: string): FaqMatch[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === "") return [];
  return items
    .map((item, index) => ({ ...item, index, score: scoreFaqItem(item, wanted) }))
    .map((match) => ({ match, rank: match.score + rankSearchWords(match, wanted) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ match }) => match);
}

/** In the plural too: `costs` as well as `cost`. */
const rankSearchWords = ({ searchWords = [] }: FaqItem, wanted: string) =>
  searchWords.some((word) => containsQuery(`${word}s`, wanted)) ? questionScore : 0;

const scoreFaqItem = (item: FaqItem, wanted: string) =>
  (containsQuery(item.question, wanted) ? questionScore : 0) + (containsQuery(item.answer, wanted) ? answerScore : 0);

/** Only the query's first word can begin inside another one: a space stands before the rest. */
function containsQuery(text: string, wanted: string): boolean {
  const [firstWord = ""] = /^[\p{L}\p{M}\p{N}]*/u.exec(wanted) ?? [];
  const mustBegin = firstWord !== "" && firstWord.length <= maxShortWordLength;
  const within = text.toLowerCase();
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + 1)) {
    if (!mustBegin || !wordCharacter.test(within.charAt(at - 1))) return true;
  }
  return false;
}
