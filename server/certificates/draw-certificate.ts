import { encode } from "uqr";
import { certificatePath, type PublicCertificate } from "#domain/certificates/certificate-facts-and-paths.ts";
import {
  drawLogoBars,
  drawDaySquares,
  findPhaseFill,
  paperPalette,
  screenPalette,
  stackLines,
  type Palette,
} from "../drawing/palettes-squares-and-logo.ts";
import type { Drawing, Renderer, Shape } from "../drawing/shape-renderer.ts";
import { fillCertificateTexts, issuerName } from "./describe-certificate.ts";
import { formatDayRange } from "#domain/content/day-phrases.ts";

const range = (most: number, least: number) => Array.from({ length: most - least + 1 }, (_, index) => most - index);

type Place = { x: number; y: number; width: number };
type Drawn = { certificate: PublicCertificate; siteUrl: string; renderer: Renderer };
/** What a sample says in the place of a date and of the address where it could be checked. */
type SampleTexts = { date: string; mark: string };

/** Those of other phases than the completed ones are pale. */
const drawCertifiedSquares = ({ courseDays, phases }: PublicCertificate, place: Place, palette: Palette) =>
  drawDaySquares(
    (day) => phases.find(({ first, last }) => day >= first && day <= last)?.color,
    { ...place, days: courseDays },
    palette,
  );

/** The course from its first day to its last, on the edge of the paper. */
const drawCourseBandWithPhases = ({ courseDays, phases }: PublicCertificate, { x, y, width }: Place): Shape[] => [
  { kind: "rect", x, y, width, height: 10, fill: paperPalette.faint },
  ...phases.map(({ first, last, color }): Shape => {
    const day = width / courseDays;
    const fill = findPhaseFill(color, paperPalette);
    return { kind: "rect", x: x + (first - 1) * day, y, width: (last - first + 1) * day, height: 10, fill };
  }),
];

/** Rows of modules as one path; the light edge that readers need is part of it. */
function drawQrCode(content: string, { x, y, width }: Place): Shape[] {
  const { data, size } = encode(content, { ecc: "M", border: 2 });
  const d = data.flatMap((row, top) => row.flatMap((isDark, left) => (isDark ? `M${left} ${top}h1v1h-1z` : [])));
  return [
    { kind: "rect", x, y, width, height: width, fill: "#ffffff" },
    { kind: "path", x, y, scale: width / size, d: d.join(""), fill: "#0e1c21" },
  ];
}

/** On a ground of its own, over the code: nobody takes the sample for a certificate. */
function drawMark(text: string, right: number, renderer: Renderer): Shape[] {
  const size = 16;
  const width = renderer.measureText(text, 800) * size + 24;
  return [
    { kind: "rect", x: right - width, y: 384, width, height: 32, fill: paperPalette.text },
    { kind: "text", x: right - width + 12, y: 405.5, size, weight: 800, fill: paperPalette.background, text },
  ];
}

function describeDrawing(certificate: PublicCertificate) {
  const { heading, intro, hiddenName, statement, partOf, issued } = fillCertificateTexts(certificate);
  const { name, title } = certificate;
  const sentence = [intro, name ?? hiddenName, statement, title, partOf].filter(Boolean).join(" ");
  return { title: `${heading}: ${title}`, description: `${sentence}. ${issued}.` };
}

export function drawCertificate({ certificate, siteUrl, renderer, sample }: Drawn & { sample?: SampleTexts }): Drawing {
  const [width, height, margin] = [842, 595, 54];
  const { text, soft } = paperPalette;
  const texts = fillCertificateTexts(certificate, sample?.date);
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
    const lines = column.map(({ title: phase, ...range }) => ({
      text: `${phase}: ${formatDayRange(range)}`,
      size: 11,
      fill: soft,
    }));
    return stackLines(margin + at * 300, body.bottom + 10, lines).shapes;
  });
  const url = siteUrl + certificatePath(certificate.id);
  const foot = stackLines(margin, height - margin - 50, [
    { text: texts.issued, size: 14, weight: 800, fill: text },
    { text: issuerName, size: 12, fill: soft },
    { text: sample?.mark ?? `${texts.check}: ${url}`, size: 8.5, fill: soft, leading: 1.9 },
  ]);
  const qrWidth = 104;
  return {
    width,
    height,
    ...describeDrawing(certificate),
    shapes: [
      { kind: "rect", x: 0, y: 0, width, height, fill: paperPalette.background },
      ...drawCourseBandWithPhases(certificate, { x: 0, y: height - 10, width }),
      ...drawLogoBars(margin, margin - 4, paperPalette),
      ...head.shapes,
      ...drawCertifiedSquares(certificate, { x: width - margin - 176, y: margin - 4, width: 176 }, paperPalette),
      ...body.shapes,
      ...phases,
      ...foot.shapes,
      ...(sample ? drawMark(sample.mark, width - margin, renderer) : []),
      ...drawQrCode(sample?.mark ?? url, {
        x: width - margin - qrWidth + 8,
        y: height - margin - qrWidth + 16,
        width: qrWidth,
      }),
    ],
  };
}

/** 1200 by 630, for a chat or a feed. */
export function drawShareImage({ certificate, renderer }: Drawn): Drawing {
  const [width, height, margin] = [1200, 630, 72];
  const { text, soft } = screenPalette;
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
      { kind: "rect", x: 0, y: 0, width, height, fill: screenPalette.background },
      ...drawLogoBars(margin, margin, screenPalette),
      ...head.shapes,
      ...drawCertifiedSquares(certificate, { x: width - margin - 200, y: margin - 8, width: 200 }, screenPalette),
      ...body.shapes,
    ],
  };
}
