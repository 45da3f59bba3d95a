import { createEmbedded } from "#server/assistant/embedded.ts";
import { questions } from "#tests/assistant/questions.ts";

const rounds = 20;

/** How long the embedded assistant thinks, in milliseconds, over the whole question set. */
export function benchAssistant(): { median: number; p99: number; questions: number } {
  const { reply } = createEmbedded();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const { ask } of questions) {
      const start = performance.now();
      reply(ask);
      times.push(performance.now() - start);
    }
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { median: at(0.5), p99: at(0.99), questions: times.length };
}
