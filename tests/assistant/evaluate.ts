import "../support/forget-owner-settings.ts";
import { findSmallTalk } from "#domain/small-talk.ts";
import { createEmbedded } from "#server/assistant/embedded.ts";
import { readPosts } from "#server/blog/posts.ts";
import { findFault, isHeldAside, type Question, questions, redirectReply } from "#tests/assistant/questions.ts";
import { blindQuestions } from "#tests/assistant/blind-questions.ts";
import { examQuestions } from "#tests/assistant/exam-questions.ts";
import { laterQuestions } from "#tests/assistant/later-questions.ts";
import { requireNode24 } from "../../scripts/require-node.ts";

requireNode24();

const embedded = createEmbedded(readPosts("content/posts", { drafts: false }).all);
const replyTo = (ask: string) => {
  const smallTalk = findSmallTalk(ask);
  if (smallTalk !== null) return smallTalk;
  const reply = embedded.reply(ask);
  return reply.kind === "answer" ? reply.answer.text : redirectReply;
};

report(
  "tuned",
  questions.filter((_, index) => !isHeldAside(index)),
);
report(
  "held aside",
  questions.filter((_, index) => isHeldAside(index)),
  false,
);
report("written later", laterQuestions);
report("by a blind writer", blindQuestions);
report("examination, never tuned for", examQuestions, false);

/** Prints the share of right replies per group; the faults of the held-aside part stay unread, so that nobody tunes to them. */
function report(title: string, set: readonly Question[], showFaults = process.argv.includes("--faults")) {
  process.stdout.write(`\n${title}\n`);
  for (const [group, asked] of Map.groupBy(set, ({ group }) => group)) {
    const faults = asked.flatMap((question) => {
      const reply = replyTo(question.ask);
      const fault = findFault(question.expected, reply);
      return fault ? [`    ${question.ask}\n      ${fault}: ${reply}`] : [];
    });
    const right = asked.length - faults.length;
    process.stdout.write(
      `  ${group.padEnd(12)} ${right}/${asked.length}  ${Math.round((100 * right) / asked.length)} %\n`,
    );
    if (showFaults && faults.length > 0) process.stdout.write(`${faults.join("\n")}\n`);
  }
}
