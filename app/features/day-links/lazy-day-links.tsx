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
  const [reached, setReached] = useState<Reached | "pressed" | null>(null);
  const loaded = useLazyModule(reached !== null, loadDayLinks, () => setReached(null));
  // Links that took its place between pressing and letting go would get no click: they wait for it.
  if (loaded && reached !== null && reached !== "pressed") {
    return <loaded.DayLinks over={over} phases={phases} reached={reached} />;
  }
  return (
    <Link
      to="/#curriculum"
      prefetch="none"
      aria-label={`The ${formatDayCount(courseLength)}, square by square`}
      className="absolute inset-0"
      onPointerEnter={() => setReached(reached ?? false)}
      onPointerDown={() => setReached("pressed")}
      onPointerCancel={() => setReached(false)}
      onFocus={() => setReached((now) => (now === "pressed" ? now : true))}
      onBlur={() => setReached(false)}
      onClick={(event) => {
        if (!isPlainClick(event) || event.detail === 0) return;
        event.preventDefault();
        setReached({ x: event.clientX, y: event.clientY });
      }}
    />
  );
}
