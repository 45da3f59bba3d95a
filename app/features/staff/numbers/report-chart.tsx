import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from "chart.js";
import { useEffect, useEffectEvent, useRef, useState } from "react";

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

export type Series = { name: string; values: readonly (number | null)[] };
type PlotProps = {
  /** The accessible name; the numbers themselves are in the table beside the plot. */
  label: string;
  /** `rows` are horizontal bars, which leave room for long names. */
  kind: "bars" | "rows" | "lines";
  labels: readonly string[];
  series: readonly Series[];
  format?: (value: number) => string;
};

/** In the order of the series: a colour of the theme, and a dash by which lines differ without it. */
const looks = [
  { colour: "--accent-mark", square: "bg-accent-mark", dash: [] },
  { colour: "--cool", square: "bg-cool", dash: [6, 3] },
  { colour: "--fg-2", square: "bg-fg-2", dash: [2, 3] },
  { colour: "--danger-text", square: "bg-danger-text", dash: [10, 4, 2, 4] },
] as const;

/** Drawn anew when the theme changes: a canvas knows no custom properties. */
function useThemeName() {
  const [theme, setTheme] = useState(document.documentElement.dataset.theme);
  useEffect(() => {
    const root = document.documentElement;
    const observer = new MutationObserver(() => setTheme(root.dataset.theme));
    observer.observe(root, { attributeFilter: ["data-theme"] });
    return () => observer.disconnect();
  }, []);
  return theme;
}

export function ReportChart({ label, kind, labels, series, format = String }: PlotProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useThemeName();
  const [names, values] = kind === "rows" ? (["y", "x"] as const) : (["x", "y"] as const);
  const draw = useEffectEvent((place: HTMLCanvasElement) => {
    const styles = getComputedStyle(place);
    const readToken = (name: string) => styles.getPropertyValue(name);
    const text = { color: readToken("--fg-2"), font: { family: styles.fontFamily, size: 13 } };
    return new Chart(place, {
      type: kind === "lines" ? "line" : "bar",
      data: {
        labels: [...labels],
        datasets: series.map(({ name, values: data }, at) => {
          const { colour, dash } = looks[at] ?? looks[0];
          const line = { borderDash: [...dash], borderWidth: 2, pointRadius: 3, spanGaps: true };
          const colours = { backgroundColor: readToken(colour), borderColor: readToken(colour) };
          return { label: name, data: [...data], ...colours, ...(kind === "lines" && line) };
        }),
      },
      options: {
        animation: false,
        indexAxis: names,
        maintainAspectRatio: false,
        interaction: { mode: "index", axis: names, intersect: false },
        scales: {
          [names]: { ticks: { ...text, maxRotation: 0, autoSkipPadding: 12 }, grid: { display: false } },
          [values]: {
            beginAtZero: true,
            ticks: { ...text, precision: 0, maxTicksLimit: 6, callback: (value) => format(Number(value)) },
            grid: { color: readToken("--line") },
            border: { display: false },
          },
        },
        plugins: {
          tooltip: {
            backgroundColor: readToken("--fg"),
            titleColor: readToken("--bg"),
            bodyColor: readToken("--bg"),
            callbacks: { label: ({ dataset, parsed }) => `${dataset.label}: ${format(parsed[values] ?? 0)}` },
          },
        },
      },
    });
  });
  // Compared as text, since the lists are new objects at each render.
  const numbers = JSON.stringify([labels, series]);
  useEffect(() => {
    const chart = canvas.current && draw(canvas.current);
    return () => chart?.destroy();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- drawn anew with other numbers, or another theme
  }, [kind, numbers, theme]);
  return (
    // The canvas takes its width from the column, never the column from the canvas: it could not become narrower.
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {series.length > 1 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small text-fg-2">
          {series.map(({ name }, at) => (
            <li key={name} className="flex items-center gap-2">
              <span aria-hidden className={`size-3 rounded-cell ${looks[at]?.square ?? ""}`} />
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className="relative h-56">
        <canvas ref={canvas} role="img" aria-label={label} />
      </div>
    </div>
  );
}
