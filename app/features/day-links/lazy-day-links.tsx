import { useState } from "react";
import { Link } from "react-router";
import { isPlainClick } from "#app/lib/navigation.ts";
import { useLazyModule } from "#app/lib/use-lazy-module.ts";
import type { ListedPhase } from "#domain/content/curriculum.ts";
import { courseLength, formatDayCount } from "#domain/content/phase.ts";
import type { Reached } from "./day-links.tsx";

const loadDayLinks = () => import("./day-links.tsx");

type LazyDayLinksProps = { over: "illustration" | "calendar"; phases: readonly ListedPhase[] };

/** Makes each square of a drawing lead to its day. One link stands for all until a pointer or the focus comes near. */
export function LazyDayLinks({ over, phases }: LazyDayLinksProps) {
  const [reached, setReached] = useState<Reached | null>(null);
  // Links that took its place between pressing and letting go would get no click: they wait for it.
  const [isPressed, setIsPressed] = useState(false);
  const loaded = useLazyModule(reached !== null, loadDayLinks, () => setReached(null));
  if (loaded && reached !== null && !isPressed)
    return <loaded.DayLinks over={over} phases={phases} reached={reached} />;
  return (
    <Link
      to="/#curriculum"
      prefetch="none"
      aria-label={`The ${formatDayCount(courseLength)}, square by square`}
      className="absolute inset-0"
      onPointerEnter={() => {
        setReached(reached ?? false);
        setIsPressed(false);
      }}
      onPointerDown={() => setIsPressed(true)}
      onPointerCancel={() => setIsPressed(false)}
      onFocus={() => setReached(true)}
      onBlur={() => {
        setReached(false);
        setIsPressed(false);
      }}
      onClick={(event) => {
        setIsPressed(false);
        if (!isPlainClick(event) || event.detail === 0) return;
        event.preventDefault();
        setReached({ x: event.clientX, y: event.clientY });
      }}
    />
  );
}
