import { createContentAssistant } from "#server/assistant/answers/answer-from-content.ts";
import { freshModel } from "#server/assistant/model/fresh-model.ts";
import { questions } from "#tests/assistant/questions.ts";
import { medianOf, percentileOf } from "./figures.ts";

const rounds = 20;

/** Response times of the embedded assistant in milliseconds, over the whole question set. */
export function benchAssistant(): { median: number; p99: number; questions: number } {
  const { reply } = createContentAssistant(freshModel());
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const { ask } of questions) {
      const start = performance.now();
      reply(ask);
      times.push(performance.now() - start);
    }
  }
  return { median: medianOf(times), p99: percentileOf(times, 0.99), questions: times.length };
}
