import { maxEarlierQuestions } from "#domain/assistant/assistant-limits-and-fixed-replies.ts";
import { createContentAssistant } from "#server/assistant/conversation/content-assistant.ts";
import { loadOrTrainModel } from "#server/assistant/training/load-or-train-model.ts";
import { createHostileConversation, listLongWords } from "../tests/support/hostile-questions.ts";
import { questionSets } from "../tests/assistant/question-sets.ts";
import { medianOf, percentileOf } from "./figures.ts";

const rounds = 20;
const hostileQuestions = 500;
const asked = [...questionSets.tuned, ...questionSets["held aside"]].flatMap(({ turns }) => turns);

/** Processor time of the thread that all visitors share for the dearest of 500 long conversations of misspelt words, in milliseconds. */
export function benchHostileQuestions(): number {
  const model = loadOrTrainModel();
  const { understand } = createContentAssistant(model);
  const words = listLongWords(model.vocabulary.spelled);
  const times = Array.from({ length: hostileQuestions }, (_, seed) => {
    const conversation = createHostileConversation(words, seed);
    const start = process.threadCpuUsage();
    understand(conversation);
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.max(...times);
}

/** Response times of the embedded assistant in milliseconds, over the whole question set; the questions before are its history. */
export function benchAssistant(): { median: number; p99: number; questions: number } {
  const { understand } = createContentAssistant(loadOrTrainModel());
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, question] of asked.entries()) {
      const history = asked.slice(Math.max(0, at - maxEarlierQuestions), at);
      const start = performance.now();
      understand({ question, history });
      times.push(performance.now() - start);
    }
  }
  return { median: medianOf(times), p99: percentileOf(times, 0.99), questions: times.length };
}
