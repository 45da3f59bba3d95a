import type { KeyboardEvent, MouseEvent } from "react";
import { findSquareByArrowKey } from "#app/lib/arrow-keys-in-squares.ts";
import { layOutNumber } from "#domain/content/squares-of-digits-and-days.ts";

/** A status code in empty squares, the last one filled. Whoever is lost may fill the others: by a press, or by arrow keys and Space. */
export function FillableStatusCode({ code }: { code: 404 | 500 }) {
  const { columns, rows, squares } = layOutNumber(code);
  return (
    <div className="figure figure-empty">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what its squares report */}
      <svg
        role="group"
        aria-label={`${code} in squares to fill`}
        viewBox={`0 0 ${columns - 0.1} ${rows - 0.1}`}
        onClick={fillOrEmpty}
        onKeyDown={move}
      >
        {squares.map(({ x, y }, index) => {
          const isLast = index === squares.length - 1;
          return (
            <rect
              key={`${x},${y}`}
              role="checkbox"
              aria-label={`Square ${index + 1}`}
              aria-checked={isLast}
              tabIndex={isLast ? 0 : -1}
              x={x + 0.02}
              y={y + 0.02}
              className="phase-accent cursor-pointer outline-none"
              data-done={isLast || undefined}
            />
          );
        })}
      </svg>
    </div>
  );
}

function fillOrEmpty({ target }: MouseEvent | KeyboardEvent) {
  if (target instanceof SVGRectElement) target.ariaChecked = String(target.toggleAttribute("data-done"));
}

/** Tab reaches the square that was visited last. */
function move(event: KeyboardEvent<SVGElement>) {
  const squares = [...event.currentTarget.children] as SVGElement[];
  const current = squares.indexOf(event.target as SVGElement);
  const next = squares[findSquareByArrowKey(event.key, current, squares) ?? -1];
  if (!next && event.key !== " ") return;
  event.preventDefault();
  if (!next) return fillOrEmpty(event);
  squares[current]?.setAttribute("tabindex", "-1");
  next.tabIndex = 0;
  next.focus();
}
