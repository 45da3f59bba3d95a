import { dayCount } from "#content/curriculum/phases.ts";
import { weeks } from "#content/curriculum/weeks.ts";
import { listCurriculumTerms, splitTaughtAndUntaughtTopics, separateOwnDomainWords } from "./taught-topics.ts";
import { fillKnownPlaceholders } from "./fill-sentence-templates.ts";
import { lexiconSchema, type Lexicon } from "../model/assistant-model.ts";
import {
  complain,
  complainOfUnknownSubject,
  splitPhrases,
  readLines,
  readSections,
  readWords,
  partitionLinesByLabel,
  type Section,
} from "./parse-content-files.ts";
import { listOwnersTexts } from "./list-passages.ts";
import { foldDevanagari } from "../../language/devanagari.ts";
import { stem } from "../../language/stem.ts";

/** The word lists in `folder`; phrases of a subject must name one of `subjects`. */
export function readLexicon(
  folder: string,
  subjects: ReadonlySet<string>,
  inHindi = true,
  examples: readonly string[] = [],
): Lexicon {
  const subjectPhrases = readSections(`${folder}/words/subject-phrases.txt`);
  for (const { name } of subjectPhrases) if (!subjects.has(name.text)) complainOfUnknownSubject(name);
  const topics = readTopics(`${folder}/topics.txt`);
  const plain = readWords(`${folder}/words/plain.txt`);
  const sorted = splitTaughtAndUntaughtTopics({
    topics,
    projects: listProjectTopics(),
    notTaught: readUntaughtTopics(`${folder}/words/not-taught.txt`, new Set(topics.map(({ name }) => name))),
  });
  return {
    ...sorted,
    planTopics: listCurriculumTerms(sorted.topics, createOrdinaryWordCheck(plain, examples)),
    subjectPhrases: indexPhrasesByName(subjectPhrases),
    sharedPhrases: indexPhrasesByName(readSections(`${folder}/words/shared-phrases.txt`)),
    leads: readLeads(`${folder}/words/leads.txt`, subjects),
    plain,
    domains: readOutOfDomainWords(folder).others,
    ours: splitPhrases(readLines(`${folder}/words/ours.txt`)),
    places: readWords(`${folder}/words/places.txt`),
    blog: readWords(`${folder}/words/blog.txt`),
    choosing: readWords(`${folder}/words/choosing.txt`),
    followUps: readFollowUpWords(`${folder}/words/follow-ups.txt`),
    shortForms: readLines(`${folder}/words/short-forms.txt`).map((line) => {
      const [short, long, ...others] = line.text.split("=").map((part) => part.trim());
      if (!short || !long || others.length > 0) complain(line, `"${line.text}" must be written as \`short = long\`.`);
      return [short ?? "", long ?? ""];
    }),
    devanagari: inHindi ? readDevanagariWords(`${folder}/words/devanagari.txt`) : [],
    hinglish: inHindi ? readDevanagariWords(`${folder}/hindi/latin.txt`) : [],
  };
}

/** The words of other walks of life, apart from those that the plan takes for its own. */
export const readOutOfDomainWords = (folder: string) =>
  separateOwnDomainWords(indexPhrasesByName(readSections(`${folder}/words/domains.txt`)), listOwnersTexts());

/** From here on a word of questions about the course is ordinary also where the plan writes it with a capital, as Bach. */
const usesOfOrdinaryName = 3;

/** Tells which words are no topics by themselves: plain ones, and those of questions about the course. */
function createOrdinaryWordCheck(plain: readonly string[], texts: readonly string[]) {
  const plainStems = new Set(plain.map(stem));
  const stems = Map.groupBy(
    texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []),
    stem,
  );
  return (word: string) => {
    const root = stem(word.toLowerCase());
    const uses = stems.get(root)?.length ?? 0;
    return word.length < 3 || plainStems.has(root) || uses >= (/^\p{Lu}/u.test(word) ? usesOfOrdinaryName : 1);
  };
}

/** Every section must be there: the code knows them by name. */
function readFollowUpWords(file: string): Lexicon["followUps"] {
  const sections = readSections(file);
  const { entries } = lexiconSchema.entries.followUps;
  for (const { name } of sections)
    if (!Object.hasOwn(entries, name.text))
      complain(name, `[${name.text}] must be one of ${Object.keys(entries).join(", ")}.`);
  const phrasesUnder = (name: keyof typeof entries) => {
    const section = sections.find((candidate) => candidate.name.text === name);
    if (!section) complain({ file, line: 1 }, `[${name}] is missing: follow-ups are read by it.`);
    return splitPhrases(section?.lines ?? []);
  };
  return {
    opening: phrasesUnder("opening"),
    closing: phrasesUnder("closing"),
    pronoun: phrasesUnder("pronoun"),
    person: phrasesUnder("person"),
    "of-person": phrasesUnder("of-person"),
    next: phrasesUnder("next"),
    previous: phrasesUnder("previous"),
    whole: phrasesUnder("whole"),
    light: phrasesUnder("light"),
  };
}

