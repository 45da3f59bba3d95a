import type { MouseEvent } from "react";
import { layOutNumber } from "#domain/content/squares-of-digits-and-days.ts";

/** A status code in empty squares, the last one filled. Whoever is lost may fill the others: a toy, so no stop for the keyboard. */
export function StatusCodeGraphic({ code }: { code: 404 | 500 }) {
  const { columns, rows, squares } = layOutNumber(code);
  return (
    <div className="figure figure-empty">
      <svg aria-hidden viewBox={`0 0 ${columns - 0.1} ${rows - 0.1}`} onClick={toggleSquare}>
        {squares.map(({ x, y }, index) => (
          <rect
            key={`${x},${y}`}
            x={x + 0.02}
            y={y + 0.02}
            className="phase-accent"
            data-done={index === squares.length - 1 || undefined}
          />
        ))}
      </svg>
    </div>
  );
}

const toggleSquare = ({ target }: MouseEvent) =>
  target instanceof SVGRectElement && target.toggleAttribute("data-done");
