import { encode } from "uqr";
import { look } from "#content/look.ts";
import { certificatePath, type PublicCertificate } from "#domain/certificates/certificate.ts";
import { layOutCourse } from "#domain/content/squares-of-digits-and-days.ts";
import { fillCertificateTexts, issuerName } from "../certificate-facts.ts";
import type { Drawing, Renderer, Shape } from "./shapes.ts";

type Palette = { ground: string; text: string; soft: string; faint: string; plain: string };
/** Paper is white; a share image is dark, as those of the other pages. */
const paper: Palette = { ground: "#ffffff", text: "#0e1c21", soft: "#40525a", faint: "#e3e6e2", plain: "#0e1c21" };
const screen: Palette = { ground: "#0a1215", text: "#f2f0ea", soft: "#b9c3c5", faint: "#1d2a2f", plain: "#f2f0ea" };

const range = (most: number, least: number) => Array.from({ length: most - least + 1 }, (_, index) => most - index);

type Drawn = { certificate: PublicCertificate; siteUrl: string; renderer: Renderer };

/** Every day as a square in the colour of its phase; those of other phases than the completed ones are pale. */
function drawSquares(
  { courseDays, phases }: PublicCertificate,
  { x, y, width }: { x: number; y: number; width: number },
  palette: Palette,
): Shape[] {
  const named: Record<string, string> = { accent: look.accent, cool: look.cool, plain: palette.plain };
  const { columns, squares } = layOutCourse(courseDays);
  const cell = width / columns;
  return squares.map((square): Shape => {
    const phase = phases.find(({ first, last }) => square.day >= first && square.day <= last);
    const fill = phase ? (named[phase.color] ?? phase.color) : palette.faint;
    return {
      kind: "rect",
      x: x + square.x * cell,
      y: y + square.y * cell,
      width: cell * 0.86,
      height: cell * 0.86,
      fill,
    };
  });
}

/** Rows of modules as one path; the light edge that readers need is part of it. */
function drawQrCode(url: string, { x, y, width }: { x: number; y: number; width: number }): Shape[] {
  const { data, size } = encode(url, { ecc: "M", border: 2 });
  const d = data.flatMap((row, top) => row.flatMap((isDark, left) => (isDark ? `M${left} ${top}h1v1h-1z` : [])));
  return [
    { kind: "rect", x, y, width, height: width, fill: "#ffffff" },
    { kind: "path", x, y, scale: width / size, d: d.join(""), fill: "#0e1c21" },
  ];
}

const drawBars = (x: number, y: number, palette: Palette): Shape[] => [
  { kind: "rect", x, y, width: 30, height: 7, fill: look.accent },
  { kind: "rect", x, y: y + 10, width: 30, height: 7, fill: look.cool },
  { kind: "rect", x, y: y + 20, width: 23, height: 7, fill: palette.plain },
];

type Line = { text: string; size: number; weight?: 500 | 800; fill: string; leading?: number };

/** Lines below each other; `y` is the top of the first. */
function stackLines(x: number, y: number, lines: readonly Line[]): { shapes: Shape[]; bottom: number } {
  let bottom = y;
  const shapes = lines.map(({ text, size, weight = 500, fill, leading = 1.25 }): Shape => {
    bottom += size * leading;
    return { kind: "text", x, y: bottom - size * leading * 0.2, size, weight, fill, text };
  });
  return { shapes, bottom };
}

function describeDrawing(certificate: PublicCertificate) {
  const { heading, intro, hiddenName, statement, partOf, issued } = fillCertificateTexts(certificate);
  const { name, title } = certificate;
  const sentence = [intro, name ?? hiddenName, statement, title, partOf].filter(Boolean).join(" ");
  return { title: `${heading}: ${title}`, description: `${sentence}. ${issued}.` };
}

