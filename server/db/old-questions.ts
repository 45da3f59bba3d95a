import type { Db } from "./database.ts";

/** Deletes what was last asked, or voted on, before a moment; without one, everything. */
export async function purgeQuestions(db: Db, before?: Date): Promise<void> {
  for (const table of ["asked_questions", "answer_votes"] as const) {
    await db
      .deleteFrom(table)
      .$if(before !== undefined, (query) => query.where("last_at", "<=", before?.toISOString() ?? ""))
      .execute();
  }
}

/** Deletes the questions that hold one of these names. Of a single word nobody knows whose it is. */
export async function eraseQuestionsNaming(trx: Db, names: readonly string[]): Promise<void> {
  const wholeNames = names.map(wordsOf).filter((words) => words.trim().includes(" "));
  if (wholeNames.length === 0) return;
  const rows = await trx.selectFrom("asked_questions").select(["id", "text", "answer"]).execute();
  const ids = rows
    .filter(({ text, answer }) => wholeNames.some((name) => wordsOf(`${text}\n${answer}`).includes(name)))
    .map(({ id }) => id);
  if (ids.length > 0) await trx.deleteFrom("asked_questions").where("id", "in", ids).execute();
}

/** Between spaces, so that a name is found as whole words only. */
const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()} `;
