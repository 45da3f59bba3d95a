import { useEffect, type ReactNode } from "react";
import { useLocation } from "react-router";
import type { StaffCertificate } from "#domain/certificates/certificate-schemas.ts";
import { certificatePath } from "#domain/certificates/certificate-facts-and-paths.ts";
import { fillText, type OwnPageTexts, type OwnPhase } from "#domain/content/own-page-texts.ts";
import { formatLongDate } from "#domain/format/dates.ts";
import { toZonedIsoDate } from "#domain/format/time-zone.ts";
import type { OwnStudent } from "#domain/students/own-page-schemas.ts";
import type { OwnReviewForm } from "#domain/students/review-schemas.ts";
import { countDaysBehind, forecastEnd, scheduleRemainingSessions } from "#domain/students/pace.ts";
import {
  countCompletedInOwnCourse,
  courseDayRange,
  findStudentCurrentDay,
  hasFinishedCourse,
  isDayInRange,
} from "#domain/students/progress.ts";
import { DayTasksCard } from "./day-tasks-card.tsx";
import { DayPickerSquares } from "./day-picker-squares.tsx";
import { OwnReview } from "./own-review.tsx";
import { OwnPagePostForm, PlanCalendarAndDeviceForms, ShareSquaresPicture } from "./own-page-forms.tsx";
import { useOwnTicks } from "./use-own-ticks.ts";
import { formatDayCount } from "#domain/content/phase.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Field, LabelledCheckbox } from "#app/ui/field.tsx";
import { TitledSection } from "./titled-section.tsx";

type OwnPageProps = {
  student: OwnStudent;
  phases: readonly OwnPhase[];
  now: string;
  notice: string | null;
  calendarUrl: string | null;
  certificate: StaffCertificate | null;
  review: OwnReviewForm | null;
  texts: OwnPageTexts;
  /** Whether whoever has finished is told that a certificate will come. */
  givesCertificates: boolean;
};

