import type { AssistantModel } from "../model/assistant-model.ts";
import type { Ranked } from "../model/classify-question.ts";
import type { Reading } from "../reading/read-question.ts";
import { hasSlots } from "./slots.ts";

/** From here on the second subject is about as likely as the first. */
const aboutAsLikely = 0.6;
/** A first subject this likely is meant, whatever comes next. */
const clearlyFirst = 0.6;

/** Finds the two questions a visitor may have meant; nothing where one subject is clear. */
export function createAskBack({ answers, offers }: Pick<AssistantModel, "answers" | "offers">) {
  return function findTwo(reading: Reading, [first, second]: Ranked): readonly [string, string] | undefined {
    if (!first || !second || hasSlots(reading)) return undefined;
    if (first.probability >= clearlyFirst || second.probability < first.probability * aboutAsLikely) return undefined;
    const [one, other] = [answers[first.label], answers[second.label]];
    const [ask, otherAsk] = [offers[first.label]?.ask, offers[second.label]?.ask];
    // Where both have the same answer, it is right in either case.
    if (!one || !other || one.link.path === other.link.path || !ask || !otherAsk) return undefined;
    return [ask, otherAsk];
  };
}
