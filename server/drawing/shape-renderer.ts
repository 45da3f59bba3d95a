import { renderAsync } from "@resvg/resvg-js";
import PdfDocument from "pdfkit";
import { escapeXml } from "#domain/format/text.ts";
import { createTextShaper, type TextShaper, type Weight } from "./text-shaper.ts";

type TextShape = { kind: "text"; x: number; y: number; size: number; weight: Weight; fill: string; text: string };
/** What a drawing consists of, so that it is laid out once for paper and for the screen. */
export type Shape =
  | { kind: "rect"; x: number; y: number; width: number; height: number; fill: string }
  | { kind: "path"; x: number; y: number; scale: number; d: string; fill: string }
  | TextShape;
export type Drawing = { width: number; height: number; title: string; description: string; shapes: Shape[] };

/** Draws with the fonts of a folder alone: a server has none, or others. */
export function createSvgPngPdfRenderer(fontsFolder: string) {
  const shaper = createTextShaper(fontsFolder);

  type Box = {
    width: number;
    sizes: readonly number[];
    /** At most so many, at this size. */ lines: (size: number) => number;
    weight: Weight;
  };
  /**
   * The largest size at which the text has room without a word being cut. Where a word is wider than a line at every size, it is cut
   * between letters, at the largest size that has room for that.
   */
  function fitText(text: string, { width, sizes, lines, weight }: Box): { size: number; lines: string[] } {
    const widths = new Map<string, number>();
    const measure = (part: string) => {
      const known = widths.get(part) ?? shaper.shapeText(part, weight).width;
      widths.set(part, known);
      return known;
    };
    const longestWord = Math.max(...text.split(" ").map(measure));
    const all = sizes.map((size) => ({ size, lines: wrapText(text, width / size, measure) }));
    const roomy = all.filter((fitted) => fitted.lines.length <= lines(fitted.size));
    return (
      roomy.find(({ size }) => longestWord * size <= width) ?? roomy[0] ?? all.at(-1) ?? { size: 0, lines: [text] }
    );
  }

  const toSvg = (drawing: Drawing) => drawSvg(drawing, shaper);
  return {
    fitText,
    /** In units of its size. */
    measureText: (text: string, weight: Weight) => shaper.shapeText(text, weight).width,
    /** Letters are outlines: it looks the same wherever it is opened. */
    toSvg,
    /** Drawn on another thread: it takes a tenth of a second. */
    toPng: async (drawing: Drawing): Promise<Buffer> =>
      (await renderAsync(toSvg(drawing), { font: { loadSystemFonts: false } })).asPng(),
    /** Each drawing is a page. */
    toPdf: (pages: readonly [Drawing, ...Drawing[]], created: Date) => drawPdf(pages, shaper, created),
  };
}
export type Renderer = ReturnType<typeof createSvgPngPdfRenderer>;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** By the widths of words and letters: to shape every line anew, for every size, would take a second for a long name. */
function wrapText(text: string, width: number, measure: (part: string) => number): string[] {
  const space = measure(" ");
  const lines: { text: string; width: number }[] = [];
  const add = (part: string, joint: string) => {
    const [last, partWidth] = [lines.at(-1), measure(part)];
    const longer = (last?.width ?? 0) + (joint === "" ? 0 : space) + partWidth;
    if (last && longer <= width) Object.assign(last, { text: last.text + joint + part, width: longer });
    else lines.push({ text: part, width: partWidth });
  };
  for (const word of text.split(" ")) {
    if (measure(word) <= width) add(word, " ");
    else for (const [at, { segment }] of [...graphemes.segment(word)].entries()) add(segment, at === 0 ? " " : "");
  }
  return lines.map((line) => line.text);
}

function drawSvg({ width, height, title, description, shapes }: Drawing, shaper: TextShaper): string {
  const parts = shapes.map((shape) => {
    if (shape.kind === "rect") {
      return `<rect x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}" fill="${shape.fill}"/>`;
    }
    if (shape.kind === "path") {
      return `<path transform="translate(${shape.x} ${shape.y}) scale(${shape.scale})" d="${shape.d}" fill="${shape.fill}"/>`;
    }
    const { x, y, size, weight, fill, text } = shape;
    return `<path d="${shaper.shapeText(text, weight).outline(x, y, size)}" fill="${fill}"/>`;
  });
  const names = `<title>${escapeXml(title)}</title><desc>${escapeXml(description)}</desc>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">${names}${parts.join("")}</svg>`;
}

/** Pages of A4 in landscape. */
function drawPdf(pages: readonly [Drawing, ...Drawing[]], shaper: TextShaper, created: Date): Promise<Buffer> {
  const [{ title, description }] = pages;
  const sheet = { size: "A4", layout: "landscape", margin: 0 } as const;
  const doc = new PdfDocument({
    ...sheet,
    autoFirstPage: false,
    lang: "en",
    displayTitle: true,
    tagged: true,
    pdfVersion: "1.5",
    info: { Title: title, Subject: description, CreationDate: created },
  });
  const page = doc.struct("Document");
  doc.addStructure(page);
  for (const { width, height, shapes } of pages) {
    doc.addPage(sheet);
    doc.scale(doc.page.width / width, doc.page.height / height);
    for (const shape of shapes) {
      if (shape.kind === "text") {
        page.add(doc.struct("P", { actual: shape.text }, () => drawPdfText(doc, shape, shaper)));
        continue;
      }
      doc.markContent("Artifact");
      if (shape.kind === "rect") doc.rect(shape.x, shape.y, shape.width, shape.height).fill(shape.fill);
      else doc.save().translate(shape.x, shape.y).scale(shape.scale).path(shape.d).fill(shape.fill).restore();
      doc.endMarkedContent();
    }
  }
  page.end();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on("data", (chunk: Buffer) => void chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
    doc.end();
  });
}

/**
 * Plain Latin is text in an embedded font, to search and to copy. Any other script is drawn as outlines, which readers know by
 * its actual text: the shaper of the PDF library draws some of these scripts wrongly and fails on others.
 */
function drawPdfText(doc: PDFKit.PDFDocument, { x, y, size, weight, fill, text }: TextShape, shaper: TextShaper) {
  if (/^[\x20-\x7E]*$/.test(text)) {
    doc.font(shaper.latinFile(weight)).fontSize(size).fillColor(fill);
    doc.text(text, x, y, { lineBreak: false, baseline: "alphabetic" });
  } else doc.path(shaper.shapeText(text, weight).outline(x, y, size)).fill(fill);
}
