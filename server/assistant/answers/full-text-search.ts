import MiniSearch from "minisearch";
import type { Lexicon, Saying, Vocabulary } from "../model/assistant-model.ts";
import { stem } from "../../language/stem.ts";
import { phases } from "#content/curriculum/phases.ts";
import { faq } from "#content/faq.ts";
import { site } from "#content/site.ts";
import type { FaqItem } from "#domain/content/faq.ts";
import { listPassages, type Passage } from "../knowledge/list-passages.ts";
import { faqLink } from "../knowledge/site-links.ts";
import { dropYesOrNo } from "../knowledge/fill-sentence-templates.ts";
import { splitSentences } from "./format-answer.ts";

/** Finds the text that fits words best: a post by its title. */
export function createBestTextFinder(
  texts: readonly Saying[],
): (words: readonly string[], place?: number) => Saying | undefined {
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ["text"],
    processTerm: (term) => stem(term.toLowerCase()),
    // A long word also finds what it begins: `secure` the post on security.
    searchOptions: { bm25: { k: 1.2, b: 0.35, d: 0.5 }, prefix: (term) => term.length > 4 },
  });
  index.addAll(texts.map(({ text }, id) => ({ id, text })));
  return (words, place = 0) => {
    const found = index.search(words.join(" "))[place];
    return found && texts[Number(found.id)];
  };
}

/** Left out of a title, whose every other word must be asked for: `your recordings heard`. */
const articles = new Set("a an the our your my of and for with to in on at".split(" "));

/** They say what is asked, not of what: `when does it start` is not answered by whatever says `when`. */
const askingWords = "who whom whose what when where why which how".split(" ");

/** Words that two wordings of one question have in common, of all their words. */
const sameQuestion = 0.75;

