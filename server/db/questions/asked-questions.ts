import { sql } from "kysely";
import type { QuestionReason, StoredQuestion, VoteTally } from "#domain/assistant/staff-question-schemas.ts";
import { isPostgres, type Db } from "../engine/database.ts";
import { letOthersRun } from "../engine/query-helpers.ts";
import { markDeletedDataToClear } from "../engine/clear-deleted-data.ts";

/** However many strangers send: the table never has more rows. */
const maxQuestions = 2000;
const readAtOnce = 20;

type NewQuestion = { text: string; key: string; reason: QuestionReason; subject: string | null; answer: string };

/**
 * Counts a question in the row of those that are alike, or saves it as a new one. A full table drops the row that is worth
 * least: what is done before what is open, what few asked before what many did, and the oldest first.
 */
export async function saveQuestion(db: Db, asked: NewQuestion, now: Date, most = maxQuestions): Promise<void> {
  if (await incrementQuestion(db, asked, now)) return;
  const { key, ...rest } = asked;
  const at = now.toISOString();
  await db.transaction().execute(async (trx) => {
    // One writer at a time, as SQLite has anyway: two that insert at once would not see each other's rows.
    if (isPostgres(trx)) await sql`lock table asked_questions in share row exclusive mode`.execute(trx);
    if (await incrementQuestion(trx, asked, now)) return;
    const { total } = await trx
      .selectFrom("asked_questions")
      .select((eb) => eb.fn.countAll().as("total"))
      .executeTakeFirstOrThrow();
    const surplus = Number(total) + 1 - most;
    if (surplus > 0) await deleteLeastUsefulQuestions(trx, surplus);
    const id = crypto.randomUUID();
    const down = asked.reason === "voted-down" ? 1 : 0;
    const row = { ...rest, id, likeness_key: key, count: 1, up: 0, down, first_at: at, last_at: at, done_at: null };
    await trx.insertInto("asked_questions").values(row).execute();
  });
}

async function incrementQuestion(db: Db, { key, reason, subject, answer }: NewQuestion, now: Date): Promise<boolean> {
  const isVote = reason === "voted-down";
  const changed = await db
    .updateTable("asked_questions")
    .set((eb) => ({
      count: eb("count", "+", isVote ? 0 : 1),
      down: eb("down", "+", isVote ? 1 : 0),
      last_at: now.toISOString(),
      // How it was answered last; a vote does not change that.
      ...(!isVote && { reason, subject, answer }),
    }))
    .where("likeness_key", "=", key)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

async function deleteLeastUsefulQuestions(trx: Db, surplus: number): Promise<void> {
  const least = trx
    .selectFrom("asked_questions")
    .select("id")
    .orderBy(sql`case when done_at is null then 1 else 0 end`)
    .orderBy(sql`count + down`)
    .orderBy("last_at")
    .orderBy("id")
    .limit(surplus);
  await trx.deleteFrom("asked_questions").where("id", "in", least).execute();
  await markDeletedDataToClear(trx);
}

/** The beginning of a question that was typed on; where another visitor asked just that, it stays. */
export async function deletePartlyTypedQuestion(db: Db, key: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const own = trx.deleteFrom("asked_questions").where("likeness_key", "=", key).where("done_at", "is", null);
    const deleted = await own.where("count", "=", 1).where("down", "=", 0).executeTakeFirst();
    if (deleted.numDeletedRows > 0n) await markDeletedDataToClear(trx);
  });
}

/** Of a question that is stored already: nothing else is known to be wrong with it. */
export async function incrementHelpfulVotes(db: Db, key: string): Promise<void> {
  await db
    .updateTable("asked_questions")
    .set((eb) => ({ up: eb("up", "+", 1) }))
    .where("likeness_key", "=", key)
    .execute();
}

/** Deletes what was last asked, or voted on, before a moment; without one, everything. */
export async function purgeQuestionsAndVotes(db: Db, before?: Date): Promise<void> {
  for (const table of ["asked_questions", "answer_votes"] as const) {
    await db.transaction().execute(async (trx) => {
      const all = trx.deleteFrom(table);
      const gone = before ? all.where("last_at", "<=", before.toISOString()) : all;
      if ((await gone.executeTakeFirstOrThrow()).numDeletedRows > 0n) await markDeletedDataToClear(trx);
    });
  }
}

/** Deletes the questions that hold one of these names. Of a single word nobody knows whose it is. */
export async function eraseQuestionsContainingNames(trx: Db, names: readonly string[]): Promise<void> {
  const wholeNames = names.map(toSpacedLowercaseWords).filter((words) => words.trim().includes(" "));
  if (wholeNames.length === 0) return;
  const rows = await trx.selectFrom("asked_questions").select(["id", "text", "answer"]).execute();
  const ids: string[] = [];
  for (const [at, { id, text, answer }] of rows.entries()) {
    // A flood of requests may have as many names.
    if (at % readAtOnce === 0) await letOthersRun();
    const words = toSpacedLowercaseWords(`${text}\n${answer}`);
    if (wholeNames.some((name) => words.includes(name))) ids.push(id);
  }
  if (ids.length === 0) return;
  await trx.deleteFrom("asked_questions").where("id", "in", ids).execute();
  await markDeletedDataToClear(trx);
}

/** Between spaces, so that a name is found as whole words only. */
const toSpacedLowercaseWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()} `;

export type KeyedQuestion = StoredQuestion & { key: string };

/** All of them: there are never many. */
export async function listQuestions(db: Db): Promise<KeyedQuestion[]> {
  return db
    .selectFrom("asked_questions")
    .select(["id", "text", "likeness_key as key", "reason", "subject", "answer", "count", "up", "down"])
    .select(["first_at as firstAt", "last_at as lastAt", "done_at as doneAt"])
    .execute();
}

export async function countOpenQuestions(db: Db): Promise<number> {
  const { open } = await db
    .selectFrom("asked_questions")
    .select((eb) => eb.fn.countAll().as("open"))
    .where("done_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(open);
}

/** Marks questions as done, or as open again; false where none of them is stored any more. */
export async function markQuestionsDoneOrOpen(db: Db, ids: readonly string[], doneAt: Date | null): Promise<boolean> {
  const marked = await db
    .updateTable("asked_questions")
    .set({ done_at: doneAt?.toISOString() ?? null })
    .where("id", "in", ids)
    .executeTakeFirst();
  return marked.numUpdatedRows > 0n;
}

/** One row for each subject of the assistant's content, so there are never many. */
export async function saveSubjectVote(db: Db, subject: string, isHelpful: boolean, now: Date): Promise<void> {
  const [up, down] = isHelpful ? [1, 0] : [0, 1];
  const last_at = now.toISOString();
  await db
    .insertInto("answer_votes")
    .values({ subject, up, down, last_at })
    .onConflict((conflict) =>
      conflict.column("subject").doUpdateSet((eb) => ({
        up: eb("answer_votes.up", "+", up),
        down: eb("answer_votes.down", "+", down),
        last_at,
      })),
    )
    .execute();
}

/** The least liked first. */
export async function listSubjectVoteTallies(db: Db): Promise<VoteTally[]> {
  return db
    .selectFrom("answer_votes")
    .select(["subject", "up", "down", "last_at as lastAt"])
    .orderBy("down", "desc")
    .orderBy("up")
    .orderBy("subject")
    .execute();
}
