import { course } from "#content/course.ts";
import { lesson } from "#content/lesson.ts";
import { refundsLink } from "#content/navigation.ts";
import { notice } from "#content/notice.ts";
import { pages } from "#content/pages.ts";
import { listPlans } from "#content/plans.ts";
import { courseName, site } from "#content/site.ts";
import { listFactSheetRows, listUnstatedFactLabels, type CourseFacts } from "#domain/content/course-facts.ts";
import type { Phase, ShownPhase } from "#domain/content/curriculum.ts";
import { formatDay } from "#domain/content/phase.ts";
import { toZonedIsoDate } from "#domain/format/time-zone.ts";
import { formatPrice } from "#domain/format/money.ts";
import { formatList } from "#domain/format/text.ts";
import { factsEnquiryPath } from "#domain/requests/contact-form-prefill.ts";
import type { FormTexts } from "#domain/requests/request-fields.ts";
import { formInputs } from "#domain/requests/request-fields.ts";
import type { PageLink } from "#domain/content/navigation-schemas.ts";

/** The facts of the whole course, or of the phases that a page is about, and the question about those that content leaves out. */
export function buildFactSheet(phases: readonly Phase[], now: Date, of: CourseFacts = course) {
  const today = toZonedIsoDate(now);
  const facts = listFactSheetRows(of, phases, today);
  const unstated = listUnstatedFactLabels(of, today);
  if (unstated.length === 0) return { facts, ask: null };
  const about = `about ${formatList(unstated)}`;
  return {
    facts,
    ask: {
      message: `Please tell me ${about}.`,
      links: [
        { label: `Ask us ${about}`, path: factsEnquiryPath },
        ...(of.refund ? [] : [{ ...refundsLink, label: "Read about refunds" }]),
      ],
    },
  };
}

export const omitUnshownPhaseFields = ({
  formerPaths: _,
  subject: __,
  keywords: ___,
  level: ____,
  ...shown
}: Phase): ShownPhase => shown;

/** For the loader of a page that has a form, or opens one: the root hands them on. */
export function buildFormTexts(): FormTexts {
  const { responsePromise: _promise, ...contact } = site.contact;
  const { earlierVersions: _, tickLabel, ...shownNotice } = notice;
  return {
    // What is not asked for is not sent: these texts are in most pages.
    notice: { ...shownNotice, tickLabel: notice.asksTick ? tickLabel : "" },
    inputs: { ...formInputs, guardian: notice.asksAge ? formInputs.guardian : [] },
    team: { courseName, ...contact },
  };
}

/**
 * The way to the bundle's card, or where there is none to the prices, in the bar at the bottom of a phone: it shows the offer and
 * does not enroll. Null where nothing is offered.
 */
export function buildPricesLink(to: string, plans = listPlans("home")) {
  const [first] = plans;
  if (!first) return null;
  if (plans.length === 1) return { label: "See the price", amount: formatPrice(first.price), to };
  if (first.phase === null) return { label: "See the bundle", amount: formatPrice(first.price), to };
  return { label: "See the prices", amount: `from ${formatPrice(Math.min(...plans.map(({ price }) => price)))}`, to };
}

export const buildLessonLink = (): PageLink | null =>
  lesson && { label: `Try ${formatDay(lesson.day).toLowerCase()} free`, path: pages.lesson.path };

/** The end of a page that sells nothing itself. */
export const buildPricesOrCurriculumLink = () =>
  buildPricesLink("/pricing") ?? { label: "See the plan", to: pages.curriculum.path };
