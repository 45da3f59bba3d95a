import { phases } from "#content/curriculum/phases.ts";
import { ownPage } from "#content/own-page.ts";
import { profiles } from "#content/reviews.ts";
import { courseName } from "#content/site.ts";
import { fillText } from "#domain/content/own-page-texts.ts";
import { capitalise } from "#domain/format/text.ts";
import { ownReviewSchema, type OwnReviewForm, type StaffReview } from "#domain/students/review-schemas.ts";
import { deleteOwnReview, listPlansStudentMayReview, saveOwnReview } from "../../db/students/reviews.ts";
import type { StudentRow } from "../../db/students/students.ts";
import { safeParseFields } from "../../http/validate.ts";
import type { Services } from "../../services.ts";

export type RefusedReview = { typed: Record<string, unknown>; error: string };

/** The form of a student's review; null before there is anything to write about. What was typed and refused is not lost. */
export function buildReviewForm(
  student: StudentRow,
  stored: StaffReview | undefined,
  refused?: RefusedReview,
): OwnReviewForm | null {
  const choices = listPlansStudentMayReview(student, stored);
  const [first] = choices;
  if (!first) return null;
  const given: Record<string, unknown> = refused?.typed ?? {
    ...(stored ?? { course: first, name: student.name }),
    consent: "",
  };
  const read = (field: string) => {
    const value = given[field];
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  };
  return {
    values: {
      course: read("course"),
      rating: read("rating"),
      text: read("text"),
      name: read("name"),
      github: read("github"),
      instagram: read("instagram"),
      consent: read("consent"),
    },
    version: stored?.version ?? 0,
    choices: choices.map((course) => ({
      course,
      name: phases.find(({ key }) => key === course)?.title ?? courseName,
    })),
    profiles: (["github", "instagram"] as const).flatMap((network) => {
      const name = profiles[network]?.name;
      return name ? [{ network, label: fillText(ownPage.review.profile, { network: capitalise(name) }) }] : [];
    }),
    stored: stored ?? null,
    error: refused?.error ?? null,
  };
}

/** Saves or deletes the review as its form says. Undefined where that is done, else what is wrong. */
export async function saveOrDeleteReviewForm(
  { db, now, publishedReviews }: Pick<Services, "db" | "now" | "publishedReviews">,
  { id }: StudentRow,
  typed: Record<string, unknown>,
): Promise<{ error: string; status: 400 | 403 | 409 } | undefined> {
  if ("delete" in typed) await deleteOwnReview(db, id, now());
  else {
    const review = safeParseFields(ownReviewSchema, typed);
    if (!review.success) return { error: review.issues[0].message, status: 400 };
    const { consent, tooEarly, outdated } = ownPage.review;
    const { kind } = await saveOwnReview(db, id, review.output, consent, now());
    if (kind === "refused") return { error: tooEarly, status: 403 };
    if (kind === "outdated") return { error: outdated, status: 409 };
  }
  await publishedReviews.reload();
  return undefined;
}
