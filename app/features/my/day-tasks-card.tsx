import type { FormEvent, ReactNode } from "react";
import { cn } from "#app/lib/cn.ts";
import { Button } from "#app/ui/button.tsx";
import { phaseClass } from "#app/ui/course-graphics.tsx";
import type { ListedDay } from "#domain/content/curriculum.ts";
import { fillText, type OwnPageTexts } from "#domain/content/own-page-texts.ts";
import { phaseOfDay } from "#domain/content/phase.ts";
import { formatLongDate } from "#domain/format/dates.ts";
import type { OwnStudent } from "#domain/students/own-page-schemas.ts";
import { isTaskTicked, type Tick } from "#domain/students/day-and-task-ticks.ts";
import { OwnPagePostForm } from "./own-page-forms.tsx";

type DayTasksCardProps = {
  day: ListedDay;
  student: OwnStudent;
  isToday: boolean;
  /** The date that the student's plan gives the day. */
  date: string | undefined;
  canTick: boolean;
  texts: OwnPageTexts["today"];
  onTick: (tick: Tick) => void;
};

/** One day and its tasks. Each tick is a form of its own, so that it works without scripts. */
export function DayTasksCard({
  day: { day, title, tasks },
  student,
  isToday,
  date,
  canTick,
  texts,
  onTick,
}: DayTasksCardProps) {
  const isDone = student.completedDays.includes(day);
  return (
    <section aria-labelledby="day-title" className={cn("card grid gap-3", phaseClass[phaseOfDay(day)])}>
      <p className="label-mono text-fg-2">
        {[isDone ? texts.done : isToday && texts.title, date && formatLongDate(date)].filter(Boolean).join(" · ")}
      </p>
      <h2 id="day-title" className="scroll-mt-24 text-h3 outline-offset-4">
        {day}. {title}
      </h2>
      <ul>
        {tasks.map((text, task) => {
          const isTicked = isTaskTicked(student, day, task);
          const row = "grid min-h-12 w-full grid-cols-[2.5rem_minmax(0,1fr)] items-start py-2.5 text-left";
          const mark = <span aria-hidden className="check-square" data-checked={isTicked || undefined} />;
          return (
            <li key={text} className="border-t border-line">
              {canTick ? (
                <TickForm tick={{ day, task, done: !isTicked }} student={student} onTick={onTick}>
                  <button type="submit" role="checkbox" aria-checked={isTicked} className={row}>
                    {mark}
                    {text}
                  </button>
                </TickForm>
              ) : (
                <p className={row}>
                  {mark}
                  <span>
                    {text}
                    {isTicked && <span className="sr-only"> ({texts.done})</span>}
                  </span>
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {canTick ? (
        <TickForm tick={{ day, task: null, done: !isDone }} student={student} onTick={onTick}>
          <Button type="submit" variant={isDone ? "outline" : "primary"} className="max-sm:w-full">
            {fillText(isDone ? texts.open : texts.markDone, { day })}
          </Button>
        </TickForm>
      ) : (
        <p className="text-small text-fg-2">{texts.locked}</p>
      )}
    </section>
  );
}

type TickFormProps = { tick: Tick; student: OwnStudent; onTick: (tick: Tick) => void; children: ReactNode };

function TickForm({ tick, student: { _id, version }, onTick, children }: TickFormProps) {
  function send(event: FormEvent) {
    event.preventDefault();
    onTick(tick);
  }
  return (
    <OwnPagePostForm name="ticks" studentId={_id} onSubmit={send}>
      {Object.entries({ ...tick, task: tick.task ?? "", version }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      {children}
    </OwnPagePostForm>
  );
}
