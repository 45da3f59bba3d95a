import { expect, test } from "vitest";
import { createFakePage } from "#tests/support/fake-page.ts";
import deferLayout from "./defer-layout.ts";

function open({ hash = "", type = "navigate", isTall = false, readyState = "complete" } = {}) {
  const tasks: (() => void)[] = [];
  const settled: string[] = [];
  const parts = ["curriculum", "pricing"].map((name) => ({ classList: { add: () => void settled.push(name) } }));
  const { classes, fire, page } = createFakePage({
    matchMedia: () => ({ matches: isTall }),
    location: { hash },
    performance: { getEntriesByType: () => [{ type }] },
    requestAnimationFrame: (task: () => void) => task(),
    setTimeout: (task: () => void) => tasks.push(task),
  });
  Object.assign(page.document, { readyState, querySelectorAll: () => parts });
  deferLayout(page);
  return { classes: () => [...classes], fire, settled, runTask: () => tasks.shift()?.() };
}

test("far parts wait for the HTML, then for the visitor", () => {
  const { classes, fire, runTask } = open();
  expect(classes()).toEqual(["defers-layout", "html-loading"]);
  fire("DOMContentLoaded");
  runTask();
  expect(classes()).toEqual(["defers-layout"]);
});

test("nothing is deferred for a place further down, a return or a tall screen", () => {
  for (const visit of [{ hash: "#contact" }, { type: "reload" }, { type: "back_forward" }, { isTall: true }]) {
    expect(open(visit).classes()).toEqual([]);
  }
});

test("the first scroll or tap has each part laid out in a task of its own", () => {
  for (const sign of ["scroll", "pointerdown"]) {
    const { classes, fire, settled, runTask } = open();
    fire(sign);
    expect(classes()).toEqual(["defers-layout"]);
    runTask();
    expect(settled).toEqual(["curriculum"]);
    runTask();
    expect(settled).toEqual(["curriculum", "pricing"]);
    runTask();
    expect(classes()).toEqual([]);
  }
});

test("a scroll while the HTML is arriving waits for its end", () => {
  const { fire, settled, runTask } = open({ readyState: "loading" });
  fire("scroll");
  runTask();
  expect(settled).toEqual([]);
  fire("DOMContentLoaded");
  for (let task = 0; task < 3; task += 1) runTask();
  expect(settled).toContain("curriculum");
});

test("the first key has all laid out at once", () => {
  const { classes, fire } = open();
  fire("keydown");
  expect(classes()).toEqual([]);
});