/** The certificate on a sheet of A4 in landscape, in points. */
export function drawCertificate({ certificate, siteUrl, renderer }: Drawn): Drawing {
  const [width, height, margin] = [842, 595, 54];
  const { text, soft } = paper;
  const texts = fillCertificateTexts(certificate);
  const name = renderer.fitText(certificate.name ?? texts.hiddenName, {
    width: width - 2 * margin,
    sizes: certificate.name ? range(44, 9) : [28],
    lines: (size) => (size < 24 ? 3 : 2),
    weight: 800,
  });
  const title = renderer.fitText(certificate.title, {
    width: width - 2 * margin - 150,
    sizes: range(30, 12),
    lines: () => 2,
    weight: 800,
  });
  const course = renderer.fitText(certificate.courseName, {
    width: 480,
    sizes: range(20, 9),
    lines: () => 1,
    weight: 800,
  });
  const head = stackLines(
    margin + 42,
    margin - 6,
    course.lines.map((line) => ({ text: line, size: course.size, weight: 800, fill: text })),
  );
  const body = stackLines(margin, 152, [
    { text: texts.heading, size: 22, weight: 800, fill: text, leading: 1.6 },
    { text: texts.intro, size: 14, fill: soft, leading: 2 },
    ...name.lines.map((line) => ({ text: line, size: name.size, weight: 800 as const, fill: text, leading: 1.3 })),
    { text: texts.statement, size: 14, fill: soft, leading: 2 },
    ...title.lines.map((line) => ({ text: line, size: title.size, weight: 800 as const, fill: text, leading: 1.2 })),
    ...(texts.partOf ? [{ text: texts.partOf, size: 14, fill: soft, leading: 1.5 }] : []),
  ]);
  const listed = certificate.phases.length > 1 ? certificate.phases : [];
  // Three below each other: a course has up to six.
  const phases = [listed.slice(0, 3), listed.slice(3)].flatMap((column, at) => {
    const lines = column.map(({ title: phase, first, last }) => ({
      text: `${phase}: days ${first} to ${last}`,
      size: 11,
      fill: soft,
    }));
    return stackLines(margin + at * 300, body.bottom + 10, lines).shapes;
  });
  const url = siteUrl + certificatePath(certificate.id);
  const foot = stackLines(margin, height - margin - 50, [
    { text: texts.issued, size: 14, weight: 800, fill: text },
    { text: issuerName, size: 12, fill: soft },
    { text: `${texts.check}: ${url}`, size: 8.5, fill: soft, leading: 1.9 },
  ]);
  const qrWidth = 104;
  return {
    width,
    height,
    ...describeDrawing(certificate),
    shapes: [
      { kind: "rect", x: 0, y: 0, width, height, fill: paper.ground },
      { kind: "rect", x: 0, y: height - 10, width: width / 2, height: 10, fill: look.accent },
      { kind: "rect", x: width / 2, y: height - 10, width: width / 2, height: 10, fill: look.cool },
      ...drawBars(margin, margin - 4, paper),
      ...head.shapes,
      ...drawSquares(certificate, { x: width - margin - 176, y: margin - 4, width: 176 }, paper),
      ...body.shapes,
      ...phases,
      ...foot.shapes,
      ...drawQrCode(url, { x: width - margin - qrWidth + 8, y: height - margin - qrWidth + 16, width: qrWidth }),
    ],
  };
}

/** 1200 by 630, for a chat or a feed. */
export function drawShareImage({ certificate, renderer }: Drawn): Drawing {
  const [width, height, margin] = [1200, 630, 72];
  const { text, soft } = screen;
  const texts = fillCertificateTexts(certificate);
  const name = renderer.fitText(certificate.name ?? texts.hiddenName, {
    width: width - 2 * margin,
    sizes: certificate.name ? range(72, 14) : [44],
    lines: (size) => (size < 36 ? 3 : 2),
    weight: 800,
  });
  const title = renderer.fitText(certificate.title, { width: 760, sizes: range(48, 20), lines: () => 2, weight: 800 });
  const body = stackLines(margin, 232, [
    { text: texts.intro, size: 28, fill: soft },
    ...name.lines.map((line) => ({ text: line, size: name.size, weight: 800 as const, fill: text, leading: 1.25 })),
    { text: texts.statement, size: 28, fill: soft, leading: 1.7 },
    ...title.lines.map((line) => ({ text: line, size: title.size, weight: 800 as const, fill: text, leading: 1.2 })),
    { text: [texts.partOf, texts.issued].filter(Boolean).join(" · "), size: 24, fill: soft, leading: 1.8 },
  ]);
  const head = stackLines(margin + 46, margin - 8, [{ text: texts.heading, size: 30, weight: 800, fill: text }]);
  return {
    width,
    height,
    ...describeDrawing(certificate),
    shapes: [
      { kind: "rect", x: 0, y: 0, width, height, fill: screen.ground },
      ...drawBars(margin, margin, screen),
      ...head.shapes,
      ...drawSquares(certificate, { x: width - margin - 200, y: margin - 8, width: 200 }, screen),
      ...body.shapes,
    ],
  };
}
