import "../support/forget-owner-settings.ts";
import { createAssistant } from "#server/assistant/create-assistant.ts";
import { freshModel } from "#server/assistant/model/fresh-model.ts";
import { readPosts } from "#server/blog/posts.ts";
import { findFault, isHeldAside, type Question, questions } from "#tests/assistant/questions.ts";
import { blindQuestions } from "#tests/assistant/blind-questions.ts";
import { examQuestions } from "#tests/assistant/exam-questions.ts";
import { laterQuestions } from "#tests/assistant/later-questions.ts";
import { requireNode24 } from "../../scripts/require-node.ts";

requireNode24();

const posts = readPosts("content/posts", { drafts: false }).all;
const { answer } = createAssistant({ model: freshModel(), posts });

await report(
  "tuned",
  questions.filter((_, index) => !isHeldAside(index)),
);
await report(
  "held aside",
  questions.filter((_, index) => isHeldAside(index)),
  false,
);
await report("written later", laterQuestions);
await report("by a blind writer", blindQuestions);
await report("examination, none of it taught", examQuestions, false);

/** Prints the share of right replies per group; failures of the held-out part are not printed, so that it is never tuned for. */
async function report(title: string, set: readonly Question[], showFaults = process.argv.includes("--faults")) {
  process.stdout.write(`\n${title}\n`);
  for (const [group, asked] of Map.groupBy(set, ({ group }) => group)) {
    const faults: string[] = [];
    for (const { ask, expected } of asked) {
      const { reply } = await answer({ question: ask, history: [] }, "evaluation");
      const fault = findFault(expected, reply.message);
      if (fault) faults.push(`    ${ask}\n      ${fault}: ${reply.message}`);
    }
    const right = asked.length - faults.length;
    process.stdout.write(
      `  ${group.padEnd(12)} ${right}/${asked.length}  ${Math.round((100 * right) / asked.length)} %\n`,
    );
    if (showFaults && faults.length > 0) process.stdout.write(`${faults.join("\n")}\n`);
  }
}