/** `phone, mobile = phone alone / सिर्फ़ फोन`, under the subject whose answer has that sentence. */
const readLeads = (file: string, subjects: ReadonlySet<string>): Lexicon["leads"] =>
  Object.fromEntries(
    readSections(file).map(({ name, lines }) => {
      if (!subjects.has(name.text)) complainOfUnknownSubject(name);
      const leads = lines.map((line): Lexicon["leads"][string][number] => {
        const [, asked = "", english = "", hindi = ""] = /^([^=/]+)=([^=/]+)\/([^=/]+)$/.exec(line.text) ?? [];
        if (asked === "") complain(line, `"${line.text}" must be written as \`words = English / Hindi\`.`);
        return [splitPhrases([{ ...line, text: asked }]), english.trim(), hindi.trim()];
      });
      return [name.text, leads];
    }),
  );

/** A phrase may name the number of days: `all {dayCount} days`. */
const indexPhrasesByName = (sections: readonly Section[]) =>
  Object.fromEntries(
    sections.map(({ name, lines }) => [
      name.text,
      splitPhrases(lines).map((phrase) => fillKnownPlaceholders(phrase, { dayCount: String(dayCount) })),
    ]),
  );

function readTopics(file: string): Lexicon["topics"] {
  return readSections(file).map(({ name, lines }) => {
    const asked = partitionLinesByLabel(lines, "asked");
    const taught = partitionLinesByLabel(asked.rest, "taught");
    for (const stray of taught.rest)
      complain(stray, `[${name.text}] says "${stray.text}": a line must start with \`asked:\` or \`taught:\`.`);
    if (asked.named.length * taught.named.length === 0)
      complain(name, `[${name.text}] needs a line \`asked:\` and one \`taught:\`.`);
    return { name: name.text, asked: splitPhrases(asked.named), taught: splitPhrases(taught.named) };
  });
}

/** Each name with the topic in whose section it stands; `[nothing]` comes near to none. */
const readUntaughtTopics = (file: string, topics: ReadonlySet<string>): Lexicon["notTaught"] =>
  readSections(file).flatMap(({ name, lines }) => {
    if (name.text === "nothing") return splitPhrases(lines).map((called) => ({ name: called }));
    if (!topics.has(name.text)) complain(name, `[${name.text}] is no topic: topics.txt has none of that name.`);
    return splitPhrases(lines).map((called) => ({ name: called, nearest: name.text }));
  });

/** What is built in the plan's weeks, by the name it has there. */
const listProjectTopics = (): Lexicon["topics"] =>
  Object.values(weeks)
    .flat()
    .flatMap((week) => week.projects)
    .map((project) => project.replace(/ (and|with|in|on|for) .*/, ""))
    .map((name) => ({ name, asked: [name], taught: [name] }));

const words = /^[\u0900-\u0963\u0971-\u097F]+(?: [\u0900-\u0963\u0971-\u097F]+|\*)*$/;

/** The Devanagari of each word of the list; no word may stand for two. */
export function readDevanagariWords(file: string): Lexicon["devanagari"] {
  const known = new Map<string, string>();
  return readLines(file).flatMap((line) => {
    const [latin = "", forms, ...others] = line.text.split("=").map((part) => part.trim());
    if (latin === "" || !forms || others.length > 0)
      complain(line, `"${line.text}" must be written as \`word = शब्द, शब्द\`.`);
    return (forms ?? "").split(",").map((form): [string, string] => {
      const devanagari = form.trim();
      if (forms && !words.test(devanagari))
        complain(line, `${latin} is written "${devanagari}", which is not in Devanagari.`);
      if (latin.endsWith("*") !== devanagari.endsWith("*"))
        complain(line, `"${line.text}" has a * on one side: it must stand on both or on none.`);
      const key = foldDevanagari(devanagari);
      const earlier = known.get(key);
      if (earlier !== undefined && earlier !== latin)
        complain(line, `${devanagari} stands for ${latin} and, further up, for ${earlier}: it must stand for one.`);
      known.set(key, latin);
      return [latin, devanagari];
    });
  });
}
