import { benchAssistant } from "./bench-assistant.ts";
import { requireNode24 } from "./require-node.ts";

requireNode24();

const { median, p99, questions } = benchAssistant();
process.stdout.write(
  `embedded assistant, ${questions} questions: median ${median.toFixed(2)} ms (floor 5), 99th percentile ${p99.toFixed(2)} ms (floor 20)\n`,
);
