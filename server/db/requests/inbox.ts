import { compareFollowUp } from "#domain/history/change.ts";
import type { FollowUp, InboxRequest, StatusChange } from "#domain/requests/request.ts";
import { recordChanges } from "../people/changes.ts";
import { isPostgres, type Db } from "../engine/database.ts";
import { inboxColumns, selectInbox, toRequest } from "./inbox-rows.ts";
import { restorableSince } from "../engine/soft-delete.ts";
import { inTransaction } from "../engine/transaction.ts";

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
export async function saveStatus(db: Db, change: StatusChange, now: Date, by = ""): Promise<StatusOutcome> {
  return inTransaction(db, async (trx) => {
    const before = await lockFollowUp(trx, change.id);
    const outcome = await updateStatus(trx, change, now);
    if (outcome.kind !== "saved" || !before) return outcome;
    await recordChanges(trx, { subject: "request", id: change.id, changes: compareFollowUp(before, change), by }, now);
    return outcome;
  });
}

/** Status and note as they are, and stay until the transaction ends: SQLite has one writer at a time anyway. */
export async function lockFollowUp(trx: Db, id: string): Promise<FollowUp | undefined> {
  return trx
    .selectFrom("requests")
    .select(["status", "note"])
    .where("id", "=", id)
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .executeTakeFirst();
}

async function updateStatus(db: Db, { id, status, note, version }: StatusChange, now: Date): Promise<StatusOutcome> {
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

/**
 * A request that is due is held back from the team chat, and stays held when it is restored, until its release. One that
 * has no team chat or has failed is not sent anyway: held, it would be missing among the unanswered once it is restored.
 */
export async function deleteRequest(db: Db, id: string, now: Date, by = ""): Promise<boolean> {
  return inTransaction(db, async (trx) => {
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
      .where("state", "=", "pending")
      .where("locked_by", "is", null)
      .execute();
    await recordChanges(trx, { subject: "request", id, changes: [{ what: "deleted" }], by }, now);
    return true;
  });
}

export async function restoreRequest(db: Db, id: string, now: Date, by = ""): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const restored = await trx
      .updateTable("requests")
      .set({ deleted_at: null })
      .where("id", "=", id)
      .where("deleted_at", ">", restorableSince(now))
      .returning("id")
      .executeTakeFirst();
    if (restored) await recordChanges(trx, { subject: "request", id, changes: [{ what: "restored" }], by }, now);
    return restored !== undefined;
  });
}
