import MiniSearch from "minisearch";
import type { Lexicon, Saying, Vocabulary } from "../model/assistant-model.ts";
import { stem } from "../../language/stem.ts";
import { faq } from "#content/faq.ts";
import type { FaqItem } from "#domain/content/faq.ts";
import { faqLink } from "../knowledge/site-links.ts";

/** Finds the text that fits words best: a post by its title. */
export function createTextSearch(texts: readonly Saying[]): (words: readonly string[]) => Saying | undefined {
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ["text"],
    processTerm: (term) => stem(term.toLowerCase()),
    // A long word also finds what it begins: `secure` the post on security.
    searchOptions: { bm25: { k: 1.2, b: 0.35, d: 0.5 }, prefix: (term) => term.length > 4 },
  });
  index.addAll(texts.map(({ text }, id) => ({ id, text })));
  return (words) => {
    const [best] = index.search(words.join(" "));
    return best && texts[Number(best.id)];
  };
}

/** Words that two wordings of one question have in common, of all their words. */
const sameQuestion = 0.75;

const parseStems = (text: string) => new Set((text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(stem));

type OwnAnswers = {
  /** A question of the FAQ in its own words, or nearly so. */
  findSame: (question: string) => Saying | undefined;
  /** What holds every word of a question that says what it is about. */
  findNear: (question: string) => Saying | undefined;
};

/**
 * The questions of the FAQ that the assistant would answer by another text, such as one that the owner has added: a slug alone makes
 * none a subject's. The others are answered by subject, in any words.
 */
export function createFaqFinder(
  { lexicon, vocabulary }: { lexicon: Pick<Lexicon, "plain">; vocabulary: Pick<Vocabulary, "courseStems"> },
  answer: (question: string) => string | undefined,
  items: readonly FaqItem[] = faq,
): OwnAnswers {
  const ordinary = new Set([...lexicon.plain.map(stem), ...vocabulary.courseStems]);
  const own = items
    .filter((item) => !answer(item.question)?.includes(item.answer.split(". ").at(-1) ?? ""))
    .map((item) => ({
      asked: parseStems(item.question),
      all: parseStems([item.question, item.answer, ...(item.searchWords ?? [])].join(" ")),
      saying: { text: item.answer, link: faqLink(item.slug) },
    }));

  return {
    findSame(question) {
      const stems = parseStems(question);
      const [best] = own
        .map(({ asked, saying }) => ({ saying, share: jaccardSimilarity(asked, stems) }))
        .filter(({ share }) => share >= sameQuestion)
        .toSorted((a, b) => b.share - a.share);
      return best?.saying;
    },
    findNear(question) {
      const telling = [...parseStems(question)].filter((root) => root.length > 1 && !ordinary.has(root));
      if (telling.length === 0) return undefined;
      const near = own.filter(({ all }) => telling.every((root) => all.has(root)));
      return (near.find(({ asked }) => telling.some((root) => asked.has(root))) ?? near[0])?.saying;
    },
  };
}

function jaccardSimilarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((root) => other.has(root)).length;
  return common / (one.size + other.size - common);
}
