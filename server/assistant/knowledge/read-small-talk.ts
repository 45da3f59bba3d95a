import type { SmallTalk } from "../model/assistant-model.ts";
import { badLine, phrasesOf, readSections, takeNamed } from "./content-lines.ts";

const unanswered: ReadonlySet<string> = new Set(["acknowledgement", "filler", "thanks-for"]);

export function readSmallTalk(file: string): SmallTalk {
  const sections = readSections(file);
  const phrasesUnder = (wanted: string) =>
    phrasesOf(sections.flatMap(({ name, lines }) => (name.text === wanted ? lines : [])));
  const greetings = sections
    .filter(({ name }) => !unanswered.has(name.text))
    .map(({ name, lines }) => {
      const english = takeNamed(lines, "say");
      const hindi = takeNamed(english.rest, "hindi");
      const [[en, ...moreEnglish], [hi, ...moreHindi]] = [english.named, hindi.named];
      if (!en || moreEnglish.length > 0) throw badLine(name, `[${name.text}] needs one line \`say:\``);
      if (!hi || moreHindi.length > 0) throw badLine(name, `[${name.text}] needs one line \`hindi:\``);
      return { say: { en: en.text, hi: hi.text }, phrases: phrasesOf(hindi.rest) };
    });
  return {
    greetings,
    acknowledgements: phrasesUnder("acknowledgement"),
    fillers: phrasesUnder("filler"),
    thanksFor: phrasesUnder("thanks-for"),
  };
}