export function OwnPage({
  student: sent,
  phases,
  now,
  notice,
  calendarUrl,
  certificate,
  review,
  texts,
  givesCertificates,
}: OwnPageProps) {
  const { student, message, tick } = useOwnTicks(sent, texts.notices);
  useEffect(() => void keepOfflineCopy(), []);
  const query = new URLSearchParams(useLocation().search);
  const range = courseDayRange(student);
  const shown = phases.filter(({ days }) => days.some(({ day }) => isDayInRange(day, range)));
  const days = shown.flatMap((phase) => phase.days);
  const current = findStudentCurrentDay(student);
  const day = days.find((one) => one.day === Number(query.get("day"))) ?? days.find((one) => one.day === current);
  const time = new Date(now);
  const today = toZonedIsoDate(time);
  const sessions = student.plan ? scheduleRemainingSessions(student, student.plan, time) : [];
  const dateOf = (wanted: number) => sessions.find((session) => session.day === wanted)?.date;
  const isLocked = (one: number) => texts.lockedDays.includes(one) || student.lockedDays.includes(one);
  const next = days.filter((one) => one.day > (day?.day ?? 0) && !student.completedDays.includes(one.day)).slice(0, 3);
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 pt-[clamp(1rem,2.5vw,2rem)] pb-section">
      <header className="grid gap-4">
        <p className="label-mono text-fg-2">{texts.title}</p>
        <h1 className="text-h2 wrap-anywhere">{fillText(texts.greeting, { name: student.name })}</h1>
        <OwnFacts student={student} now={time} texts={texts} />
        <p role="status" className="font-[600] text-accent-text empty:hidden">
          {message ?? findNotice(texts.notices, notice)}
        </p>
      </header>
      {certificate ? (
        <OwnCertificate certificate={certificate} studentId={student._id} texts={texts.certificate} />
      ) : (
        hasFinishedCourse(student) && givesCertificates && <p className="text-lead">{texts.certificate.waiting}</p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-[3fr_2fr]">
        {day && (
          <DayTasksCard
            day={day}
            student={student}
            // A student ahead of the plan has a current day that is planned for a later date.
            isToday={day.day === current && (dateOf(day.day) ?? today) === today}
            date={dateOf(day.day)}
            canTick={texts.studentsTick && !isLocked(day.day)}
            texts={texts.today}
            onTick={(wanted) => tick(wanted, day.tasks.length)}
          />
        )}
        <section aria-labelledby="next-title">
          <h2 id="next-title" className="text-h3">
            {texts.next.title}
          </h2>
          {next.length === 0 && <p className="mt-2 text-fg-2">{texts.next.nothing}</p>}
          <ol>
            {next.map((one) => (
              <li
                key={one.day}
                className="grid grid-cols-[3rem_minmax(0,1fr)] items-baseline border-b border-line py-3"
              >
                <span className="label-mono text-fg-2">{one.day}</span>
                <span>
                  <span className="font-[600]">{one.title}</span>
                  <span className="block text-small text-fg-2">
                    {[dateOf(one.day)].flatMap((date) => (date ? formatLongDate(date) : []))}
                  </span>
                </span>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <DayPickerSquares student={student} phases={shown} shownDay={day?.day} texts={texts} />
      <ShareSquaresPicture texts={texts.share} />
      <PlanCalendarAndDeviceForms student={student} now={time} calendarUrl={calendarUrl} texts={texts} />
      {review && <OwnReview review={review} studentId={student._id} texts={texts.review} />}
    </div>
  );
}

/** Lets a service worker of `/my` keep the page and its files. Where there is none, the page needs a connection. */
async function keepOfflineCopy(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/my/sw.js", { scope: "/my" });
    const { active } = await navigator.serviceWorker.ready;
    const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
    active?.postMessage(
      files.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/")).map(String),
      {},
    );
  } catch {
    // A browser may forbid it, in a private window for example.
  }
}

/** Only texts of ours are shown, whatever the address says. */
const findNotice = (notices: OwnPageTexts["notices"], name: string | null) =>
  Object.entries(notices).find(([key]) => key === name)?.[1];

function OwnFacts({ student, now, texts }: { student: OwnStudent; now: Date; texts: OwnPageTexts }) {
  const { done, total } = countCompletedInOwnCourse(student);
  const end = forecastEnd(student, now);
  const behind = countDaysBehind(student, now);
  const pace = behind > 0 ? fillText(texts.behind, { days: formatDayCount(behind) }) : texts.onTime;
  return (
    <dl className="mt-2 sheet grid-cols-2 *:px-4 *:py-3 *:odd:last:max-sm:col-span-2 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none">
      <Fact name={texts.facts.done}>
        {done} / {total}
      </Fact>
      <Fact name={texts.facts.pace}>{end === null ? texts.facts.finished : pace}</Fact>
      {end !== null && <Fact name={texts.facts.end}>{formatLongDate(end)}</Fact>}
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="label-mono text-fg-2">{name}</dt>
    <dd className="font-[650]">{children}</dd>
  </div>
);

type OwnCertificateProps = { certificate: StaffCertificate; studentId: string; texts: OwnPageTexts["certificate"] };

/** The student's own choice: how the name is spelled, and whether others see it. A plain form, as all of this page. */
function OwnCertificate({ certificate: { id, name, isNamePublic }, studentId, texts }: OwnCertificateProps) {
  return (
    <TitledSection id="certificate" title={texts.title} lead={texts.lead} className="card">
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={certificatePath(id)} prefetch="none">
          {texts.open}
        </ButtonLink>
        <ButtonLink to="/my/certificate.pdf" reloadDocument prefetch="none" variant="outline">
          {texts.paper}
        </ButtonLink>
      </p>
      <OwnPagePostForm name="certificate" studentId={studentId} className="grid max-w-dialog gap-4">
        <input type="hidden" name="id" value={id} />
        <Field label={texts.name} name="name" required maxLength={200} defaultValue={name} />
        <LabelledCheckbox name="isNamePublic" defaultChecked={isNamePublic}>
          {texts.showName}
        </LabelledCheckbox>
        <Button type="submit" variant="outline" className="justify-self-start">
          {texts.save}
        </Button>
      </OwnPagePostForm>
    </TitledSection>
  );
}
