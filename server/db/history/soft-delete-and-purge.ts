import { dayInMs } from "#domain/format/dates.ts";
import type { ChangeSubject } from "#domain/history/change.ts";
import type { Db } from "../engine/database.ts";
import { createIndexMerger, markDeletedDataToClear } from "../engine/clear-deleted-data.ts";
import {
  inTransaction,
  isoTimestampBefore,
  letOthersRun,
  lockRowsSkipLocked,
  queryInChunks,
} from "../engine/query-helpers.ts";
import { insertAndPruneChanges } from "./changes.ts";
import { deleteChangesAndNotes } from "./notes.ts";

const restorePeriod = 30 * dayInMs;
const tables = { student: "students", request: "requests" } as const;

/** What was deleted after this moment can still be restored. */
export const restorableCutoff = (now: Date) => isoTimestampBefore(now, restorePeriod);

type Target = { subject: ChangeSubject; id: string; by: string };

/** Marks a student or request as deleted; false where there is none. */
export const markDeleted = (db: Db, target: Target, now: Date) => setDeleted(db, target, true, now);

/** False where it was not deleted, or too long ago. */
export const clearDeletedMark = (db: Db, target: Target, now: Date) => setDeleted(db, target, false, now);

function setDeleted(db: Db, { subject, id, by }: Target, isDeleted: boolean, now: Date): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const row = trx
      .updateTable(tables[subject])
      .set({ deleted_at: isDeleted ? now.toISOString() : null })
      .where("id", "=", id);
    const changed = await (
      isDeleted ? row.where("deleted_at", "is", null) : row.where("deleted_at", ">", restorableCutoff(now))
    )
      .returning("id")
      .executeTakeFirst();
    if (changed) {
      await insertAndPruneChanges(
        trx,
        { subject, id, changes: [{ what: isDeleted ? "deleted" : "restored" }], by },
        now,
      );
    }
    return changed !== undefined;
  });
}

/**
 * Deletes the reviews and payments of students whose records go and takes the names off their certificates, in the transaction that removes
 * the records. Where somebody wants the record gone, the certificates are revoked as well; one that only went by its age stays
 * valid without a name. A review goes in either case: without the record its author could no longer take it back.
 */
export async function deleteReviewsPaymentsAndCertificateNames(
  trx: Db,
  students: readonly string[],
  { revokedAt }: { revokedAt: Date | null },
): Promise<void> {
  for (const table of ["reviews", "payments"] as const) {
    await queryInChunks(students, (ids) => trx.deleteFrom(table).where("student_id", "in", ids).execute());
  }
  await queryInChunks(students, (ids) =>
    trx
      .updateTable("certificates")
      .set((eb) => ({
        name: "",
        student_id: null,
        revoked_at: revokedAt ? eb.fn.coalesce("revoked_at", eb.val(revokedAt.toISOString())) : eb.ref("revoked_at"),
      }))
      .where("student_id", "in", ids)
      .execute(),
  );
}

const batch = 50;

/** Deletes for good the students and requests that can no longer be restored, with their history: batch by batch, so that pages are served meanwhile. */
export async function purgeDeleted(db: Db, now: Date, stop?: AbortSignal): Promise<void> {
  const mergeErased = await createIndexMerger(db, stop);
  const purgeBatch = (subject: ChangeSubject) =>
    db.transaction().execute(async (trx) => {
      const gone = trx.selectFrom(tables[subject]).select("id").where("deleted_at", "<=", restorableCutoff(now));
      const ids = (await gone.limit(batch).$call(lockRowsSkipLocked(trx)).execute()).map(({ id }) => id);
      if (ids.length === 0) return 0;
      if (subject === "student") await deleteReviewsPaymentsAndCertificateNames(trx, ids, { revokedAt: now });
      await deleteChangesAndNotes(trx, subject, ids);
      await trx.deleteFrom(tables[subject]).where("id", "in", ids).execute();
      await markDeletedDataToClear(trx);
      return ids.length;
    });
  for (const subject of ["student", "request"] as const) {
    for (let purged: number | undefined; purged !== 0; await letOthersRun()) {
      if (stop?.aborted) return;
      purged = await purgeBatch(subject);
      if (subject === "request") await mergeErased(purged);
    }
  }
}
