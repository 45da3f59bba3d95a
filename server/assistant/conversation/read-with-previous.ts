import { asksOfAnything, saysThat } from "#content/assistant/words/references.ts";
import { refineSubject } from "../answers/refine-subject.ts";
import { fixedSubjects, partSubjects, peopleSubjects, shortSubjects } from "../subjects.ts";
import type { AssistantModel } from "../model/assistant-model.ts";
import type { Ranked } from "../reading/rank-subjects.ts";
import type { FollowUpCues } from "./follow-up-cues.ts";
import type { Reader, Reading } from "../reading/read-question.ts";
import { hasSlots, type EarlierQuestion, type Resolved } from "./slots.ts";

type JointOptions = {
  model: Pick<AssistantModel, "lexicon" | "suggestions">;
  read: Reader["read"];
  /** The subjects a question may have; none where it is about something else. */
  rank: (reading: Reading) => Ranked;
  /** Whether it is surely about something else. */
  isForeign: (reading: Reading) => boolean;
};

/** Two longer questions are two. */
const mostWordsBefore = 14;
const mostWords = 4;
/** As many where it starts or ends as a follow-up does: `even if I take only one phase`. */
const mostWordsGoingOn = 8;
/** As many where it says `that`. */
const mostWordsOfThat = 6;
/** From here on a question is clear alone. */
const clearAlone = 0.7;
/**
 * From the first on, the earlier subject or one tied to it is meant; from the second on, another one; and from the third on, the
 * earlier one though the question has a subject of its own: `even if I take only one phase?` after a certificate.
 */
const [likely, clear, veryClear] = [0.4, 0.6, 0.9];
/** Of what is unclear alone, a subject tied to the earlier one is meant that is half as likely as the likeliest. */
const [shareOfTied, leastOfTied] = [0.5, 0.15];
/** From here on a subject may be meant where the answer to the likeliest was given already. */
const leastOfOther = 0.12;

/** Reads a short question with the words of the one before it: after a certificate, `kab milega?` asks when that comes. */
export function createReaderWithPrevious({ model, read, rank, isForeign }: JointOptions) {
  const isTied = (subject: string, before: string) =>
    subject === before ||
    model.suggestions[before]?.next.includes(subject) ||
    [subject, before].every((name) => peopleSubjects.includes(name));
  /** `when do I get it?` says a phrase of the tools, and is likest to nothing. */
  const namesSubject = (own: Reading) =>
    hasSlots(own) ||
    [...own.concepts].some(
      (concept) =>
        Object.hasOwn(model.lexicon.subjectPhrases, concept) &&
        !(saysIt.test(own.text) && (rank(own)[0]?.probability ?? 0) < likely),
    );

  /** How likely its subject must be together with the earlier question; nothing where it is complete alone. */
  function limitFor(
    own: Reading,
    { continues, hasPronoun }: FollowUpCues,
    alone: Ranked[number] | undefined,
    before: string,
  ) {
    const words = countWords(own.text);
    // `why not?` has no subject of its own, whatever it is likest to.
    const isClear = alone !== undefined && alone.probability >= clearAlone && (words > 2 || namesSubject(own));
    if (!isClear) {
      const most = continues ? mostWordsGoingOn : hasPronoun ? mostWordsOfThat : mostWords;
      // `is a login needed for that?`, which alone would be refused, names its subject only for who has asked of something.
      const isItsOwn = namesSubject(own) && (alone !== undefined || !hasPronoun || hasSlots(own));
      return words <= most && !isItsOwn ? likely : undefined;
    }
    if (alone.label === before) return undefined;
    // `ok and job?` names another subject by its own word.
    if (words <= 2 && own.concepts.has(alone.label)) return undefined;
    // `how many days?` after a refund asks until when.
    if (fixedSubjects.includes(before) && alone.label === "duration") return words <= mostWords ? likely : undefined;
    if (!continues && alone.probability >= veryClear) return undefined;
    if (continues) return words <= mostWordsGoingOn && !shortSubjects.includes(alone.label) ? veryClear : undefined;
    // `it` is the course after a person or a part of it.
    if (!hasPronoun || [...peopleSubjects, ...partSubjects].includes(before)) return undefined;
    return words <= (saysThat.test(own.text) ? mostWordsOfThat : mostWords) ? likely : undefined;
  }

  /** Those that its own words name or leave no doubt of; `how long?` asks that of the subject before it. By both likelihoods. */
  function listOtherSubjects(own: Reading, { reading, subject: before }: EarlierQuestion): string[] {
    if (own.text.split(" ").every((word) => asksOfAnything.test(word))) return [];
    const joint = new Map(
      rank(read(`${reading.text} ${own.text}`)).map(({ label, probability }) => [label, probability]),
    );
    return rank(own)
      .filter(
        ({ label, probability }) => label !== before && probability >= (own.concepts.has(label) ? leastOfOther : clear),
      )
      .toSorted((one, other) => weigh(other) - weigh(one))
      .map(({ label }) => refineSubject(label, own));
    function weigh({ label, probability }: Ranked[number]) {
      return probability * (joint.get(label) ?? 0);
    }
  }

  function readJointly(
    own: Reading,
    cues: FollowUpCues,
    { reading, subject: before }: EarlierQuestion,
  ): Resolved | undefined {
    if (own.text === "" || countWords(reading.text) > mostWordsBefore) return undefined;
    // A word that questions about the course do not use names something else, unless it is said of `that`.
    if (own.domains.length > 0 || (own.hasRareWord && !saysThat.test(own.text))) return undefined;
    // `tum shaadi karoge` says nothing of ours, and the words of the earlier question would speak for it.
    if (isForeign(own) && !saysThat.test(own.text)) return undefined;
    const ranked = rank(own);
    const [alone] = ranked;
    // `who can see it?` after the data
    const points = (cues.hasPronoun || cues.continues) && countWords(own.text) <= mostWordsGoingOn && !hasSlots(own);
    if (points && alone && alone.probability < clear) {
      const least = Math.max(shareOfTied * alone.probability, leastOfTied);
      const tied = ranked.find(
        ({ label, probability }) => label !== before && probability >= least && isTied(label, before),
      );
      if (tied) return { reading: own, subject: refineSubject(tied.label, own) };
    }
    const limit = limitFor(own, cues, alone, before);
    if (limit === undefined) return undefined;
    const together = read(`${reading.text} ${own.text}`);
    const [best] = rank(together);
    if (!best || best.probability < (isTied(best.label, before) ? limit : Math.max(limit, clear))) return undefined;
    return { reading: together, subject: refineSubject(best.label, together) };
  }

  return { readJointly, listOtherSubjects };
}

const saysIt = /\b(?:it|that|them|ye|yeh|wo|woh)\b/;
const countWords = (text: string) => text.split(" ").length;
