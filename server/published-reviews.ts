import { isDeepStrictEqual } from "node:util";
import { phases } from "#content/curriculum/phases.ts";
import { courseName } from "#content/site.ts";
import type { Review } from "#domain/content/page-sections.ts";
import { toZonedDate } from "#domain/format/time-zone.ts";
import type { Db } from "./db/engine/database.ts";
import { listPublishedReviews, type ReviewRow } from "./db/students/reviews.ts";

const toReview = (row: ReviewRow): Review => ({
  id: row.id,
  name: row.name,
  rating: row.rating,
  review: row.text,
  contact: { ...(row.github && { github: row.github }), ...(row.instagram && { instagram: row.instagram }) },
  date: toZonedDate(new Date(row.published_at ?? row.written_at)),
  about: phases.find(({ key }) => key === row.course)?.title ?? courseName,
  ...(row.reply && { reply: row.reply }),
  sample: false,
});

/**
 * The reviews of students that are published, the newest first. Pages are rendered from this copy, so that they are served while the database
 * is not available. It is read again after what may change it here, and every minute, for what another instance has changed.
 */
export async function createPublishedReviews(db: Db) {
  const read = async () => (await listPublishedReviews(db)).map(toReview);
  let current = await read();
  let onChange = () => {};
  return {
    list: (): readonly Review[] => current,
    /** Called when they have become others. */
    watch: (listener: () => void) => void (onChange = listener),
    async reload() {
      // Without the database they stay as they are: the next minute tries again.
      const next = await read().catch(() => current);
      if (isDeepStrictEqual(next, current)) return;
      current = next;
      onChange();
    },
  };
}
