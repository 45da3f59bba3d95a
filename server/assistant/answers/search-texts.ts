import MiniSearch from "minisearch";
import type { Saying, AssistantModel } from "../model/assistant-model.ts";
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

/**
 * Answers a question of the FAQ that no subject of the assistant covers, such as one the owner has added: asked in its own words or nearly
 * so. The others are answered by subject, in any words.
 */
export function createFaqFinder({ answers }: Pick<AssistantModel, "answers">, items: readonly FaqItem[] = faq) {
  const covered = new Set(Object.values(answers).map(({ link }) => link.path));
  const added = items
    .map(({ slug, question, answer }) => ({ stems: parseStems(question), text: answer, link: faqLink(slug) }))
    .filter(({ link }) => !covered.has(link.path));

  return (question: string): Saying | undefined => {
    const asked = parseStems(question);
    const [best] = added
      .map(({ stems, ...saying }) => ({ saying, share: jaccardSimilarity(stems, asked) }))
      .filter(({ share }) => share >= sameQuestion)
      .toSorted((a, b) => b.share - a.share);
    return best?.saying;
  };
}

function jaccardSimilarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((root) => other.has(root)).length;
  return common / (one.size + other.size - common);
}
