import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { Link, useLocation } from "react-router";
import { formatDaysDone, planTicks } from "#app/lib/visitor-ticks-in-local-storage.ts";
import { cn } from "#app/lib/cn.ts";
import { findSquareByArrowKey } from "#app/lib/arrow-keys-in-squares.ts";
import { useStore } from "#app/lib/store.ts";
import { useKeepQueryOnSamePage } from "#app/lib/use-url-state.ts";
import styles from "./day-square-links.css?inline";
import { phaseClass } from "#app/ui/course-graphics.tsx";
import { courseLength, dayAnchor, formatDay, phaseOfDay, unit } from "#domain/content/phase.ts";
import { capitalise } from "#domain/format/text.ts";
import { layOutDayCountSquares } from "#domain/content/squares-of-digits-and-days.ts";

export type NamedDays = { days: readonly { day: number; title: string }[] };

export type DaySquareLinksProps = {
  /** The drawing that the links lie over. */
  over: "illustration" | "calendar" | "calendar row-of-days";
  phases: readonly NamedDays[];
  /** The page that lists the days, where it is another one. */
  path?: string | undefined;
  reached: Reached;
  /** Where the pointer was last seen over the single link; null after it has left. */
  pointer: RefObject<{ clientX: number; clientY: number } | null>;
};

/** Where the visitor pressed the single link that stood there before; true while it had the focus. */
export type Reached = { x: number; y: number } | boolean;

const { columns, rows, squares: illustrated } = layOutDayCountSquares();
const gap = 4;
const phonesBar = 80;
const share = (part: number, whole: number) => `${(part / (whole - 0.1)) * 100}%`;

const squaresOf = {
  illustration: illustrated.map(({ x, y, day }) => ({
    key: `${x},${y}`,
    day,
    style: { left: share(x, columns), top: share(y, rows), width: share(0.9, columns), height: share(0.9, rows) },
  })),
  others: Array.from({ length: courseLength }, (_, index) => ({ key: String(index), day: index + 1, style: {} })),
};

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

/**
 * A link over each square of a drawing. Arrow keys move among them; one of them is reached by Tab. A finger cannot hover: its first
 * press names a square, which the name or a second press then leads to.
 */
export function DaySquareLinks({ over, phases, path, reached, pointer }: DaySquareLinksProps) {
  const { pathname } = useLocation();
  const keepQuery = useKeepQueryOnSamePage();
  const byTouch = matchMedia("(hover: none)").matches;
  const list = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [named, setNamed] = useState<number | null>(null);
  const namedBeforePress = useRef<number | null>(null);
  // In the same frame as the single link goes, which had the focus. An effect that looked for a lost focus later could not tell it
  // from the moment between two Tab stops.
  useLayoutEffect(() => {
    if (reached === true) list.current?.querySelector("a")?.focus();
  }, [reached]);
  useEffect(() => {
    if (typeof reached !== "object") return;
    const pressed = document.elementFromPoint(reached.x, reached.y)?.closest("a");
    if (byTouch) pressed?.focus({ preventScroll: true });
    else pressed?.click();
  }, [reached, byTouch]);
  // A pointer that rests names its square too.
  useEffect(() => {
    if (byTouch || !pointer.current) return;
    const { clientX, clientY } = pointer.current;
    const link = document.elementFromPoint(clientX, clientY)?.closest("a");
    if (link) setNamed([...(list.current?.children ?? [])].indexOf(link));
  }, [pointer, byTouch]);

  const { completedDays } = useStore(planTicks);
  // In the column of its square, but below the whole drawing: beside the square it would hide those that one goes on to. Where the
  // window ends before, or the phone's bar begins, it stands under its square, or over it where the drawing ends.
  const label = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const square = list.current?.querySelectorAll("a")[named ?? -1];
    if (!label.current || !square) return;
    const { offsetWidth: width, offsetHeight: height, style } = label.current;
    const room = label.current.parentElement?.getBoundingClientRect();
    const { left, top, bottom } = square.getBoundingClientRect();
    if (!room) return;
    style.left = `${Math.max(0, Math.min(left - room.left, room.width - width))}px`;
    const under = bottom + gap + height > room.bottom ? top - gap - height : bottom + gap;
    const below = room.bottom + gap;
    style.top = `${(below + height > innerHeight - phonesBar ? under : below) - room.top}px`;
  }, [named]);

  const titles = new Map(phases.flatMap(({ days }) => days.map(({ day, title }) => [day, title])));
  const squares = squaresOf[over === "illustration" ? over : "others"].filter(({ day }) => titles.has(day));
  const pathOf = ({ day }: { day: number }) => keepQuery(`${path ?? pathname}#${dayAnchor(day)}`);
  const nameOf = ({ day }: { day: number }) => `${formatDay(day)} · ${titles.get(day) ?? ""}`;

  function move(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || !/^(Arrow|Home|End)/.test(event.key)) return;
    // At the edge of the drawing too: the page would scroll.
    event.preventDefault();
    const links = [...(list.current?.querySelectorAll("a") ?? [])];
    const next = findSquareByArrowKey(event.key, current, links);
    if (next !== undefined) links[next]?.focus();
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
            aria-label={nameOf(square) + (completedDays.includes(square.day) ? ", done" : "")}
            data-done={completedDays.includes(square.day) || undefined}
            style={square.style}
            tabIndex={index === current ? 0 : -1}
            className={`day-link ${phaseClass[phaseOfDay(square.day)]}`}
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
        <p ref={label} aria-hidden className={`day-link-name ${phaseClass[phaseOfDay(shown.day)]}`}>
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
      {completedDays.length > 0 && <p className="days-done">{formatDaysDone(completedDays)}</p>}
    </>
  );
}
