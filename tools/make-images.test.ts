import { expect, test } from "vitest";
import { phases } from "#content/curriculum/phases.ts";
import { pages } from "#content/pages.ts";
import { site } from "#content/site.ts";
import type { Page } from "#domain/content/page-metadata.ts";
import { courseLength } from "#domain/content/phase.ts";
import { drawFaviconSvg, drawShareImage, listSharePages, listShareTextsOfPage } from "./make-images.ts";

type Image = { width: number; height: number; colors: Uint32Array };
type Area = { left: number; right: number; top: number; bottom: number };

const color = (red: number, green: number, blue: number) =>
  new Uint32Array(Uint8Array.of(red, green, blue, 255).buffer)[0];
const ground = color(10, 18, 21);
const marigold = color(253, 176, 28);
const teal = color(54, 186, 186);
const white = color(242, 240, 234);
const soft = color(185, 195, 197);

async function draw(page: Page): Promise<Image & { bytes: number }> {
  const rendered = await drawShareImage(page);
  // Every look at `pixels` makes a copy.
  const { width, height, pixels } = rendered;
  const colors = new Uint32Array(new Uint8Array(pixels).buffer);
  return { width, height, colors, bytes: rendered.asPng().length };
}

/** Where in the area something is drawn, or only what has the given colour; its right is below its left where nothing is. */
function findInk({ width, colors }: Image, area: Area, wanted?: number): Area {
  const found = { left: Infinity, right: -1, top: Infinity, bottom: -1 };
  for (let y = area.top; y < area.bottom; y += 1) {
    for (let x = area.left; x < area.right; x += 1) {
      const here = colors[y * width + x];
      if (wanted === undefined ? here === ground : here !== wanted) continue;
      found.left = Math.min(found.left, x);
      found.right = Math.max(found.right, x);
      found.top = Math.min(found.top, y);
      found.bottom = y;
    }
  }
  return found;
}

/** How many separate squares a row of pixels crosses. */
const countSquares = ({ width, colors }: Image, y: number) =>
  colors.subarray(y * width, (y + 1) * width).filter((here, x, row) => here !== ground && row[x - 1] === ground).length;

const long = "A heading as long as an author may write it, over several lines and then some more of it";
const awkward: Page[] = [
  { ...pages.home, heading: long },
  { ...pages.home, heading: "Unbreakable".repeat(9) },
  { ...pages.home, heading: "Short", breadcrumb: long, path: "/somewhere" },
];

test("the icon is the logo's bars in the colours of the course", () => {
  expect(drawFaviconSvg()).toContain('y="6" width="22" height="6" fill="#fdb01c"');
  expect(drawFaviconSvg()).toContain(".c{fill:#36baba}.t{fill:#f2f0ea}@media (prefers-color-scheme:light)");
});

test("every share image is whole: mark, 58, heading, tagline and strip, with a margin on all sides", async () => {
  for (const page of [...listSharePages(), ...awkward]) {
    const image = await draw(page);
    expect([image.width, image.height], page.path).toEqual([1200, 630]);
    expect(image.bytes, page.path).toBeLessThan(300_000);

    const all = findInk(image, { left: 0, right: 1200, top: 0, bottom: 630 });
    expect(all, `margins of ${page.heading}`).toMatchObject({ left: 72, top: 72 });
    expect(all.right, page.heading).toBeLessThanOrEqual(1200 - 72);
    expect(all.bottom, page.heading).toBeLessThanOrEqual(630 - 72);

    const figure = findInk(image, { left: 860, right: 1200, top: 0, bottom: 280 });
    expect(figure, `the 58 over ${page.heading}`).toEqual({ left: 886, right: 1124, top: 72, bottom: 266 });
    expect(findInk(image, { left: 72, right: 130, top: 72, bottom: 120 }, marigold)).toMatchObject({ right: 123 });
    expect(countSquares(image, 550), `the strip of ${page.heading}`).toBe(courseLength);
    const tagline = findInk(image, { left: 72, right: 1128, top: 460, bottom: 540 }, soft);
    expect(tagline.bottom - tagline.top, `the tagline under ${page.heading}`).toBeGreaterThan(15);
    const heading = findInk(image, { left: 72, right: 1128, top: 275, bottom: tagline.top }, white);
    const lines = Math.ceil((heading.bottom - heading.top) / 96);
    expect(lines, page.heading).toBeGreaterThan(0);
    // A letter takes 30 px or more: what is narrower was shortened.
    const shown = awkward.includes(page) ? 0 : page.heading.length;
    expect((heading.right - heading.left) * lines, page.heading).toBeGreaterThan(shown * 30);
  }
});

test("the share image of a phase or an article lights its own days alone, and says nothing twice", async () => {
  const area = { left: 860, right: 1200, top: 0, bottom: 280 };
  const findPage = (path: string) => listSharePages().find((page) => page.path === path) ?? pages.home;
  const lit = async (path: string) => {
    const image = await draw(findPage(path));
    return [marigold, teal, white].map((fill) => findInk(image, area, fill).right > 0);
  };
  expect(await lit("/")).toEqual([true, true, true]);
  expect(await lit(phases[1]?.path ?? "/")).toEqual([false, true, false]);
  expect(await lit("/blog/docker-for-beginners")).toEqual([false, false, true]);
  expect(listShareTextsOfPage(pages.about)[2]).toBe(site.tagline);
  expect(listShareTextsOfPage(pages.faq)[2]).toBe("FAQ");
});
