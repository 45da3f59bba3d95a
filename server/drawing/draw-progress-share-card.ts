import { courseName } from "#content/site.ts";
import { courseLength, phaseList, phaseOfDay } from "#domain/content/phase.ts";
import { drawLogoBars, drawDaySquares, screenPalette, stackLines } from "./palettes-squares-and-logo.ts";
import type { Drawing, Renderer } from "./shape-renderer.ts";

type ProgressShareCard = {
  completedDays: readonly number[];
  /** Such as `12 of 58 days`. */ done: string;
  name: string | null;
};

/** What a student has done so far, 1200 by 630, for a chat or a feed: a square fills with its day. */
export function drawProgressShareCard({ completedDays, done, name }: ProgressShareCard, renderer: Renderer): Drawing {
  const [width, height, margin] = [1200, 630, 72];
  const colorOf = (day: number) =>
    completedDays.includes(day) ? phaseList.find(({ key }) => key === phaseOfDay(day))?.color : undefined;
  const room = { width: 460, lines: () => 3, weight: 800 as const };
  const [course, figure, student] = [
    renderer.fitText(courseName, { ...room, sizes: [34, 28, 22] }),
    renderer.fitText(done, { ...room, sizes: [76, 64, 52, 40] }),
    renderer.fitText(name ?? "", { ...room, sizes: [40, 32, 26, 20, 14] }),
  ];
  const toLines = ({ size, lines }: { size: number; lines: string[] }, fill: string) =>
    lines.map((text) => ({ text, size, weight: 800 as const, fill, leading: 1.15 }));
  const body = stackLines(margin, 250, [
    ...toLines(figure, screenPalette.text),
    ...(name ? toLines(student, screenPalette.soft) : []),
    ...toLines(course, screenPalette.soft),
  ]);
  return {
    width,
    height,
    title: done,
    description: [name, done, courseName].filter(Boolean).join(", "),
    shapes: [
      { kind: "rect", x: 0, y: 0, width, height, fill: screenPalette.background },
      ...drawLogoBars(margin, margin, screenPalette),
      ...body.shapes,
      ...drawDaySquares(colorOf, { x: 580, y: 106, width: 548, days: courseLength }, screenPalette),
    ],
  };
}
