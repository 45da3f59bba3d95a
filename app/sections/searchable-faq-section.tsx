import { memo, useEffect, useState, type Dispatch, type SetStateAction } from "react";
import {
  parsePageIndex,
  useSyncHashToQuery,
  formatPageIndexForUrl,
  useQueryOrHashSelection,
  useScrollToTarget,
} from "#app/lib/use-url-state.ts";
import { useLazyModule } from "#app/lib/use-lazy-module.ts";
import { AccordionItem, HiddenUntilFound } from "#app/ui/accordion-item-and-hidden-until-found.tsx";
import { TextWithContactLinks } from "#app/ui/text-with-contact-links.tsx";
import { Pager, chunkIntoPages } from "#app/ui/paging.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Section } from "#app/ui/section.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { assistantFailure, maxQuestionLength } from "#domain/assistant/assistant-limits-and-fixed-replies.ts";
import { faqAnchor, type FaqItem, searchFaq } from "#domain/content/faq.ts";

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

/** Most visitors never search the questions: what answers a search is loaded with the first one. */
const loadAnswerCard = () => import("#app/features/assistant/assistant-answer-in-faq-search.tsx");

const searchDelay = 500;
const jumpDelay = 100;

type SearchableFaqSectionProps = {
  heading: string;
  faq: readonly FaqItem[];
  headingLevel?: "h1" | "h2";
  band?: boolean;
};

export function SearchableFaqSection({ heading, faq, headingLevel = "h2", band = false }: SearchableFaqSectionProps) {
  const { params, target, choose } = useQueryOrHashSelection(faqAnchor(""));
  const [query, setQuery] = useState("");
  const settledQuery = useDebouncedValue(query, searchDelay);
  const [openSlug, setOpenSlug] = useState<string | null>(null);
  const [matchPage, setMatchPage] = useState(0);
  const { matches, hasMatches, pages, wanted, question, targetPage, page } = computeFaqView({
    faq,
    query,
    settledQuery,
    target,
    matchPage,
    findAddressPage: (count) => parsePageIndex(params.get("faq"), count),
  });

  const answers = useLazyModule(wanted, loadAnswerCard, () => {
    if (question) showToast({ tone: "destructive", title: "AI Assistant Error", text: assistantFailure.error });
  });

  useScrollToTarget(target && faqAnchor(target));
  useSyncHashToQuery(target, () => (targetPage >= 0 ? { faq: formatPageIndexForUrl(targetPage) } : null));
  const [seenTarget, setSeenTarget] = useState<string | null>(null);
  if (target !== seenTarget) {
    setSeenTarget(target);
    if (target) setOpenSlug(target);
  }

  // The best match of every search opens a moment after the list has changed, so that the eye can follow.
  const best = matches[0]?.slug;
  useEffect(() => {
    if (!best || wanted === "") return undefined;
    const timer = setTimeout(() => {
      setMatchPage(0);
      setOpenSlug(best);
    }, jumpDelay);
    return () => clearTimeout(timer);
  }, [best, wanted]);

  function turnTo(next: number) {
    setOpenSlug(null);
    if (hasMatches) setMatchPage(next);
    else choose({ faq: formatPageIndexForUrl(next) });
  }

  return (
    <Section id="faq" labelledBy="faq-title" hasHeading={headingLevel === "h2"} band={band}>
      <div className="wrap split items-start">
        <div className="grid gap-6">
          {headingLevel === "h2" && (
            <h2 id="faq-title" className="text-h2">
              {heading}
            </h2>
          )}
          <div className="no-js:hidden grid gap-3">
            <SearchBox
              label="Search FAQs or ask a question"
              placeholder="Search FAQs or ask a question..."
              value={query}
              onChange={(next) => {
                setQuery(next);
                setMatchPage(0);
                if (next.trim() === "" && (target || params.has("faq"))) choose({ faq: null });
              }}
            />
            <p aria-live="polite" className="label-mono">
              {hasMatches && `Found ${matches.length} matching question(s)`}
            </p>
            {answers && <answers.NoMatchAnswerCard question={question} />}
          </div>
        </div>
        <div>
          {pages.map((items, index) => (
            <HiddenUntilFound key={items[0]?.slug} folded={index !== page} onReveal={() => turnTo(index)}>
              <ul className="accordion border-t border-line">
                {items.map((item) => (
                  <Question
                    key={item.slug}
                    item={item}
                    open={openSlug === item.slug}
                    isTarget={target === item.slug}
                    setOpenSlug={setOpenSlug}
                  />
                ))}
              </ul>
            </HiddenUntilFound>
          ))}
          {pages.length > 1 && (
            <Pager label="Pages of questions" page={page} pageCount={pages.length} onChange={turnTo} />
          )}
          {answers && <answers.AskAssistantBelowMatches question={hasMatches ? wanted : null} />}
        </div>
      </div>
    </Section>
  );
}

type QuestionProps = {
  item: FaqItem;
  open: boolean;
  isTarget: boolean;
  setOpenSlug: Dispatch<SetStateAction<string | null>>;
};

/** Memoised: the list renders with every letter of a search and with every change of the URL. */
const Question = memo(function Question({ item, open, isTarget, setOpenSlug }: QuestionProps) {
  return (
    <AccordionItem
      id={faqAnchor(item.slug)}
      group="faq"
      summary={<span>{item.question}</span>}
      open={open}
      isTarget={isTarget}
      onToggle={(opened) => setOpenSlug((current) => (opened ? item.slug : current === item.slug ? null : current))}
    >
      <p className="max-w-prose">
        <TextWithContactLinks text={item.answer} />
      </p>
    </AccordionItem>
  );
});

/** The value as it was once it stayed unchanged for the given time. */
function useDebouncedValue<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
