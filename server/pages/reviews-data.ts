import { phases } from "#content/curriculum/phases.ts";
import { pages } from "#content/pages.ts";
import { reviews, shownReviews } from "#content/reviews.ts";
import type { Phase } from "#domain/content/curriculum.ts";
import { averageRating, type Review } from "#domain/content/page-section-schemas.ts";
import type { Page } from "#domain/content/page-metadata.ts";
import { formatPlural } from "#domain/format/text.ts";
import type { PageLink } from "#domain/content/navigation-schemas.ts";

/** Reviews of students take the place of the sample's; real ones of the content stand behind them. */
export const listShownReviews = (published: readonly Review[], isSampleReplaced: boolean): readonly Review[] =>
  isSampleReplaced ? [...published, ...reviews.filter(({ sample }) => !sample)] : reviews;

/** Until students have written some, the rating is what the content says. */
export const areReviewsByStudents = (shown: readonly Review[]) => shown !== reviews;

export const formatRatingAndReviewCount = (shown: readonly Review[]) =>
  shown.length > 0 ? `${averageRating(shown)}/5 from ${formatPlural(shown.length, "review")}` : "";

/** The row of cards and the page's data stay small; the average counts them all. */
export const maxReviews = 30;

const listPlanAndDemos = (of: readonly Phase[]): PageLink[] => [
  { label: "See the plan", path: pages.curriculum.path },
  ...of.flatMap(({ path, demo }) => (demo ? [{ label: `Try it: ${demo.title}`, path: `${path}#demo` }] : [])),
];

/** The reviews section, on every page that has it. Of the phases in `demosOf`, the demos are linked while reviews are samples. */
export function buildReviewsSection(shown: readonly Review[], demosOf: readonly Phase[] = phases) {
  const { published, profiles, lead } = shownReviews;
  const listed = shown.slice(0, maxReviews);
  // Sample people claim no rating.
  const isSample = shown.every(({ sample }) => sample);
  const some = listed.length < shown.length ? `${listed.length} of ` : "";
  const instead = isSample ? listPlanAndDemos(demosOf) : [];
  // What is linked below them is said with them.
  const real = instead.length > 1 ? "The plan and the projects under them are real." : "The plan under them is real.";
  const ofSamples = `Samples, until students write theirs. ${real}`;
  return {
    heading: pages.reviews.heading,
    reviews: listed,
    published,
    profiles,
    lead: areReviewsByStudents(shown) ? `${formatRatingAndReviewCount(shown)}.` : isSample ? ofSamples : lead,
    instead,
    summary: isSample
      ? undefined
      : `${some}${formatPlural(shown.length, "review")} shown, ${averageRating(shown)} out of 5 on average`,
  };
}

/** Its description must not call samples what students have written. */
export const pickReviewsPageDescription = (shown: readonly Review[]): Page => {
  const { descriptionOnceReviewed, ...page } = pages.reviews;
  return areReviewsByStudents(shown) && descriptionOnceReviewed
    ? { ...page, description: descriptionOnceReviewed }
    : page;
};
