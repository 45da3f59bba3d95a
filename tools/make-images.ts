import { glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import { look } from "#content/look.ts";
import { instructor } from "#content/instructor.ts";
import { courseName, site } from "#content/site.ts";
import { buildArticleHeadTexts } from "#app/lib/article-meta.ts";
import { postPath } from "#domain/blog/blog-urls.ts";
import { perDay } from "#domain/content/day-phrases.ts";
import { courseLength, phaseList, phaseOfDay, unit } from "#domain/content/phase.ts";
import { designedColors } from "#domain/content/look-schema.ts";
import { deriveColorFamily } from "#domain/content/color-contrast-and-families.ts";
import { layOutDayCountSquares } from "#domain/content/squares-of-digits-and-days.ts";
import { makeSampleCertificate } from "./make-sample-certificate.ts";
import { makeTeacherPhoto } from "./make-teacher-photo.ts";
import { courseDays, phases } from "#content/curriculum/phases.ts";
import { shareImagePath, wallChartPath, type Page } from "#domain/content/page-metadata.ts";
import { drawWallChart } from "#server/drawing/draw-wall-chart.ts";
import { findPhaseFill, layOutLogoBars, screenPalette } from "#server/drawing/palettes-squares-and-logo.ts";
import { createSvgPngPdfRenderer } from "#server/drawing/shape-renderer.ts";
import { loadPosts } from "#server/blog/posts.ts";
import { listRoutablePages } from "#server/pages/pages-with-content.ts";

// The design's dark ground and texts, and the course's own fills.
const colors: Record<string, string> & { ground: string } = {
  ground: "#0a1215",
  text: "#f2f0ea",
  soft: "#b9c3c5",
  accent: look.accent,
  cool: look.cool,
  plain: "#f2f0ea",
};
const phaseColors = Object.fromEntries(phaseList.map(({ key, color }) => [key, colors[color] ?? color]));
const logo = look.logo && (await readFile(`content/images/${look.logo}`, "utf8"));

type Node = { type: string; props: Record<string, unknown> };
const createBox = (style: Record<string, unknown>, children?: unknown): Node => ({
  type: "div",
  props: { style: { display: "flex", ...style }, children },
});

const readFont = (weight: 500 | 800) => readFile(`server/drawing/fonts/anek-latin-${weight}.ttf`);
const fonts = [
  { name: "Anek Latin", weight: 500 as const, data: await readFont(500) },
  { name: "Anek Latin", weight: 800 as const, data: await readFont(800) },
];

/** Renders icons from the logo, share images, the teacher's photo, the sample certificate and the wall chart. */
export async function makeImages() {
  await Promise.all([mkdir("public/share", { recursive: true }), mkdir("public/icons", { recursive: true })]);
  await makeIcons();
  if (instructor.photo) await makeTeacherPhoto(`content/images/${instructor.photo}`);
  await makeSampleCertificate();
  await writeFile(`public${wallChartPath}`, await makeWallChart());
  const pages = listSharePages();
  await deleteStaleShareImages(new Set(pages.map(({ path }) => `public${shareImagePath(path)}`)));
  // One after the other: each is drawn in one go, and together they would only hold more memory.
  for (const page of pages) {
    await writeFile(`public${shareImagePath(page.path)}`, (await drawShareImage(page)).asPng());
  }
}

/** A page that moved or went would leave its image behind, to be served and shared for ever. */
async function deleteStaleShareImages(current: ReadonlySet<string>) {
  for await (const file of glob("public/share/*.png")) {
    if (current.has(file.replaceAll("\\", "/"))) continue;
    await rm(file);
    process.stdout.write(`${file} is deleted: no page has that address any more.\n`);
  }
}

const posts = loadPosts("content/posts", { drafts: true });

export function listSharePages(): Page[] {
  return [...listRoutablePages(posts), ...posts.all.map((post) => buildArticleHeadTexts(post, courseName))];
}

/** What its share image says; a name that the heading already holds is not said twice. */
export const listShareTextsOfPage = ({ path, heading, breadcrumb }: Page) => {
  const isNew = path !== "/" && breadcrumb && !heading.toLowerCase().includes(breadcrumb.toLowerCase());
  return [courseName, heading, isNew ? breadcrumb : site.tagline] as const;
};

export function makeWallChart() {
  const renderer = createSvgPngPdfRenderer("server/drawing/fonts");
  const hint = `One square ${perDay}. Tick it when the ${unit.one} is done.`;
  // Without a date: the same plan is the same file.
  return renderer.toPdf(drawWallChart({ title: courseName, hint, days: courseDays, renderer }), new Date(0));
}

const margin = 72;

/** The fill of each day: those that a phase or an article is not about are faint. */
function findDayFill({ path }: Page) {
  const phase = phases.find((it) => it.path === path)?.key;
  const days = posts.all.find(({ slug }) => postPath(slug) === path)?.days;
  return (day: number) => {
    const isLit = phase ? phaseOfDay(day) === phase : !days?.length || days.includes(day);
    return isLit ? phaseColors[phaseOfDay(day)] : screenPalette.faint;
  };
}

export async function drawShareImage(page: Page) {
  const [name, heading, line] = listShareTextsOfPage(page);
  const fillOf = findDayFill(page);
  const svg = await satori(
    createBox(
      {
        // Without it the margin is added to the full width and height, and what is right or at the bottom is cut.
        boxSizing: "border-box",
        width: "100%",
        height: "100%",
        background: colors.ground,
        color: colors.text,
        padding: margin,
        flexDirection: "column",
        justifyContent: "space-between",
        fontFamily: "Anek Latin",
      },
      [
        createBox({ justifyContent: "space-between", alignItems: "flex-start" }, [
          createBox({ alignItems: "center", gap: 20 }, [
            drawLogo(),
            createTextBox({ fontSize: 40, fontWeight: 800, letterSpacing: -1, maxWidth: 640 }, name, 2),
          ]),
          drawCourseSquares(fillOf),
        ]),
        createBox({ flexDirection: "column", gap: 28 }, [
          drawHeading(heading),
          createTextBox({ fontSize: 34, fontWeight: 500, lineHeight: 1.2, color: colors.soft }, line, 1),
          drawDayStrip(fillOf),
        ]),
      ],
    ) as Parameters<typeof satori>[0],
    { width: 1200, height: 630, fonts },
  );
  return new Resvg(svg).render();
}

/** Text that is shortened rather than let out of its place. */
const createTextBox = (style: Record<string, unknown>, text: string, lines: number) =>
  createBox({ display: "block", wordBreak: "break-word", lineClamp: lines, ...style }, text);

/** As large as its length allows; more than one line stays beside the squares, not under them. */
function drawHeading(text: string): Node {
  const [fontSize, lines] = text.length <= 20 ? [96, 1] : text.length <= 42 ? [80, 2] : [56, 3];
  const style = { fontSize, fontWeight: 800, lineHeight: 1, letterSpacing: -fontSize / 38 };
  return createTextBox({ ...style, maxWidth: lines === 1 ? "100%" : 840 }, text, lines);
}

const drawLogo = () =>
  logo
    ? {
        type: "img",
        props: { src: `data:image/svg+xml;base64,${Buffer.from(logo).toString("base64")}`, width: 52, height: 52 },
      }
    : drawDefaultLogo();

const drawDefaultLogo = () =>
  createBox(
    { flexDirection: "column", gap: 5 },
    layOutLogoBars(52, 46, 5).map(({ width, height, color }) =>
      createBox({ width, height, background: findPhaseFill(color, screenPalette) }),
    ),
  );

type FillOf = ReturnType<typeof findDayFill>;

/** The number of days in squares, as wide in all for any number. */
function drawCourseSquares(fillOf: FillOf): Node {
  const { columns, squares } = layOutDayCountSquares();
  const cell = (11 * 22) / columns;
  return createBox(
    { position: "relative", width: 11 * 22, height: 9 * 22 },
    squares.map(({ x, y, day }) =>
      createBox({
        position: "absolute",
        left: x * cell,
        top: y * cell,
        width: cell * 0.86,
        height: cell * 0.86,
        background: fillOf(day),
        borderRadius: 2,
      }),
    ),
  );
}

/** One square for each day, from margin to margin. */
function drawDayStrip(fillOf: FillOf): Node {
  const step = Math.min(18.3, (1200 - 2 * margin) / (courseLength - 0.22));
  return createBox(
    { gap: step * 0.22 },
    Array.from({ length: courseLength }, (_, index) =>
      createBox({ width: step * 0.78, height: 14, background: fillOf(index + 1) }),
    ),
  );
}

/** The logo in the bar of a browser, which may be light: bars in the course's colours where it has no drawing of its own. */
export function drawFaviconSvg(): string {
  const light =
    look.cool === designedColors.cool ? "#00727c" : deriveColorFamily(look.cool, "light", { keepsFill: false }).fill;
  const dark = `.g{fill:${colors.ground}}.c{fill:${look.cool}}.t{fill:${colors["plain"]}}`;
  const style = `${dark}@media (prefers-color-scheme:light){.g{fill:#f5f5ef}.c{fill:${light}}.t{fill:#0e1c21}}`;
  const bars = layOutLogoBars(22, 20, 1).map(({ y, width, height, color }) => {
    const fills: Record<string, string> = { cool: 'class="c"', plain: 'class="t"' };
    const fill = fills[color] ?? `fill="${findPhaseFill(color, screenPalette)}"`;
    return `<rect x="5" y="${6 + y}" width="${width}" height="${height}" ${fill}/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>${style}</style><rect class="g" width="32" height="32" rx="3"/>${bars.join("")}</svg>\n`;
}

async function makeIcons() {
  const favicon = logo ?? drawFaviconSvg();
  await writeFile("public/favicon.svg", favicon);
  const drawing = favicon.replace(/@media.*?\}\}/, "");
  const sizes = { "icon-32": 32, "apple-touch-icon": 180, "icon-192": 192, "icon-512": 512 };
  for (const [name, width] of Object.entries(sizes)) {
    await writeFile(
      `public/icons/${name}.png`,
      new Resvg(drawing, { fitTo: { mode: "width", value: width } }).render().asPng(),
    );
  }
}
