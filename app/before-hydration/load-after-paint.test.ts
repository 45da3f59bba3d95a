import { expect, test } from "vitest";
import { createFakePage } from "#tests/support/fake-page.ts";
import provideLoadAfterPaint from "./load-after-paint.ts";

type Link = { rel: string; href: string };

function open({ hidden = false } = {}) {
  const frames: (() => void)[] = [];
  const links: Link[] = [];
  const { page } = createFakePage({
    requestAnimationFrame: (task: () => void) => frames.push(task),
    setTimeout: (task: () => void) => task(),
  });
  Object.assign(page.document, {
    hidden,
    createElement: () => ({}),
    head: { append: (link: Link) => links.push(link) },
  });
  provideLoadAfterPaint(page);
  const load = page.loadAfterPaint ?? (() => Promise.reject(new Error("not provided")));
  return {
    load,
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

test("a page in the background, which is not painted, does not wait", async () => {
  const { load, names } = open({ hidden: true });
  await load(["/a.js"]);
  expect(names()).toEqual(["modulepreload /a.js"]);
});
