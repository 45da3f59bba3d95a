import { sql } from "kysely";
import * as v from "valibot";
import { normalizeEmail } from "#domain/contact/contact-details.ts";
import { toTenDigitPhoneKey } from "#domain/contact/phone.ts";
import { normaliseForSearch } from "#domain/format/searched-and-visible-text.ts";
import { toSourceKey, type RequestSource } from "#domain/requests/request-origin.ts";
import { requestBodySchema } from "#domain/requests/stored-request-body.ts";
import type { Db } from "../engine/database.ts";
import { letOthersRun } from "../engine/query-helpers.ts";
import { selectChanges } from "../history/changes.ts";
import { listNoteTexts } from "../history/notes.ts";
import { parseJsonObject, parseStoredSource } from "./inbox-query.ts";

/** To be raised with every change of `toSearchAndSourceColumns`, along with the index of migration 24. */
const keysVersion = 3;
/** Since when a request is saved with its first answer. */
const answersVersion = 2;

/** Of each text. SQLite's index takes six times the space of what is in it, and nobody searches for the end of a letter. */
const maxIndexed = 500;

const maxNotes = 20;

type Searched = { body: object; /** Newest first. */ notes: readonly string[]; source: RequestSource | null };

/** The columns by which a request is found and counted. Whoever changes one of its texts saves them along. */
export function toSearchAndSourceColumns({ body, notes, source }: Searched) {
  const { email, phone, course } = v.parse(requestBodySchema, body);
  const texts = [...Object.values(body), ...notes.slice(0, maxNotes), ...Object.values(source ?? {})].filter(
    (text) => typeof text === "string",
  );
  const search_key = texts
    .map((text) => normaliseForSearch(text.slice(0, maxIndexed)))
    .filter(Boolean)
    .join("\n")
    // PostgreSQL stores no NUL.
    .replaceAll("\0", "");
  return {
    search_key,
    email_key: normalizeEmail(email),
    phone_digits: toTenDigitPhoneKey(phone),
    source_key: toSourceKey(source),
    campaign_key: (source?.utmCampaign ?? "").toLowerCase(),
    course: course.replaceAll("\0", ""),
    keys_version: keysVersion,
  };
}

const batch = 10;

/** Makes the keys that an older version of the site has made, or none, as this one does: a few at a time, while the site runs. */
export async function updateOldSearchKeys(db: Db, stop?: AbortSignal): Promise<void> {
  for (;;) {
    if (stop?.aborted) return;
    const rows = await db
      .selectFrom("requests")
      .select(["id", "body", "note", "source", "status", "created_at", "keys_version"])
      // Not a parameter: PostgreSQL knows the index by these words.
      .where(sql<boolean>`keys_version < 3`)
      .orderBy("id")
      .limit(batch)
      .execute();
    if (rows.length === 0) return;
    await db.transaction().execute(async (trx) => {
      for (const { id, body, note, source, status, created_at, keys_version } of rows) {
        const mayHaveAnswer = keys_version < answersVersion && status !== "new" && status !== "spam";
        const notes = await listNoteTexts(trx, "request", id);
        const keys = {
          ...toSearchAndSourceColumns({ body: parseJsonObject(body), notes, source: parseStoredSource(source) }),
          ...(mayHaveAnswer && (await findFirstAnswer(trx, id, created_at))),
        };
        // Not where somebody has saved it meanwhile.
        const old = trx.updateTable("requests").set(keys).where("id", "=", id).where("note", "=", note);
        await old.where("keys_version", "<", keysVersion).execute();
      }
    });
    await letOthersRun();
  }
}

/** From the history, for what was answered before requests had columns of it. */
async function findFirstAnswer(trx: Db, id: string, createdAt: string) {
  const answer = await selectChanges(trx, "request", id)
    .select(["at", "by"])
    .where("what", "=", "status")
    .where("detail", "like", '%"from":"new"%')
    .where("detail", "not like", '%"to":"spam"%')
    .clearOrderBy()
    .orderBy("at")
    .executeTakeFirst();
  if (answer) return toFirstAnswerColumns(createdAt, answer.at, answer.by);
  // Answered, nobody knows when: it counts as such, but not to how long answers take.
  return { answered_at: createdAt, answered_by: "", answer_minutes: null };
}

export const toFirstAnswerColumns = (createdAt: string, at: string, by: string) => ({
  answered_at: at,
  answered_by: by,
  answer_minutes: Math.max(0, Math.floor((Date.parse(at) - Date.parse(createdAt)) / 60_000)),
});
