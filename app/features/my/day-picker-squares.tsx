import { Link } from "react-router";
import { cn } from "#app/lib/cn.ts";
import { phaseClass } from "#app/ui/course-graphics.tsx";
import type { OwnPageTexts, OwnPhase } from "#domain/content/own-page-texts.ts";
import type { OwnStudent } from "#domain/students/own-page-schemas.ts";
import { phaseCompletionPercent } from "#domain/students/progress.ts";
import { TitledSection } from "./titled-section.tsx";

type DayPickerSquaresProps = {
  student: OwnStudent;
  phases: readonly OwnPhase[];
  shownDay: number | undefined;
  texts: OwnPageTexts;
};

export function DayPickerSquares({ student: { completedDays }, phases, shownDay, texts }: DayPickerSquaresProps) {
  return (
    <TitledSection id="squares" title={texts.squares.title} lead={texts.squares.hint}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(14.5rem,100%),1fr))] gap-x-5 gap-y-6">
        {phases.map(({ key, name, days }) => (
          <div key={key} className={cn("grid content-start gap-1.5", phaseClass[key])}>
            <h3 className="flex items-baseline justify-between text-h4">
              {name}
              <span className="label-mono">{phaseCompletionPercent(completedDays, key)}%</span>
            </h3>
            <ul className="grid grid-cols-7 gap-1">
              {days.map(({ day, title }) => {
                const isDone = completedDays.includes(day);
                const label = `${day}: ${title}${isDone ? `, ${texts.today.done}` : ""}`;
                return (
                  <li key={day}>
                    <Link
                      to={`?day=${day}#day-title`}
                      prefetch="none"
                      data-done={isDone || undefined}
                      aria-current={day === shownDay ? "true" : undefined}
                      aria-label={label}
                      title={label}
                      className="tick-square no-underline"
                    >
                      {day}
                    </Link>
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </div>
    </TitledSection>
  );
}
