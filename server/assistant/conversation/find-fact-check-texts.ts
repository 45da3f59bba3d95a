import { formatPriceLines } from "../../gateway/prompt.ts";
import type { createAnswerChooser } from "../answers/choose-answer.ts";
import type { Ranked } from "../reading/rank-subjects.ts";
import type { Reading } from "../reading/read-question.ts";
import { moneySubjects } from "../subjects.ts";
import type { Resolved } from "./slots.ts";
import type { ContentReply } from "./write-reply.ts";

const groundSubjects = 6;
/** A less likely subject proves nothing: what is said of money paid twice is no promise to whoever asks the price. */
const leastLikelyGround = 0.01;
type FinderOptions = {
  rank: (reading: Reading) => Ranked;
  /** In English, the site's own language: every fact is stated in it. */
  chooser: Pick<ReturnType<typeof createAnswerChooser>, "choose" | "texts">;
};

/** Finds the site's texts on what is asked about, by which a gateway's answer is checked. */
export function createFactCheckTextFinder({ rank, chooser: { choose, texts } }: FinderOptions) {
  return function findFactCheckTexts({ reading: asked, subject }: Resolved, own: ContentReply): string[] {
    const reading: Reading = { ...asked, language: "en" };
    const ranked = rank(asked)
      .slice(0, groundSubjects)
      .filter(({ probability }) => probability >= leastLikelyGround)
      .map(({ label }) => label);
    const subjects = subject === undefined ? ranked : [subject, ...ranked];
    const ownText = own.kind === "answer" ? [own.answer.text] : [];
    if (subjects.length === 0) return [...ownText, ...texts, ...formatPriceLines()];
    return [
      ...ownText,
      ...subjects.flatMap((label) => choose(label, reading)?.text ?? []),
      ...(subjects.some((label) => moneySubjects.includes(label)) ? formatPriceLines() : []),
    ];
  };
}
