import { useRef, useState, type PointerEvent } from "react";
import { Link } from "react-router";
import { useValueAfterHydration } from "#app/lib/hydration.ts";
import { isPlainClick } from "#app/lib/navigation.ts";
import { planTicksKey, readStored } from "#app/lib/storage.ts";
import { useLazyModule } from "#app/lib/use-lazy-module.ts";
import { formatDayCount } from "#domain/content/phase.ts";
import type { DayLinksProps, Reached } from "./day-links.tsx";

const loadDayLinks = () => import("./day-links.tsx");

type LazyDayLinksProps = Pick<DayLinksProps, "over" | "phases" | "path"> & { list?: string };

/**
 * Makes each square of a drawing lead to its day, and marks those that the visitor has done. One link stands for all until there are
 * any, or a pointer or the focus comes near.
 */
export function LazyDayLinks({ list = "/#curriculum", ...squares }: LazyDayLinksProps) {
  const [touched, setReached] = useState<Reached | "pressed" | null>(null);
  const pointer = useRef<PointerEvent>(null);
  // Whoever has ticked something sees what is done.
  const ticks = useValueAfterHydration(readStored("localStorage", planTicksKey) ?? "", "");
  const reached = touched ?? (ticks ? false : null);
  const loaded = useLazyModule(reached !== null, loadDayLinks, () => setReached(null));
  // Links that took its place between pressing and letting go would get no click: they wait for it.
  if (loaded && reached !== null && reached !== "pressed") {
    return <loaded.DayLinks {...squares} reached={reached} pointer={pointer} />;
  }
  return (
    <Link
      to={list}
      aria-label={`The ${formatDayCount(squares.phases.flatMap(({ days }) => days).length)}, square by square`}
      className="absolute inset-0"
      onPointerEnter={() => setReached(reached ?? false)}
      onPointerMove={(event) => (pointer.current = event)}
      onPointerLeave={() => (pointer.current = null)}
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
