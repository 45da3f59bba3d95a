import { mkdir, readFile, writeFile } from "node:fs/promises";
import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import { pages } from "#content/pages.ts";
import { courseName, site } from "#content/site.ts";
import { articlePage } from "#app/lib/article-meta.ts";
import { courseLength, phaseOfDay } from "#domain/content/phase.ts";
import { shareImage, type Page } from "#domain/content/page.ts";
import { drawCourse } from "#app/ui/draw-squares.ts";
import { readPosts } from "#server/blog/posts.ts";

// The design's dark ground and phase fills.
const colors = {
  ground: "#0a1215",
  text: "#f2f0ea",
  soft: "#b9c3c5",
  basic: "#fdb01c",
  intermediate: "#36baba",
  advanced: "#f2f0ea",
};

type Node = { type: string; props: Record<string, unknown> };
const box = (style: Record<string, unknown>, children?: unknown): Node => ({
  type: "div",
  props: { style: { display: "flex", ...style }, children },
});

const font = (weight: 500 | 800) =>
  readFile(`node_modules/@fontsource/anek-latin/files/anek-latin-latin-${weight}-normal.woff`);
const fonts = [
  { name: "Anek Latin", weight: 500 as const, data: await font(500) },
  { name: "Anek Latin", weight: 800 as const, data: await font(800) },
];

/** Renders share images from the content, and icons from `public/favicon.svg`. */
export async function makeImages() {
  await Promise.all([mkdir("public/share", { recursive: true }), mkdir("public/icons", { recursive: true })]);
  await makeIcons();
  // One after the other: each is drawn in one go, and together they would only hold more memory.
  for (const page of listSharePages()) {
    await writeFile(`public${shareImage(page.path)}`, (await drawShareImage(page)).asPng());
  }
}

export const listSharePages = (): Page[] => [
  ...Object.values(pages),
  ...readPosts("content/posts", { drafts: true }).all.map((post) => articlePage(post, courseName)),
];

const margin = 72;

export async function drawShareImage(page: Page) {
  const svg = await satori(
    box(
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
        box({ justifyContent: "space-between", alignItems: "flex-start" }, [
          box({ alignItems: "center", gap: 20 }, [
            mark(),
            textBox({ fontSize: 40, fontWeight: 800, letterSpacing: -1, maxWidth: 640 }, courseName, 2),
          ]),
          figure(),
        ]),
        box({ flexDirection: "column", gap: 28 }, [
          heading(page.heading),
          textBox(
            { fontSize: 34, fontWeight: 500, lineHeight: 1.2, color: colors.soft },
            page.path === "/" ? site.tagline : (page.breadcrumb ?? site.tagline),
            1,
          ),
          strip(),
        ]),
      ],
    ) as Parameters<typeof satori>[0],
    { width: 1200, height: 630, fonts },
  );
  return new Resvg(svg).render();
}

/** Text that is shortened rather than let out of its place. */
const textBox = (style: Record<string, unknown>, text: string, lines: number) =>
  box({ display: "block", wordBreak: "break-word", lineClamp: lines, ...style }, text);

/** As large as its length allows; more than one line stays beside the figure, not under it. */
function heading(text: string): Node {
  const [fontSize, lines] = text.length <= 20 ? [96, 1] : text.length <= 42 ? [80, 2] : [56, 3];
  const style = { fontSize, fontWeight: 800, lineHeight: 1, letterSpacing: -fontSize / 38 };
  return textBox({ ...style, maxWidth: lines === 1 ? "100%" : 840 }, text, lines);
}

const mark = () =>
  box({ flexDirection: "column", gap: 5 }, [
    box({ width: 52, height: 12, background: colors.basic }),
    box({ width: 52, height: 12, background: colors.intermediate }),
    box({ width: 40, height: 12, background: colors.advanced }),
  ]);

/** The course's figure, as large for any number of days. */
function figure(): Node {
  const { columns, squares } = drawCourse();
  const cell = (11 * 22) / columns;
  return box(
    { position: "relative", width: 11 * 22, height: 9 * 22 },
    squares.map(({ x, y }, index) =>
      box({
        position: "absolute",
        left: x * cell,
        top: y * cell,
        width: cell * 0.86,
        height: cell * 0.86,
        background: colors[phaseOfDay(index + 1)],
        borderRadius: 2,
      }),
    ),
  );
}

/** One square for each day, from margin to margin. */
function strip(): Node {
  const step = Math.min(18, (1200 - 2 * margin) / courseLength);
  return box(
    { gap: step * 0.22 },
    Array.from({ length: courseLength }, (_, index) =>
      box({ width: step * 0.78, height: 14, background: colors[phaseOfDay(index + 1)] }),
    ),
  );
}

async function makeIcons() {
  const drawing = (await readFile("public/favicon.svg", "utf8")).replace(/@media.*?\}\}/, "");
  const sizes = { "icon-32": 32, "apple-touch-icon": 180, "icon-192": 192, "icon-512": 512 };
  for (const [name, width] of Object.entries(sizes)) {
    await writeFile(
      `public/icons/${name}.png`,
      new Resvg(drawing, { fitTo: { mode: "width", value: width } }).render().asPng(),
    );
  }
}
