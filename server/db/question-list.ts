import type { StoredQuestion } from "#domain/asked-question.ts";
import type { Db } from "./database.ts";

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
export async function markQuestions(db: Db, ids: readonly string[], doneAt: Date | null): Promise<boolean> {
  const marked = await db
    .updateTable("asked_questions")
    .set({ done_at: doneAt?.toISOString() ?? null })
    .where("id", "in", ids)
    .executeTakeFirst();
  return marked.numUpdatedRows > 0n;
}
