import { layOutNumber } from "#domain/content/squares-of-digits-and-days.ts";

/** A status code in empty squares, the last one filled. */
export function StatusCodeGraphic({ code }: { code: 404 | 500 }) {
  const { columns, rows, squares } = layOutNumber(code);
  return (
    <div className="figure figure-empty" aria-hidden>
      <svg viewBox={`0 0 ${columns - 0.1} ${rows - 0.1}`}>
        {squares.map(({ x, y }) => (
          <rect key={`${x},${y}`} x={x + 0.02} y={y + 0.02} />
        ))}
      </svg>
    </div>
  );
}
