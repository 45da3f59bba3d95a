import type { ComponentProps, SubmitEvent } from "react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Field, LabelledCheckbox } from "#app/ui/field.tsx";
import { toZonedIsoDate, weekdays } from "#domain/format/time-zone.ts";
import type { OwnPageTexts } from "#domain/content/own-page-texts.ts";
import type { OwnStudent } from "#domain/students/own-page-schemas.ts";
import { lastPlanStart } from "#domain/students/pace.ts";
import { TitledSection } from "./titled-section.tsx";
import { forgetPendingTicks } from "./use-own-ticks.ts";

type OwnPagePostFormProps = { name: string; studentId: string } & Omit<ComponentProps<"form">, "action" | "method">;

/**
 * A form of the student's page, which says whose page that is: another student may have come to this device meanwhile. One that comes
 * back refused does so at its section.
 */
export const OwnPagePostForm = ({ name, studentId, ...form }: OwnPagePostFormProps) => (
  <form method="post" action={`/my/${name}?student=${studentId}#${name}-title`} {...form} />
);

type PlanCalendarAndDeviceFormsProps = {
  student: OwnStudent;
  now: Date;
  calendarUrl: string | null;
  texts: OwnPageTexts;
};

/** What the student decides: when to learn, and what this device keeps. Plain forms: the server answers each with the whole page. */
export const PlanCalendarAndDeviceForms = ({ student, now, calendarUrl, texts }: PlanCalendarAndDeviceFormsProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[3fr_2fr]">
    <PlanForm student={student} today={toZonedIsoDate(now)} texts={texts.plan} />
    <div className="grid content-start gap-10">
      {student.plan && <CalendarForms studentId={student._id} calendarUrl={calendarUrl} texts={texts.calendar} />}
      <LeaveDeviceForm texts={texts.device} />
    </div>
  </div>
);

/** Weeks begin with Monday. */
const weekdayOrder = [1, 2, 3, 4, 5, 6, 0];
const usual = { weekdays: [1, 2, 3, 4, 5], hours: 2, time: "18:00" };

type PlanFormProps = { student: OwnStudent; today: string; texts: OwnPageTexts["plan"] };

function PlanForm({ student: { _id, plan }, today, texts }: PlanFormProps) {
  const { weekdays: chosen, hours, time, start } = plan ?? { ...usual, start: today };
  return (
    <TitledSection id="plan" title={texts.title} lead={texts.lead}>
      <OwnPagePostForm name="plan" studentId={_id} className="grid gap-4">
        <fieldset>
          <legend className="mb-1 text-small font-[600]">{texts.weekdays}</legend>
          <div className="phase-accent flex flex-wrap gap-x-5">
            {weekdayOrder.map((index) => (
              <label key={index} className="flex min-h-11 cursor-pointer items-center gap-2.5">
                <input
                  type="checkbox"
                  className="check-square"
                  name={weekdays[index]}
                  defaultChecked={chosen.includes(index)}
                />
                {weekdays[index]}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-4">
          <Field
            label={texts.hours}
            name="hours"
            type="number"
            min={0.5}
            max={12}
            step={0.5}
            required
            defaultValue={hours}
          />
          <Field label={texts.start} name="start" type="date" max={lastPlanStart} required defaultValue={start} />
          <Field label={texts.time} name="time" type="time" required defaultValue={time} />
        </div>
        <p className="flex flex-wrap gap-3">
          <Button type="submit" variant="outline">
            {texts.save}
          </Button>
          {plan && (
            <Button type="submit" variant="outline" name="end" formNoValidate>
              {texts.end}
            </Button>
          )}
        </p>
      </OwnPagePostForm>
    </TitledSection>
  );
}

type CalendarFormsProps = { studentId: string; calendarUrl: string | null; texts: OwnPageTexts["calendar"] };

function CalendarForms({ studentId, calendarUrl, texts }: CalendarFormsProps) {
  return (
    <TitledSection id="calendar" title={texts.title} lead={texts.lead} className="justify-items-start">
      {calendarUrl && (
        <>
          <p className="text-small">{texts.address}</p>
          <a href={calendarUrl.replace(/^https?/, "webcal")} className="link block font-mono text-small wrap-anywhere">
            {calendarUrl}
          </a>
        </>
      )}
      <OwnPagePostForm name="calendar" studentId={studentId} className="flex flex-wrap gap-2">
        <ButtonLink to="/my/plan.ics" reloadDocument prefetch="none" variant="outline" size="sm">
          {texts.download}
        </ButtonLink>
        <Button type="submit" variant="outline" size="sm">
          {calendarUrl ? texts.renew : texts.subscribe}
        </Button>
        {calendarUrl && (
          <Button type="submit" variant="outline" size="sm" name="end">
            {texts.end}
          </Button>
        )}
      </OwnPagePostForm>
    </TitledSection>
  );
}

function LeaveDeviceForm({ texts }: { texts: OwnPageTexts["device"] }) {
  return (
    <section aria-labelledby="device-title" className="grid justify-items-start gap-2">
      <h2 id="device-title" className="text-h4">
        {texts.title}
      </h2>
      <p className="max-w-160 text-small text-fg-2">{texts.lead}</p>
      <form method="post" action="/my/leave" onSubmit={forgetPendingTicks}>
        <Button type="submit" variant="outline" size="sm">
          {texts.leave}
        </Button>
      </form>
    </section>
  );
}

const picturePath = "/my/squares.png";

export function ShareSquaresPicture({ texts }: { texts: OwnPageTexts["share"] }) {
  async function openSheet(event: SubmitEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const probe = new File([], "my-days.png", { type: "image/png" });
    if (!navigator.canShare?.({ files: [probe] })) return;
    event.preventDefault();
    const isNamed = new FormData(form).has("name");
    try {
      const response = await fetch(isNamed ? `${picturePath}?name=on` : picturePath);
      if (!response.ok) throw new Error(`answered ${response.status}`);
      const file = new File([await response.blob()], probe.name, { type: probe.type });
      await navigator.share({ files: [file] });
    } catch (error) {
      const isDismissed = error instanceof Error && error.name === "AbortError";
      // As without scripts: the browser downloads it, or says why it cannot.
      if (!isDismissed) form.submit();
    }
  }

  return (
    <TitledSection id="share" title={texts.title} lead={texts.lead}>
      <form
        action={picturePath}
        onSubmit={(event) => void openSheet(event)}
        className="flex flex-wrap items-center gap-x-6 gap-y-3"
      >
        <LabelledCheckbox name="name">{texts.withName}</LabelledCheckbox>
        <Button type="submit" variant="outline">
          {texts.get}
        </Button>
      </form>
    </TitledSection>
  );
}
