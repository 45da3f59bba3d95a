import sharp from "sharp";
import { expect, test } from "vitest";
import type { PublicCertificate } from "#domain/certificates/certificate-facts-and-paths.ts";
import { drawCertificate, drawShareImage } from "./draw-certificate.ts";
import { createSvgPngPdfRenderer, type Drawing } from "../drawing/shape-renderer.ts";

const renderer = createSvgPngPdfRenderer("server/drawing/fonts");
const certificate: PublicCertificate = {
  id: "0123456789abcdef0123456789abcdef",
  name: null,
  issuedAt: "2026-11-01T10:00:00.000Z",
  revokedAt: null,
  courseName: "58 Days Course",
  title: "58 Days Course",
  courseDays: 58,
  phases: [
    { title: "Beginner Phase", first: 1, last: 21, color: "accent" },
    { title: "Intermediate Phase", first: 22, last: 42, color: "cool" },
    { title: "Advanced Phase", first: 43, last: 58, color: "plain" },
  ],
};
const draw = (changed: Partial<PublicCertificate>) => {
  const options = { certificate: { ...certificate, ...changed }, siteUrl: "https://course.example", renderer };
  return { paper: drawCertificate(options), share: drawShareImage(options) };
};

/** Where the letters of each text really lie, by their outlines. */
function listTextBounds({ shapes }: Drawing) {
  return shapes.flatMap((shape) => {
    if (shape.kind !== "text") return [];
    const svg = renderer.toSvg({ width: 1, height: 1, title: "", description: "", shapes: [shape] });
    const numbers = [...(/ d="([^"]*)"/.exec(svg)?.[1]?.matchAll(/-?[\d.]+/g) ?? [])].map(Number);
    const xs = numbers.filter((_, at) => at % 2 === 0);
    const ys = numbers.filter((_, at) => at % 2 === 1);
    return [{ ...shape, right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }];
  });
}

const names = {
  "a short one": "Asha Rao",
  "200 wide letters without a space": "W".repeat(200),
  "200 letters of many words": "Venkatanarasimharajuvaripeta ".repeat(7).trim().slice(0, 200),
  Devanagari: "श्रीमती क्षितिजा ज्ञानेश्वर द्विवेदी ".repeat(6).slice(0, 200).trim(),
  Tamil: "கார்த்திகேயன் ".repeat(15).slice(0, 200).trim(),
  Arabic: "عائشة بنت محمد ".repeat(14).slice(0, 200).trim(),
  "four scripts and emoji": "Śrī आशा राव கார்த்திகேயன் عائشة 🌸🎓👩‍💻",
  "100 emoji": "🎓".repeat(100),
  "more scripts than a line has": "Ελένη Дарья 太郎・タロウ 김서연 דניאל สมชาย",
  "100 letters of Chinese": "欧阳".repeat(50),
  "letters that no font has": "ᏣᎳᎩ 𐌰𐌱𐌲",
};

test.for(Object.entries(names))("a name has room on paper and on the share image: %s", ([, name]) => {
  for (const drawing of Object.values(draw({ name }))) {
    const texts = listTextBounds(drawing);
    for (const { text, right, top, bottom } of texts) {
      expect(right, text).toBeLessThanOrEqual(drawing.width - 40);
      expect(top, text).toBeGreaterThan(0);
      expect(bottom, text).toBeLessThan(drawing.height);
    }
    const smallest = Math.min(...texts.filter(({ text }) => name.startsWith(text)).map(({ size }) => size));
    expect(smallest).toBeGreaterThan(8);
    // Nothing of the name is left out.
    const letters = (text: string) => text.replaceAll(" ", "");
    expect(letters(texts.map(({ text }) => text).join(""))).toContain(letters(name));
  }
});

test("nothing lies over anything else, with the longest texts that a course can have", () => {
  const { paper } = draw({
    name: "Venkatanarasimharajuvaripeta Srinivasa Ramanujan Iyengar",
    title: "The complete course of analogue photography and its history in India",
    courseName: "The complete course of analogue photography and its history in India",
    courseDays: 60,
    phases: Array.from({ length: 6 }, (_, index) => ({
      title: `Phase number ${index + 1}`,
      first: index * 10 + 1,
      last: index * 10 + 10,
      color: "cool",
    })),
  });
  const texts = listTextBounds(paper);
  for (const [at, one] of texts.entries()) {
    for (const other of texts.slice(at + 1)) {
      const isApart =
        one.bottom <= other.top || other.bottom <= one.top || one.right <= other.x || other.right <= one.x;
      expect(isApart, `${one.text} / ${other.text}`).toBe(true);
    }
  }
});

test("the paper is one page of A4 in landscape with its text to search and copy", async () => {
  const { paper } = draw({ name: "Asha Rao" });
  const pdf = (await renderer.toPdf([paper], new Date(certificate.issuedAt))).toString("latin1");
  expect(pdf.startsWith("%PDF-1.")).toBe(true);
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox \[0 0 841\.89 595\.28\]/);
  expect(pdf).toContain("/FontFile2");
  expect(pdf).toContain("/MarkInfo");
});

test("the share image has the size that chats and feeds expect", async () => {
  const { width, height, format } = await sharp(await renderer.toPng(draw({ name: "Asha Rao" }).share)).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "png" });
});

test("a sample says in the place of a date and of its address that it is one, and its code leads nowhere", () => {
  const sample = { date: "the day you finish", mark: "Sample, not a certificate" };
  const options = { certificate: { ...certificate, id: "", name: "Your Name" }, siteUrl: "", renderer };
  const drawing = drawCertificate({ ...options, sample });
  const texts = listTextBounds(drawing);
  expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(["Your Name", "Issued on the day you finish"]));
  expect(texts.filter(({ text }) => text === sample.mark)).toHaveLength(2);
  expect(JSON.stringify(drawing.shapes)).not.toMatch(/certificates\/|1970/);
  for (const { text, right, bottom } of texts) {
    expect(right, text).toBeLessThanOrEqual(drawing.width - 40);
    expect(bottom, text).toBeLessThan(drawing.height);
  }
});
