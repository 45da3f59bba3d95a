import "../support/forget-owner-settings.ts";
import { createAssistant } from "#server/assistant/create-assistant.ts";
import { freshModel } from "#server/assistant/model/fresh-model.ts";
import { readPosts } from "#server/blog/posts.ts";
import { judgeReply } from "#tests/assistant/judge-reply.ts";
import { type Question, questionSets } from "#tests/assistant/question-sets.ts";
import { requireNode24 } from "../../scripts/require-node.js";

requireNode24();

const posts = readPosts("content/posts", { drafts: false }).all;
const assistant = createAssistant({ model: freshModel(), posts });
const neverTunedFor = new Set(["held aside", "examination"]);

for (const [name, set] of Object.entries(questionSets)) {
  process.stdout.write(`\n${name}\n`);
  for (const [group, asked] of Map.groupBy<string, Question>(set, (question) => question.group))
    await report(group, asked, process.argv.includes("--faults") && !neverTunedFor.has(name));
}

/** Prints the share of right replies; faults of a set that is never tuned for are not shown. */
async function report(group: string, asked: readonly Question[], showsFaults: boolean) {
  const faults: string[] = [];
  let askedBack = 0;
  for (const question of asked) {
    const { fault, message, isAskedBack } = await judgeReply(assistant, question);
    if (isAskedBack) askedBack += 1;
    if (fault) faults.push(`    ${question.turns.join(" >> ")}\n      ${fault}: ${message}\n`);
  }
  const right = asked.length - faults.length;
  const note = askedBack > 0 ? `, asked back ${askedBack}` : "";
  process.stdout.write(
    `  ${group.padEnd(12)} ${right}/${asked.length}  ${Math.round((100 * right) / asked.length)} %${note}\n`,
  );
  if (showsFaults) process.stdout.write(faults.join(""));
}
