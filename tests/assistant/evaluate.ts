import "../support/forget-owner-settings.ts";
import { needsRetraining, ablations, type Ablation } from "#server/assistant/ablations.ts";
import { buildModel } from "#server/assistant/training/build-model.ts";
import { loadOrTrainModel } from "#server/assistant/training/load-or-train-model.ts";
import { loadPosts } from "#server/blog/posts.ts";
import { createJudge } from "#tests/assistant/judge-reply.ts";
import { questionSets, type Question } from "#tests/assistant/question-sets.ts";
import { requireNode24 } from "../../scripts/built-site.js";

requireNode24();

type Judge = ReturnType<typeof createJudge>;

const posts = loadPosts("content/posts", { drafts: false }).all;
const model = loadOrTrainModel();
const sets: [string, readonly Question[]][] = Object.entries(questionSets);
const neverTunedFor = new Set(["held aside", "examination"]);
/** Each was asked before anything was tuned for it; `hindi` was written beside the code. */
const unseen = new Set(["held aside", "later", "blind", "examination", "conversations", "hindi visitors"]);

const asked = process.argv.indexOf("--without");
if (asked < 0) await printShares(createJudge({ model, posts }));
else await printWorth(process.argv[asked + 1] ?? "");

async function printShares(judge: Judge) {
  for (const [name, set] of sets) {
    process.stdout.write(`\n${name}\n`);
    for (const [group, questions] of Map.groupBy(set, (question) => question.group))
      await printShare(judge, group, questions, process.argv.includes("--faults") && !neverTunedFor.has(name));
  }
}

/** Prints the share of right replies; faults of a set that is never tuned for are not shown. */
async function printShare(judge: Judge, group: string, questions: readonly Question[], showsFaults: boolean) {
  const faults: string[] = [];
  for (const question of questions) {
    const { fault, message } = await judge(question);
    if (fault) faults.push(`    ${question.turns.join(" >> ")}\n      ${fault}: ${message}\n`);
  }
  const right = questions.length - faults.length;
  const share = `${right}/${questions.length}  ${Math.round((100 * right) / questions.length)} %`;
  process.stdout.write(`  ${group.padEnd(12)} ${share}\n`);
  if (showsFaults) process.stdout.write(faults.join(""));
}

/** Prints as a Markdown table how many replies of each set are right without a mechanism, compared with all of them. */
async function printWorth(name: string) {
  const chosen = name === "all" ? ablations : ablations.filter((mechanism) => mechanism === name);
  if (chosen.length === 0) throw new Error(`--without all or one of ${ablations.join(", ")}`);
  const base = await countRight(createJudge({ model, posts }));
  printRow(["without", ...sets.map(([set]) => set), "unseen, in points"]);
  printRow(["---", ...sets.map(() => "--:"), "--:"]);
  printRow(["nothing", ...sets.map(([, { length }], at) => `${base[at]} of ${length}`), ""]);
  for (const mechanism of chosen) {
    const counts = await countRight(createWithout(mechanism));
    const changes = counts.map((count, at) => count - (base[at] ?? 0));
    const isUnseen = sets.map(([set]) => unseen.has(set));
    const total = sum(sets.map(([, { length }], at) => (isUnseen[at] ? length : 0)));
    const points = (100 * sum(changes.map((change, at) => (isUnseen[at] ? change : 0)))) / total;
    printRow([mechanism, ...changes.map((change) => (change > 0 ? `+${change}` : String(change))), points.toFixed(1)]);
  }
}

function createWithout(mechanism: Ablation): Judge {
  const leftOut = new Set([mechanism]);
  const trained = needsRetraining(mechanism) ? buildModel("content/assistant", "", leftOut) : model;
  return createJudge({ model: trained, posts, leftOut });
}

async function countRight(judge: Judge): Promise<number[]> {
  const counts: number[] = [];
  for (const [, questions] of sets) {
    let right = 0;
    for (const question of questions) if (!(await judge(question)).fault) right += 1;
    counts.push(right);
  }
  return counts;
}

function printRow(cells: readonly string[]) {
  process.stdout.write(`| ${cells.join(" | ")} |\n`);
}

function sum(numbers: readonly number[]) {
  return numbers.reduce((total, value) => total + value, 0);
}
