import { useState } from "react";
import { StepEditor } from "#app/features/lesson/step-editor.tsx";
import { cn } from "#app/lib/cn.ts";
import { planTicksKey, readStored } from "#app/lib/storage.ts";
import { createStore, useStore } from "#app/lib/store.ts";
import { useLazyModule } from "#app/lib/use-lazy-module.ts";
import { ArrowLink } from "#app/ui/button.tsx";
import { phaseClass } from "#app/ui/course-graphics.tsx";
import type { ListedDay } from "#domain/content/curriculum.ts";
import type { LessonStep } from "#domain/content/interactive-lesson-schema.ts";
import { dayAnchor, formatDay, phaseOfDay } from "#domain/content/phase.ts";
import { isTaskTicked, parseTickedDaysAndTasks } from "#domain/students/day-and-task-ticks.ts";

type InteractiveLessonSectionProps = {
  day: ListedDay;
  steps: readonly LessonStep[];
  next: ListedDay | null;
  planPath: string;
};

const loadPlanTicks = () => import("#app/features/plan-ticks/plan-ticks.tsx");
const noTicks = createStore(parseTickedDaysAndTasks(""));

/** A day to do in the browser: a step for each of its tasks, ticked in the visitor's plan when it is reached. */
export function InteractiveLessonSection({ day, steps, next, planPath }: InteractiveLessonSectionProps) {
  const [hasRun, setHasRun] = useState(false);
  // Who has ticked before sees it from the start.
  const isWanted = hasRun || readStored("localStorage", planTicksKey) !== null;
  const ticking = useLazyModule(isWanted, loadPlanTicks, () => setHasRun(false));
  const ticks = useStore(ticking?.planTicks ?? noTicks);
  // A step that is reached before its code is there waits for it.
  const tick = (task: number) =>
    void loadPlanTicks().then(
      ({ tickTask }) => tickTask(day, task),
      () => {},
    );

  const planLink = (to: ListedDay) => `${planPath}#${dayAnchor(to.day)}`;
  const isDone = ticks.completedDays.includes(day.day);
  return (
    <div className={phaseClass[phaseOfDay(day.day)]}>
      {day.tasks.map((task, index) => {
        const step = steps[index];
        const isTicked = isTaskTicked(ticks, day.day, index);
        return (
          step && (
            <section key={task} aria-labelledby={`step-${index + 1}`} className="step split border-t border-line">
              <div>
                <StepSquare text={index + 1} isDone={isTicked} />
                <h2 id={`step-${index + 1}`} className="mt-4 text-h3">
                  <span className="sr-only">Step {index + 1}: </span>
                  {task}
                </h2>
                <p className="label-mono mt-2 text-fg-2">
                  {`Task ${index + 1} of ${day.tasks.length}${isTicked ? " · done" : ""}`}
                </p>
              </div>
              <StepEditor
                step={step}
                name={`step ${index + 1}`}
                onRun={() => setHasRun(true)}
                onReached={() => tick(index)}
              />
              <p className="text-small text-fg-2">
                <b className="block text-fg">At home</b>
                {step.atHome}
              </p>
            </section>
          )
        );
      })}
      <section aria-labelledby="lesson-end" className="step lesson-end split border-t border-line">
        <div>
          <StepSquare text={day.day} isDone={isDone} />
          <h2 id="lesson-end" className="mt-4 text-h3">
            {isDone ? `${formatDay(day.day)} is done` : `${formatDay(day.day)}: ${day.title}`}
          </h2>
        </div>
        <div className="grid content-start gap-5">
          <p className="max-w-prose text-fg-2">
            {isDone
              ? "Your first square is filled, here and in the plan."
              : `The three steps fill the square of ${formatDay(day.day).toLowerCase()} in your plan.`}
          </p>
          {ticking && <ticking.TickedDaysOverview />}
          <p>
            {next && isDone ? (
              <ArrowLink to={planLink(next)}>{`${formatDay(next.day)}: ${next.title}`}</ArrowLink>
            ) : (
              <ArrowLink to={planLink(day)}>{`See ${formatDay(day.day).toLowerCase()} in the plan`}</ArrowLink>
            )}
          </p>
        </div>
      </section>
    </div>
  );
}

/** Filled when its task, or with the last the day, is done; words beside it say the same. */
const StepSquare = ({ text, isDone }: { text: number; isDone: boolean }) => (
  <span
    aria-hidden
    className={cn(
      "step-square inline-grid size-12 place-items-center rounded-cell border font-mono font-[600]",
      isDone ? "border-phase-edge bg-phase text-on-phase" : "border-line text-fg-2",
    )}
  >
    {text}
  </span>
);
