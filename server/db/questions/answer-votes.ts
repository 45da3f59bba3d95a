import type { VoteTally } from "#domain/assistant/asked-question.ts";
import type { Db } from "../engine/database.ts";

/** One row for each subject of the assistant's content, so there are never many. */
export async function saveVote(db: Db, subject: string, isHelpful: boolean, now: Date): Promise<void> {
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
export async function listVotes(db: Db): Promise<VoteTally[]> {
  return db
    .selectFrom("answer_votes")
    .select(["subject", "up", "down", "last_at as lastAt"])
    .orderBy("down", "desc")
    .orderBy("up")
    .orderBy("subject")
    .execute();
}
