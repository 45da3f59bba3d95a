import { expect, test } from "vitest";
import { faq } from "#content/faq.ts";
import { testModel } from "#tests/support/test-model.ts";
import { createContentAssistant } from "../conversation/content-assistant.ts";
import { faqLink } from "../knowledge/site-links.ts";
import { dropMisnamedFaq } from "../training/read-knowledge.ts";
import { createOwnTextFinder } from "./full-text-search.ts";

const items = [
  { slug: "fees", question: "What are the fees?", answer: "They are low." },
  { slug: "parrot", question: "May I bring a parrot to the mentorship calls?", answer: "Yes." },
  { slug: "kitten", question: "May I bring a kitten to the mentorship calls?", answer: "No." },
  { slug: "prerequisites", question: "Do I need a wheel of my own?", answer: "Not at first. Later you do." },
  { slug: "firing", question: "Where do I fire my pieces?", answer: "In a kiln. A kitchen oven is not hot enough." },
];
const { lexicon, vocabulary } = testModel();
const answers = new Map([
  ["What are the fees?", "They are low. Pay once."],
  ["Do I need a wheel of my own?", "You need a computer."],
]);
const about = { path: "/about", label: "About" };
const passages = [
  { text: "Our kiln is in the yard. In winter we fire raku over straw.", link: about },
  { text: "Python with a cup of tea", link: about },
  { text: "A slip book: Forty recipes.", link: about, title: "A slip book" },
  { text: "A certificate: On paper.", link: about, title: "A certificate" },
];
const courseTexts = ["Pottery in 30 evenings", "Throw pieces on a wheel"];
const find = createOwnTextFinder({ lexicon, vocabulary }, (question) => answers.get(question), {
  items,
  passages,
  courseTexts,
});

/** One word says little without its question. */
const aboutKittens = "May I bring a kitten to the mentorship calls? No.";

test("a question that the owner added is answered in its own words, or nearly so", () => {
  expect(find.findSame("May I bring a parrot to the mentorship calls?")).toEqual({
    text: "May I bring a parrot to the mentorship calls? Yes.",
    link: faqLink("parrot"),
  });
  expect(find.findSame("may i bring a kitten to mentorship calls")?.text).toBe(aboutKittens);
});

test("so is one whose slug is a subject's, when that would say something else", () => {
  expect(find.findSame("Do I need a wheel of my own?")?.text).toBe("Not at first. Later you do.");
});

test("another question is not, nor one that a subject answers", () => {
  expect(find.findSame("Are there mentorship calls?")).toBeUndefined();
  expect(find.findSame("What are the fees?")).toBeUndefined();
  expect(find.findSame("")).toBeUndefined();
});

test("words that one answer holds all of lead to it", () => {
  expect(find.findNear("Can I use my kitchen oven?")?.link).toEqual(faqLink("firing"));
  expect(find.findNear("Is a kiln included?")?.link).toEqual(faqLink("firing"));
  expect(find.findNear("Can I roast a duck in the oven?")).toBeUndefined();
  expect(find.findNear("What is it?")).toBeUndefined();
});

test("a yes or no is said to its own question alone", () => {
  const loud = [{ slug: "loud", question: "Is a drum too loud for a flat?", answer: "Yes, most neighbours hear it." }];
  const { findSame, findNear } = createOwnTextFinder({ lexicon, vocabulary }, () => undefined, { items: loud });
  expect(findSame("Is a drum too loud for a flat")?.text).toBe("Yes, most neighbours hear it.");
  expect(findNear("What do neighbours say?")?.text).toBe("Most neighbours hear it.");
});

test("a word of the course's own name, or of most questions, leads nowhere by itself", () => {
  expect(find.findNear("Is a wheel included?")).toBeUndefined();
  expect(find.findNear("Do you sell wheels?")).toBeUndefined();
  expect(find.findClosest("Do you sell pieces of pottery?")).toBeUndefined();
});

test("what comes with the course is known by its title, unless that is a subject's", () => {
  expect(find.findTitled("Is the slip book included?")?.text).toBe("A slip book: Forty recipes.");
  expect(find.findTitled("Is there a book on slips by a parrot?")).toBeUndefined();
  expect(find.findTitled("Is there a certificate?")).toBeUndefined();
});

test("what only another page says is answered by the sentence that says it", () => {
  expect(find.findPassage("Is raku taught?")).toEqual({ text: "In winter we fire raku over straw.", link: about });
  expect(find.findPassage("Is raku taught with glitter?")).toBeUndefined();
  expect(find.findPassage("Is Python taught?")).toBeUndefined();
  expect(find.findPassage("What is it?")).toBeUndefined();
});

test("words of the site that nothing answers are known as its own", () => {
  expect(find.countOwnWords("Do you glaze straw?")).toBe("some");
  expect(find.countOwnWords("Is there straw?")).toBe("all");
  expect(find.countOwnWords("Is there a harbour?")).toBe("none");
});

test("a question of the FAQ is found by all its words before any subject", () => {
  expect(find.findClosest("a kitten in mentorship calls")?.text).toBe(aboutKittens);
  expect(find.findClosest("kitten")).toBeUndefined();
});

test("a slug gives a question of the FAQ no meaning that it does not have", () => {
  const examples = [{ subject: "prerequisites", text: "is prior experience required" }];
  const factsOf = (question: string) =>
    Object.keys(
      dropMisnamedFaq({ "faq.prerequisites": "No." }, examples, { ...lexicon, planTopics: ["Wheel test"] }, [
        { slug: "prerequisites", question },
      ]),
    );
  expect(factsOf("Do I need a wheel of my own?")).toEqual([]);
  expect(factsOf("Must I know another language?")).toEqual(["faq.prerequisites"]);
  expect(factsOf("Do I need any experience?")).toEqual(["faq.prerequisites"]);
});

test("every question of the sample's FAQ is a subject's", () => {
  const { understand } = createContentAssistant(testModel());
  const subjects = faq.map(({ question }) => {
    const { reply } = understand({ question, history: [] });
    return reply.kind === "answer" ? reply.answer.subject : reply.kind;
  });
  expect(subjects).not.toContain("faq");
});