const parseStems = (text: string) => new Set((text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(stem));

type OwnAnswers = {
  /** A question of the FAQ in its own words, or nearly so. */
  findSame: (question: string) => Saying | undefined;
  /** The answer of the FAQ that holds every word of a question that says what it is about. */
  findNear: (question: string) => Saying | undefined;
  /** The same where it holds every other word as well, several at least: then no subject fits better. */
  findClosest: (question: string) => Saying | undefined;
  /** What a benefit or something included is said to be, where a question names it by its title. */
  findTitled: (question: string) => Saying | undefined;
  /** These questions; `isPlain` where one asks for nothing but what some subject is about. */
  listOwn: () => { question: string; saying: Saying; isPlain: boolean }[];
  /** What comes with the course: the benefits, what is included, what the plans list. */
  listOffered: () => readonly Saying[];
  /** What holds every word of a question that is not plain: an answer of the FAQ, or what comes with the course. */
  findAnswer: (question: string) => Saying | undefined;
  findOffered: (question: string) => Saying | undefined;
  /** Whether two questions have a word in common that is not plain. */
  sharesWord: (one: string, other: string) => boolean;
  /** What other pages say in all of these words, one of which the plan does not have: the sentences that hold them. */
  findPassage: (question: string) => Saying | undefined;
  /** Whether a text has all words of a question that tell what it is about. */
  saysAll: (text: string, question: string) => boolean;
  /** Which of these words the site uses somewhere. */
  countOwnWords: (question: string) => "all" | "some" | "none";
};

type OwnTexts = { items?: readonly FaqItem[]; passages?: readonly Passage[]; courseTexts?: readonly string[] };
type Words = {
  lexicon: Pick<Lexicon, "plain" | "planTopics" | "topics">;
  vocabulary: Pick<Vocabulary, "courseStems">;
};

/**
 * The questions of the FAQ that the assistant would answer by another text, such as one that the owner has added: a slug alone makes
 * none a subject's. The others are answered by subject, in any words. And what the pages say beside them.
 */
export function createOwnTextFinder(
  { lexicon, vocabulary }: Words,
  answer: (question: string) => string | undefined,
  { items = faq, passages = listPassages(), courseTexts = listCourseTexts() }: OwnTexts = {},
): OwnAnswers {
  const plainAlone = new Set(lexicon.plain.map(stem));
  const plain = new Set([...plainAlone, ...askingWords.map(stem)]);
  const ordinary = new Set([...plain, ...vocabulary.courseStems]);
  const ofCourse = new Set([...plain, ...parseStems(courseTexts.join(" ")), ...listCommonStems(items)]);
  const ofFaq = new Set([...ordinary, ...ofCourse]);
  const planTexts = [lexicon.planTopics, lexicon.topics.flatMap(({ asked }) => asked)].flat();
  const ofPlan = parseStems(planTexts.join(" "));
  const listStems = (text: string, left: ReadonlySet<string>) =>
    [...parseStems(text)].filter((root) => root.length > 1 && !left.has(root));
  const listTelling = (question: string) => listStems(question, ordinary);
  const own = items
    .filter((item) => !answer(item.question)?.includes(item.answer.split(". ").at(-1) ?? ""))
    .map((item) => ({
      asked: parseStems(item.question),
      all: parseStems([item.question, item.answer, item.slug, ...(item.searchWords ?? [])].join(" ")),
      question: item.question,
      saying: { text: withQuestion(item), link: faqLink(item.slug) },
      /** To another question than its own the same words may be neither a yes nor a no. */
      detail: { text: dropYesOrNo(withQuestion(item)), link: faqLink(item.slug) },
    }));
  const titled = passages
    .flatMap(({ title, ...saying }) =>
      title === undefined ? [] : [{ title, roots: listStems(title, articles), all: parseStems(saying.text), saying }],
    )
    // A title of ordinary words is a subject's, unless that says nothing of it.
    .filter(({ title, roots, saying }) => {
      if (roots.some((root) => !ordinary.has(root))) return true;
      const said = parseStems(answer(`Is ${title} included?`) ?? "");
      const isSaid = roots.some((root) => said.has(root)) || isWithin(listTelling(saying.text), said);
      return roots.length > 1 && !isSaid;
    });
  const said = passages.map((saying) => ({ all: parseStems(saying.text), saying }));
  const offered = said.filter(({ saying }) => saying.isOffered);
  function findHolding<Text extends { all: ReadonlySet<string> }>(texts: readonly Text[], question: string) {
    // `what if I fail a test?` is not answered by whatever says `test`.
    const stems = listStems(question, plainAlone);
    return listStems(question, ofCourse).length > 0 ? texts.find(({ all }) => isWithin(stems, all)) : undefined;
  }
  const ownTexts = [items.map(({ question, answer: text }) => `${question} ${text}`), passages.map(({ text }) => text)];
  const everywhere = parseStems(ownTexts.flat().join(" "));

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
      const telling = listStems(question, ofFaq);
      // Without a word that neither the plan nor most questions have, all must be those of the question itself.
      const others = listStems(question, plain);
      if (listStems(question, ofCourse).length === 0) return undefined;
      if (isWithin(telling, ofPlan)) return own.find(({ asked }) => isWithin(others, asked))?.detail;
      const near = own.filter(({ all }) => isWithin(telling, all));
      return (near.find(({ asked }) => telling.some((root) => asked.has(root))) ?? near[0])?.detail;
    },
    findClosest(question) {
      const stems = listStems(question, plain);
      if (stems.length < 2 || listStems(question, ofFaq).length === 0) return undefined;
      return own.find(({ all }) => isWithin(stems, all))?.detail;
    },
    findTitled(question) {
      const [stems, telling] = [parseStems(question), listTelling(question)];
      return titled.find(({ roots, all }) => isWithin(roots, stems) && isWithin(telling, all))?.saying;
    },
    sharesWord: (one, other) => listStems(one, plain).some((root) => parseStems(other).has(root)),
    saysAll: (text, question) => isWithin(listStems(question, plain), parseStems(text)),
    listOwn: () => own.map((item) => ({ ...item, isPlain: listTelling(item.question).length === 0 })),
    listOffered: () => offered.map(({ saying }) => saying),
    findAnswer: (question) => findHolding(own, question)?.detail,
    findOffered: (question) => findHolding(offered, question)?.saying,
    findPassage(question) {
      const telling = listTelling(question);
      const found = telling.some((root) => !ofPlan.has(root)) && said.find(({ all }) => isWithin(telling, all));
      if (!found) return undefined;
      const { text, link } = found.saying;
      const isNamed = (sentence: string) => {
        const stems = parseStems(sentence);
        return telling.some((root) => stems.has(root));
      };
      return { text: splitSentences(text).filter(isNamed).join(" "), link };
    },
    countOwnWords(question) {
      const telling = listTelling(question);
      if (!telling.some((root) => everywhere.has(root))) return "none";
      return isWithin(telling, everywhere) ? "all" : "some";
    },
  };
}

/** Words that say which course it is: in a question about it they tell nothing. */
const listCourseTexts = () => [site.label, site.tagline, ...phases.map(({ subject }) => subject)];

/** `Nothing.` says little without its question. */
const withQuestion = ({ question, answer }: FaqItem) => (answer.includes(" ") ? answer : `${question} ${answer}`);

/** So few uses of a word are by chance. */
const fewUses = 2;

/** Words that more than a third of the questions and answers have. */
function listCommonStems(items: readonly FaqItem[]): string[] {
  const stems = items.flatMap(({ question, answer }) => [...parseStems(`${question} ${answer}`)]);
  return [...Map.groupBy(stems, (root) => root)].flatMap(([root, { length }]) =>
    length > fewUses && length * 3 > items.length ? [root] : [],
  );
}

const isWithin = (roots: readonly string[], stems: ReadonlySet<string>) => roots.every((root) => stems.has(root));

function jaccardSimilarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((root) => other.has(root)).length;
  return common / (one.size + other.size - common);
}
