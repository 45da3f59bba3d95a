import type { KeyboardEvent, ReactNode } from "react";
import { cn } from "#app/lib/cn.ts";
import { Foldable } from "./foldable.tsx";

type Tab<Key extends string> = { key: Key; label: ReactNode; panel: ReactNode; className?: string };

type TabsProps<Key extends string> = {
  /** Prefix of the ids of tabs and panels. */
  id: string;
  label: string;
  tabs: readonly Tab<Key>[];
  current: Key;
  onChange: (key: Key) => void;
};

const step: Record<string, (index: number, length: number) => number> = {
  ArrowRight: (index, length) => (index + 1) % length,
  ArrowLeft: (index, length) => (index - 1 + length) % length,
  Home: () => 0,
  End: (_, length) => length - 1,
};

/** Tabs that are links to their panels: without scripts all panels show and the links lead to them. */
export function Tabs<Key extends string>({ id, label, tabs, current, onChange }: TabsProps<Key>) {
  function moveFocus(event: KeyboardEvent<HTMLElement>, index: number) {
    const next = step[event.key]?.(index, tabs.length);
    const key = next === undefined ? undefined : tabs[next]?.key;
    if (!key) return;
    event.preventDefault();
    onChange(key);
    document.getElementById(`${id}-tab-${key}`)?.focus();
  }

  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className="mb-[clamp(1.5rem,3vw,2.5rem)] grid grid-cols-3 border-b border-line"
      >
        {tabs.map((tab, index) => (
          <a
            key={tab.key}
            id={`${id}-tab-${tab.key}`}
            href={`#${id}-${tab.key}`}
            role="tab"
            aria-selected={tab.key === current}
            aria-controls={`${id}-${tab.key}`}
            tabIndex={tab.key === current ? 0 : -1}
            onKeyDown={(event) => moveFocus(event, index)}
            onClick={(event) => {
              event.preventDefault();
              onChange(tab.key);
            }}
            className={cn(
              "-mb-px flex min-h-14 items-center gap-2.5 border-b-4 px-1 py-1 text-[clamp(1rem,0.8rem+1vw,1.375rem)] font-[600] tracking-[-0.012em] no-underline max-[34rem]:justify-center max-[34rem]:text-body max-[22.4rem]:text-small nav:px-4",
              tab.key === current ? "border-phase-edge text-fg" : "border-transparent text-fg-2 hover:text-fg",
              tab.className,
            )}
          >
            {tab.label}
          </a>
        ))}
      </div>
      {tabs.map((tab) => (
        <Foldable key={tab.key} folded={tab.key !== current} onReveal={() => onChange(tab.key)}>
          <div id={`${id}-${tab.key}`} role="tabpanel" aria-labelledby={`${id}-tab-${tab.key}`} className="no-js:mb-12">
            {tab.panel}
          </div>
        </Foldable>
      ))}
    </>
  );
}
