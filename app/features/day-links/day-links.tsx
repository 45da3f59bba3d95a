import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { Link, useLocation } from "react-router";
import { cn } from "#app/lib/cn.ts";
import { useKeepQueryOnSamePage } from "#app/lib/use-url-state.ts";
import { phaseClass } from "#app/ui/course-graphics.tsx";
import type { ListedPhase } from "#domain/content/curriculum.ts";
import { courseLength, dayAnchor, formatDay, phaseOfDay, unit } from "#domain/content/phase.ts";
import { capitalise } from "#domain/format/text.ts";
import { layOutCourse } from "#domain/content/squares-of-digits-and-days.ts";

type DayLinksProps = {
  /** The drawing that the links lie over. */
  over: "illustration" | "calendar";
  phases: readonly ListedPhase[];
  reached: Reached;
};

/** Where the visitor pressed before the links were there; true while the one link has the focus. */
export type Reached = { x: number; y: number } | boolean;

const { columns, rows, squares: illustrated } = layOutCourse();
const share = (part: number, whole: number) => `${(part / (whole - 0.1)) * 100}%`;

const squaresOf = {
  illustration: illustrated.map(({ x, y, day }) => ({
    key: `${x},${y}`,
    day,
    style: { left: share(x, columns), top: share(y, rows), width: share(0.9, columns), height: share(0.9, rows) },
  })),
  calendar: Array.from({ length: courseLength }, (_, index) => ({ key: String(index), day: index + 1, style: {} })),
};

/**
 * A link over each square of a drawing. Arrow keys move among them; one of them is reached by Tab. A finger cannot hover: its first
 * press names a square, which the name or a second press then leads to.
 */
export function DayLinks({ over, phases, reached }: DayLinksProps) {
  const { pathname } = useLocation();
  const keepQuery = useKeepQueryOnSamePage();
  const byTouch = matchMedia("(hover: none)").matches;
  const list = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [named, setNamed] = useState<number | null>(null);
  const namedBeforePress = useRef<number | null>(null);
  // In the same breath as the one link goes: the focus is lost with it. That nothing has the focus would not tell: between two stops
  // of the Tab key nothing has it either.
  useLayoutEffect(() => {
    if (reached === true) list.current?.querySelector("a")?.focus();
  }, [reached]);
  useEffect(() => {
    if (typeof reached !== "object") return;
    const pressed = document.elementFromPoint(reached.x, reached.y)?.closest("a");
    if (byTouch) pressed?.focus({ preventScroll: true });
    else pressed?.click();
  }, [reached, byTouch]);

  const titles = new Map(phases.flatMap(({ days }) => days.map(({ day, title }) => [day, title])));
  const squares = squaresOf[over];
  const pathOf = ({ day }: { day: number }) => keepQuery(`${pathname}#${dayAnchor(day)}`);
  const nameOf = ({ day }: { day: number }) => `${formatDay(day)} · ${titles.get(day) ?? ""}`;

  function move(event: KeyboardEvent) {
    const links = [...(list.current?.querySelectorAll("a") ?? [])];
    const next = findNext(event.key, current, links);
    if (next === undefined) return;
    event.preventDefault();
    links[next]?.focus();
  }

  const shown = squares[named ?? -1];
  return (
    <>
      <div
        ref={list}
        role="group"
        aria-label={`${capitalise(unit.many)} of the course`}
        className={cn("absolute inset-0", over)}
      >
        {squares.map((square, index) => (
          <Link
            key={square.key}
            to={pathOf(square)}
            prefetch="none"
            aria-label={nameOf(square)}
            style={square.style}
            tabIndex={index === current ? 0 : -1}
            className="day-link"
            onKeyDown={move}
            onPointerDown={() => {
              namedBeforePress.current = named;
            }}
            onClick={(event) => {
              if (!byTouch || event.detail === 0 || namedBeforePress.current === index) return;
              event.preventDefault();
              event.currentTarget.focus({ preventScroll: true });
            }}
            onPointerMove={() => byTouch || setNamed(index)}
            onPointerLeave={() => byTouch || setNamed(null)}
            onBlur={() => byTouch || setNamed(null)}
            onFocus={() => {
              setCurrent(index);
              setNamed(index);
            }}
          />
        ))}
      </div>
      {shown && (
        <p aria-hidden className={`day-link-name ${phaseClass[phaseOfDay(shown.day)]}`}>
          {byTouch ? (
            <Link
              to={pathOf(shown)}
              prefetch="none"
              tabIndex={-1}
              className="underline"
              // Higher than its line, for a finger.
              style={{ pointerEvents: "auto", paddingBlock: 6, marginBlock: -6 }}
            >
              {nameOf(shown)}
            </Link>
          ) : (
            nameOf(shown)
          )}
        </p>
      )}
    </>
  );
}

/** The square beside the current one as the eye sees it: digits have gaps, so the nearest of the row or of the column. */
function findNext(key: string, current: number, links: readonly Element[]): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return links.length - 1;
  const way = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
  const from = links[current]?.getBoundingClientRect();
  if (!way || !from) return undefined;
  const [x = 0, y = 0] = way;
  let best: { index: number; cost: number } | undefined;
  for (const [index, link] of links.entries()) {
    const to = link.getBoundingClientRect();
    const [right, down] = [to.x - from.x, to.y - from.y];
    const ahead = right * x + down * y;
    // Aside counts more than ahead; a key along a row never leaves it.
    const aside = Math.abs(right * y) + Math.abs(down * x);
    if (ahead < 1 || (x !== 0 && aside > 1)) continue;
    const cost = ahead + 3 * aside;
    if (!best || cost < best.cost) best = { index, cost };
  }
  return best?.index;
}
