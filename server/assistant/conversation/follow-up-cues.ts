import { asksWhichOfThem, countsThem, noPronoun } from "#content/assistant/words/references.ts";
import type { Lexicon } from "../model/assistant-model.ts";
import { phaseNamesAlone } from "../reading/curriculum/curriculum-words.ts";
import { parseCardinalOrOrdinal } from "../reading/curriculum/parse-cardinal-or-ordinal.ts";
import type { Reading } from "../reading/read-question.ts";
import { stem } from "../../language/stem.ts";

/** What in a question points back at an earlier one. */
export type FollowUpCues = {
  /** It starts or ends as only a follow-up does: `and for advanced`, `how much then`. */
  continues: boolean;
  /** It says `it`, `that`, `uska`. */
  hasPronoun: boolean;
  hasPersonPronoun: boolean;
  /** It asks what is asked of a person: `qualification?` */
  asksOfPerson: boolean;
  /** `the next day`, `the one before`. */
  step: -1 | 0 | 1;
  namesWhole: boolean;
  /** Its words without the opening. */
  text: string;
};

/** The words of a question that could be asked of anything are left out; what is left is its own matter. */
export type CueReader = {
  readCues: (reading: Reading) => FollowUpCues;
  /** Whether a question has no subject of its own: a phase, a day, a number, a topic and small words. */
  isElliptical: (reading: Reading) => boolean;
  nameInstructor: (text: string) => string;
};

export function createFollowUpCueReader({ followUps }: Lexicon): CueReader {
  const anyOf = (name: keyof Lexicon["followUps"]) =>
    `(?:${followUps[name].toSorted((a, b) => b.length - a.length).join("|")})`;
  const opening = new RegExp(`^(?:${anyOf("opening")}(?: |$))+`);
  const closing = new RegExp(`(?:^| )${anyOf("closing")}$`);
  const wordsOf = (name: keyof Lexicon["followUps"]) => new RegExp(`\\b${anyOf(name)}\\b`, "g");
  const [pronoun, person, next] = [wordsOf("pronoun"), wordsOf("person"), wordsOf("next")];
  const [previous, whole, ofPerson] = [wordsOf("previous"), wordsOf("whole"), wordsOf("of-person")];
  const { light: small, pronoun: pronouns, next: later, previous: earlier, whole: wholes } = followUps;
  const light = new Set(
    [...small, ...pronouns, ...later, ...earlier, ...wholes]
      .flatMap((phrase) => phrase.split(" "))
      .flatMap((word) => [word, stem(word)]),
  );
  const phaseStems = new Set([...phaseNamesAlone].map(stem));
  /** A number counts what was counted before: `and the third?` */
  const isFunctionWord = (root: string) =>
    // A stem has lost its last letter: `teesr`.
    light.has(root) ||
    asksWhichOfThem.test(root) ||
    [root, `${root}e`].some((word) => parseCardinalOrOrdinal([word], 0) !== undefined);
  const has = (text: string, words: RegExp) => text.search(words) >= 0;

  return {
    readCues({ text }) {
      const start = opening.exec(text)?.[0] ?? "";
      return {
        continues: start !== "" || closing.test(text),
        hasPronoun: has(text.replaceAll(noPronoun, " "), pronoun),
        hasPersonPronoun: has(text, person),
        asksOfPerson: has(text, ofPerson),
        step: has(text, next) ? 1 : has(text, previous) ? -1 : 0,
        namesWhole: has(text, whole),
        text: text.slice(start.length).replace(countsThem, "these"),
      };
    },
    isElliptical: ({ roots, phases }) =>
      // `beginners` are people.
      roots.every((root) => /^[#@]/.test(root) || isFunctionWord(root) || (phases.length > 0 && phaseStems.has(root))),
    // The Hindi words say whose in the same breath: `unki` is `instructor ki`.
    nameInstructor: (text) =>
      text.replaceAll(person, (word) => ["instructor", ...(/k[aei]$/.exec(word) ?? [])].join(" ")),
  };
}
