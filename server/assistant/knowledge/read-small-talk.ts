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
      const { named, rest } = takeNamed(lines, "say");
      const [say] = named;
      if (!say || named.length > 1) throw badLine(name, `[${name.text}] needs one line \`say:\``);
      return { say: say.text, phrases: phrasesOf(rest) };
    });
  return {
    greetings,
    acknowledgements: phrasesUnder("acknowledgement"),
    fillers: phrasesUnder("filler"),
    thanksFor: phrasesUnder("thanks-for"),
  };
}
