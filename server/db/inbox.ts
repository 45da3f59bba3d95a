import type { InboxRequest, StatusChange } from "#domain/request.ts";
import type { Db } from "./database.ts";
import { inboxColumns, selectInbox, toRequest } from "./inbox-rows.ts";
import { restorableSince } from "./soft-delete.ts";

export async function findRequest(db: Db, id: string) {
  return db
    .selectFrom("requests")
    .innerJoin("deliveries", "deliveries.request_id", "requests.id")
    .select(["requests.kind", "requests.body", "requests.student_id", "deliveries.state"])
    .where("requests.id", "=", id)
    .where("requests.deleted_at", "is", null)
    .executeTakeFirst();
}

type StatusOutcome = { kind: "saved" } | { kind: "missing" } | { kind: "outdated"; request: InboxRequest };

/** Saves the fields that are given. With an outdated version it changes nothing. */
export async function saveStatus(
  db: Db,
  { id, status, note, version }: StatusChange,
  now: Date,
): Promise<StatusOutcome> {
  const saved = await db
    .updateTable("requests")
    .set((eb) => ({ status, note, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .$if(version !== undefined, (query) => query.where("version", "=", version ?? 0))
    .returning("id")
    .executeTakeFirst();
  if (saved) return { kind: "saved" };
  const current = await selectInbox(db, {}, now).select(inboxColumns).where("requests.id", "=", id).executeTakeFirst();
  return current ? { kind: "outdated", request: toRequest(current) } : { kind: "missing" };
}

/** An undelivered request is held back from the team chat, and stays held when it is restored, until its release. */
export async function deleteRequest(db: Db, id: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const deleted = await trx
      .updateTable("requests")
      .set({ deleted_at: now.toISOString() })
      .where("id", "=", id)
      .where("deleted_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!deleted) return false;
    await trx
      .updateTable("deliveries")
      .set({ state: "held" })
      .where("request_id", "=", id)
      .where("state", "in", ["pending", "not-configured"])
      .where("locked_by", "is", null)
      .execute();
    return true;
  });
}

export async function restoreRequest(db: Db, id: string, now: Date): Promise<boolean> {
  const restored = await db
    .updateTable("requests")
    .set({ deleted_at: null })
    .where("id", "=", id)
    .where("deleted_at", ">", restorableSince(now))
    .returning("id")
    .executeTakeFirst();
  return restored !== undefined;
}
