import { maxQuestionLength } from "#domain/assistant/assistant-limits-and-fixed-replies.ts";
import { searchFaq, type FaqItem } from "#domain/content/faq.ts";
import { chunkIntoPages } from "#app/ui/pager.tsx";

const itemsPerPage = 5;

type FaqState = {
  faq: readonly FaqItem[];
  /** As it stands in the field, and as it was when typing last paused. */
  query: string;
  settledQuery: string;
  /** The question that the URL names. */
  target: string | null;
  /** The page among the matches, and the one that the URL names for the whole list. */
  matchPage: number;
  findAddressPage: (pageCount: number) => number;
};

/** What the section shows: the matches of a search, else the whole list, and what the assistant is asked. */
export function computeFaqView({ faq, query, settledQuery, target, matchPage, findAddressPage }: FaqState) {
  const matches = searchFaq(faq, settledQuery);
  const hasMatches = matches.length > 0;
  const pages = chunkIntoPages(hasMatches ? matches : faq, itemsPerPage);
  const wanted = settledQuery.trim().slice(0, maxQuestionLength);
  const targetPage = target && !hasMatches ? pages.findIndex((page) => page.some(({ slug }) => slug === target)) : -1;
  return {
    matches,
    hasMatches,
    pages,
    wanted,
    // Cleared at once, not only when typing has settled.
    question: wanted === "" || hasMatches || query.trim() === "" ? null : wanted,
    targetPage,
    page: hasMatches ? matchPage : targetPage >= 0 ? targetPage : findAddressPage(pages.length),
  };
}
