import { expect, test } from "vitest";
import { createFakePage } from "#tests/support/fake-page.ts";
import provideLoadAfterPaint from "./load-after-paint.ts";

type Link = EventTarget & { rel: string; href: string };

function open({ hidden = false } = {}) {
  const frames: (() => void)[] = [];
  const links: Link[] = [];
  const { page } = createFakePage({
    requestAnimationFrame: (task: () => void) => frames.push(task),
    setTimeout: (task: () => void) => task(),
  });
  Object.assign(page.document, {
    hidden,
    createElement: () => new EventTarget(),
    head: { append: (link: Link) => links.push(link) },
  });
  provideLoadAfterPaint(page);
  const load = page.loadAfterPaint ?? (() => Promise.reject(new Error("not provided")));
  return {
    load,
    links,
    names: () => links.map(({ rel, href }) => `${rel} ${href}`),
    paint: () => frames.forEach((task) => task()),
  };
}

test("modules and sheet are fetched together after the first paint, and the sheet is waited for", async () => {
  const { load, links, names, paint } = open();
  const loaded = load(["/a.js", "/b.js"], "/all.css");
  await Promise.resolve();
  expect(names()).toEqual([]);
  paint();
  await expect.poll(names).toEqual(["modulepreload /a.js", "modulepreload /b.js", "stylesheet /all.css"]);
  links.at(-1)?.dispatchEvent(new Event("load"));
  await loaded;
});

test("a page in the background, which is not painted, does not wait; nor does one whose sheet fails", async () => {
  const { load, links, names } = open({ hidden: true });
  const loaded = load([], "/all.css");
  await expect.poll(names).toEqual(["stylesheet /all.css"]);
  links[0]?.dispatchEvent(new Event("error"));
  await loaded;
});
