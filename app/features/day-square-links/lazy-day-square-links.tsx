import { useRef, useState, type PointerEvent } from "react";
import { Link } from "react-router";
import { useValueAfterHydration } from "#app/lib/hydration.ts";
import { isPlainClick } from "#app/lib/navigation.ts";
import { planTicksKey, readStored } from "#app/lib/storage.ts";
import { useLazyModule } from "#app/lib/use-lazy-module.ts";
import { formatDayCount } from "#domain/content/phase.ts";
import type { DaySquareLinksProps, Reached } from "./day-square-links.tsx";

const loadDaySquareLinks = () => import("./day-square-links.tsx");

type LazyDaySquareLinksProps = Pick<DaySquareLinksProps, "over" | "phases" | "path"> & { list?: string };

/**
 * Makes each square of a drawing lead to its day, and marks those that the visitor has done. The code of the links is loaded when a
 * pointer or the focus comes near, or where days are ticked; until then one link to the list of days stands for all.
 */
export function LazyDaySquareLinks({ list = "/#curriculum", ...squares }: LazyDaySquareLinksProps) {
  const [touched, setReached] = useState<Reached | "pressed" | null>(null);
  const pointer = useRef<PointerEvent>(null);
  // The links mark the days that are done, so with ticks they are loaded at once.
  const ticks = useValueAfterHydration(readStored("localStorage", planTicksKey) ?? "", "");
  const reached = touched ?? (ticks ? false : null);
  const loaded = useLazyModule(reached !== null, loadDaySquareLinks, () => setReached(null));
  // Links that replaced it between pressing and releasing would get no click, so they wait for the release.
  if (loaded && reached !== null && reached !== "pressed") {
    return <loaded.DaySquareLinks {...squares} reached={reached} pointer={pointer} />;
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
