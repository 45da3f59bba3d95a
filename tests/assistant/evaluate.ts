import "../support/forget-owner-settings.ts";
import { createAssistant } from "#server/assistant/create-assistant.ts";
import { freshModel } from "#server/assistant/model/fresh-model.ts";
import { readPosts } from "#server/blog/posts.ts";
import { isHeldAside, type Question, questions } from "#tests/assistant/questions.ts";
import { blindQuestions } from "#tests/assistant/blind-questions.ts";
import { dialogues } from "#tests/assistant/conversations.ts";
import { examQuestions } from "#tests/assistant/exam-questions.ts";
import { laterQuestions } from "#tests/assistant/later-questions.ts";
import { judgeDialogue, judgeReply } from "#tests/assistant/judge-reply.ts";
import { requireNode24 } from "../../scripts/require-node.js";

requireNode24();

const posts = readPosts("content/posts", { drafts: false }).all;
const assistant = createAssistant({ model: freshModel(), posts });

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
await reportDialogues();
await report("examination, none of it taught", examQuestions, false);

/** Prints the share of right replies per group; failures of the held-out part are not printed, so that it is never tuned for. */
async function report(title: string, set: readonly Question[], showFaults = process.argv.includes("--faults")) {
  process.stdout.write(`\n${title}\n`);
  for (const [group, asked] of Map.groupBy(set, ({ group }) => group)) {
    const faults: string[] = [];
    let askedBack = 0;
    for (const question of asked) {
      const { fault, message, isAskedBack } = await judgeReply(assistant, question);
      if (isAskedBack) askedBack += 1;
      if (fault) faults.push(`    ${question.ask}\n      ${fault}: ${message}`);
    }
    printShare(group, asked.length - faults.length, asked.length, askedBack > 0 ? `, asked back ${askedBack}` : "");
    if (showFaults && faults.length > 0) process.stdout.write(`${faults.join("\n")}\n`);
  }
}

async function reportDialogues() {
  process.stdout.write("\nconversations, by their last reply\n");
  for (const [kind, group] of Map.groupBy(dialogues, (dialogue) => dialogue.kind)) {
    const judged = await Promise.all(group.map((dialogue) => judgeDialogue(assistant, dialogue)));
    printShare(kind, judged.filter(({ isRight }) => isRight).length, group.length);
  }
}

function printShare(group: string, right: number, of: number, note = "") {
  process.stdout.write(`  ${group.padEnd(12)} ${right}/${of}  ${Math.round((100 * right) / of)} %${note}\n`);
}
