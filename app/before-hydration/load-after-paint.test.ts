import { expect, test, vi } from "vitest";
import { createFakePage } from "#tests/support/fake-page.ts";
import provideLoadAfterPaint from "./load-after-paint.ts";

type Link = { rel: string; href: string };

function open({ hidden = false } = {}) {
  const frames: (() => void)[] = [];
  const links: Link[] = [];
  const [added, loaded]: [string[], string[]] = [[], []];
  class FontFace {
    family: string;
    source: string;
    constructor(family: string, source: string) {
      this.family = family;
      this.source = source;
    }
    async load() {
      expect(added).toEqual([]);
      if (this.source.includes("lost")) throw new Error("lost");
      loaded.push(this.family);
    }
  }
  const { page } = createFakePage({
    requestAnimationFrame: (task: () => void) => frames.push(task),
    setTimeout: (task: () => void) => task(),
    FontFace,
  });
  Object.assign(page.document, {
    hidden,
    createElement: () => ({}),
    fonts: { add: ({ family }: FontFace) => added.push(family) },
    head: { append: (link: Link) => links.push(link) },
  });
  provideLoadAfterPaint(page);
  const load = page.loadAfterPaint ?? (() => Promise.reject(new Error("not provided")));
  return {
    load,
    added,
    loaded,
    names: () => links.map(({ rel, href }) => `${rel} ${href}`),
    paint: () => frames.forEach((task) => task()),
  };
}

test("modules are fetched together after the first paint, once, and whoever asks again waits for it too", async () => {
  const { load, names, paint } = open();
  const loaded = load(["/a.js", "/b.js"]);
  expect(load()).toBe(loaded);
  await Promise.resolve();
  expect(names()).toEqual([]);
  paint();
  await loaded;
  expect(names()).toEqual(["modulepreload /a.js", "modulepreload /b.js"]);
});

test("fonts are loaded where the page has their signs, and given to it together, but for one that fails", async () => {
  const { load, added, loaded, paint } = open();
  void load(
    [],
    [
      ["A", "url(/a)", "400", "U+??", true],
      ["B", "url(/lost)", "400", "U+??", true],
      ["C", "url(/c)", "400", "U+??", false],
    ],
  );
  paint();
  await vi.waitFor(() => expect(added).toEqual(["A", "B", "C"]));
  expect(loaded).toEqual(["A"]);
});

test("a page in the background, which is not painted, does not wait", async () => {
  const { load, names } = open({ hidden: true });
  await load(["/a.js"]);
  expect(names()).toEqual(["modulepreload /a.js"]);
});
