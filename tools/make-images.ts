import { mkdir, readFile, writeFile } from "node:fs/promises";
import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import { pages } from "#content/pages.ts";
import { courseName, site } from "#content/site.ts";
import { articlePage } from "#app/lib/article-page.ts";
import { courseLength, phaseOfDay } from "#domain/phase.ts";
import type { Page } from "#domain/page.ts";
import { shareImage } from "#domain/share-image.ts";
import { drawGlyph } from "#app/ui/draw-glyph.ts";
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
  const articles = readPosts("content/posts", { drafts: true }).all.map((post) => articlePage(post, courseName));
  await makeIcons();
  // Rendering is synchronous, so doing it in parallel would only use more memory.
  for (const page of [...Object.values(pages), ...articles]) await makeShareImage(page);
}

async function makeShareImage(page: Page) {
  const title = page.heading.length > 40 ? 72 : 96;
  const svg = await satori(
    box(
      {
        width: "100%",
        height: "100%",
        background: colors.ground,
        color: colors.text,
        padding: 72,
        flexDirection: "column",
        justifyContent: "space-between",
        fontFamily: "Anek Latin",
      },
      [
        box({ justifyContent: "space-between", alignItems: "flex-start" }, [
          box({ alignItems: "center", gap: 20, fontSize: 40, fontWeight: 800, letterSpacing: -1 }, [
            mark(),
            courseName,
          ]),
          figure(),
        ]),
        box({ flexDirection: "column", gap: 28 }, [
          box({ fontSize: title, fontWeight: 800, lineHeight: 1, letterSpacing: -2.5, maxWidth: 1000 }, page.heading),
          box(
            { fontSize: 34, fontWeight: 500, color: colors.soft },
            page.path === "/" ? site.tagline : (page.crumb ?? site.tagline),
          ),
          strip(),
        ]),
      ],
    ) as Parameters<typeof satori>[0],
    { width: 1200, height: 630, fonts },
  );
  await writeFile(`public${shareImage(page.path)}`, new Resvg(svg).render().asPng());
}

const mark = () =>
  box({ flexDirection: "column", gap: 5 }, [
    box({ width: 52, height: 12, background: colors.basic }),
    box({ width: 52, height: 12, background: colors.intermediate }),
    box({ width: 40, height: 12, background: colors.advanced }),
  ]);

/** The numerals in their 58 squares. */
function figure(): Node {
  const cell = 22;
  return box(
    { position: "relative", width: 11 * cell, height: 9 * cell },
    drawGlyph("58").squares.map(({ x, y }, index) =>
      box({
        position: "absolute",
        left: x * cell,
        top: y * cell,
        width: cell - 3,
        height: cell - 3,
        background: colors[phaseOfDay(index + 1)],
        borderRadius: 2,
      }),
    ),
  );
}

const strip = () =>
  box(
    { gap: 4 },
    Array.from({ length: courseLength }, (_, index) =>
      box({ width: 14, height: 14, background: colors[phaseOfDay(index + 1)] }),
    ),
  );

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
