import { isDeepStrictEqual } from "node:util";
import { phases } from "#content/curriculum/phases.ts";
import { courseName } from "#content/site.ts";
import type { Review } from "#domain/content/page-section-schemas.ts";
import { toZonedIsoDate } from "#domain/format/time-zone.ts";
import type { Db } from "./db/engine/database.ts";
import { findOrCreateSetting, findSetting } from "./db/engine/settings-table.ts";
import { listPublishedReviews, type ReviewRow } from "./db/students/reviews.ts";

const toReview = (row: ReviewRow): Review => ({
  id: row.id,
  name: row.name,
  rating: row.rating,
  review: row.text,
  contact: { ...(row.github && { github: row.github }), ...(row.instagram && { instagram: row.instagram }) },
  date: toZonedIsoDate(new Date(row.published_at ?? row.written_at)),
  about: phases.find(({ key }) => key === row.course)?.title ?? courseName,
  ...(row.reply && { reply: row.reply }),
  sample: false,
});

/** Stored with the first review that is published: a site whose students have spoken shows no sample people again. */
const everPublished = "reviews-published";

/**
 * The reviews of students that are published, the newest first. Pages are rendered from this copy, so that they are served while the database
 * is not available. It is read again after what may change it here, and every minute, for what another instance has changed.
 */
export async function createPublishedReviewsCache(db: Db) {
  let isSampleReplaced = (await findSetting(db, everPublished)) !== undefined;
  const read = async () => {
    const rows = await listPublishedReviews(db);
    if (rows.length > 0 && !isSampleReplaced) {
      await findOrCreateSetting(db, everPublished, "yes");
      isSampleReplaced = true;
    }
    return rows.map(toReview);
  };
  let current = await read();
  let onChange = () => {};
  let reading = Promise.resolve();
  async function readAgain() {
    // Without the database they stay as they are: the next minute tries again.
    const next = await read().catch(() => current);
    if (isDeepStrictEqual(next, current)) return;
    current = next;
    onChange();
  }
  return {
    list: (): readonly Review[] => current,
    /** Also while none is shown: it was hidden, deleted or is being edited. */
    isSampleReplaced: () => isSampleReplaced,
    /** Called when they have become others. */
    watch: (listener: () => void) => void (onChange = listener),
    /** One after the other: what was read before a review was hidden must not come after what was read then. */
    reload: () => (reading = reading.then(readAgain)),
  };
}
