import type { KeyboardEvent, ReactNode } from "react";
import { cn } from "#app/lib/cn.ts";
import { useQueryOrHashSelection } from "#app/lib/use-url-state.ts";
import { HiddenUntilFound } from "#app/ui/accordion-item-and-hidden-until-found.tsx";
import { phaseClass } from "#app/ui/course-graphics.tsx";
import { firstPhase, phaseKeys, phaseOfDay, type PhaseKey, formatDayCount } from "#domain/content/phase.ts";
import type { ListedPhase } from "#domain/content/curriculum.ts";

/** The phase that the URL selects: by its query, or by the day that its fragment names. */
export function usePhaseFromUrl() {
  const { params, target: targetDay, choose } = useQueryOrHashSelection("day-");
  const chosen = phaseKeys.find((key) => key === params.get("phase")) ?? firstPhase.key;
  return { params, targetDay, current: targetDay ? phaseOfDay(Number(targetDay)) : chosen, choose };
}

/** The first phase is the default, and so is not in the URL. */
export const toPhaseQueryChange = (phase: PhaseKey) => ({ phase: phase === firstPhase.key ? null : phase });

type PhaseTabsProps<Phase extends ListedPhase> = {
  id: string;
  phases: readonly Phase[];
  current: PhaseKey;
  onChange: (key: PhaseKey) => void;
  renderPanel: (phase: Phase) => ReactNode;
};

const step: Record<string, (index: number, length: number) => number> = {
  ArrowRight: (index, length) => (index + 1) % length,
  ArrowLeft: (index, length) => (index - 1 + length) % length,
  Home: () => 0,
  End: (_, length) => length - 1,
};

/** Tabs that are links to their panels: without scripts all panels show and the links lead to them. */
export function PhaseTabs<Phase extends ListedPhase>(props: PhaseTabsProps<Phase>) {
  const { id, phases, current, onChange, renderPanel } = props;
  function moveFocus(event: KeyboardEvent<HTMLElement>, index: number) {
    const next = step[event.key]?.(index, phases.length);
    const key = next === undefined ? undefined : phases[next]?.key;
    if (!key) return;
    event.preventDefault();
    onChange(key);
    document.getElementById(`${id}-tab-${key}`)?.focus();
  }

  return (
    <>
      <div
        role="tablist"
        aria-label="Phases"
        className="mb-[clamp(1.5rem,3vw,2.5rem)] grid rows-3 border-b border-line"
        hidden={phases.length < 2}
      >
        {phases.map(({ key, name, days }, index) => (
          <a
            key={key}
            id={`${id}-tab-${key}`}
            href={`#${id}-${key}`}
            role="tab"
            aria-selected={key === current}
            aria-controls={`${id}-${key}`}
            tabIndex={key === current ? 0 : -1}
            onKeyDown={(event) => moveFocus(event, index)}
            onClick={(event) => {
              event.preventDefault();
              onChange(key);
            }}
            className={cn(
              "-mb-px flex min-h-14 items-center gap-2.5 border-b-4 px-1 py-1 text-[clamp(1rem,0.8rem+1vw,1.375rem)] font-[600] tracking-[-0.012em] no-underline max-[34rem]:justify-center max-[34rem]:text-body max-[22.4rem]:text-small nav:px-4",
              key === current ? "border-phase-edge text-fg" : "border-transparent text-fg-2 hover:text-fg",
              phaseClass[key],
            )}
          >
            <span
              aria-hidden
              className="size-2.5 flex-none rounded-[1px] bg-phase [box-shadow:inset_0_0_0_1px_var(--phase-edge)] max-[34rem]:hidden"
            />
            {name}
            <span className="label-mono ml-auto hidden pr-3 text-fg-3 nav:inline">{formatDayCount(days.length)}</span>
          </a>
        ))}
      </div>
      {phases.map((phase) => (
        <HiddenUntilFound key={phase.key} folded={phase.key !== current} onReveal={() => onChange(phase.key)}>
          <div
            id={`${id}-${phase.key}`}
            role="tabpanel"
            aria-labelledby={`${id}-tab-${phase.key}`}
            className="no-js:mb-12"
          >
            {renderPanel(phase)}
          </div>
        </HiddenUntilFound>
      ))}
    </>
  );
}
