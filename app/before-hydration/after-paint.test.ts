import { expect, test } from "vitest";
import { createFakePage } from "#tests/support/fake-page.ts";
import provideAfterPaint from "./after-paint.ts";

function open({ hidden = false } = {}) {
  const frames: (() => void)[] = [];
  const tasks: (() => void)[] = [];
  const { page } = createFakePage({
    requestAnimationFrame: (task: () => void) => frames.push(task),
    setTimeout: (task: () => void) => tasks.push(task),
  });
  Object.assign(page.document, { hidden });
  provideAfterPaint(page);
  let isOver = false;
  void page.afterPaint?.().then(() => (isOver = true));
  const settle = async (list: (() => void)[]) => {
    for (const task of list) task();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { begin: () => settle(frames), end: () => settle(tasks), isOver: () => isOver, settle: () => settle([]) };
}

test("whoever waits for the paint goes on in a task after the frame", async () => {
  const { begin, end, isOver, settle } = open();
  await settle();
  expect(isOver()).toBe(false);
  await begin();
  expect(isOver()).toBe(false);
  await end();
  expect(isOver()).toBe(true);
});

test("a page in the background, which is not painted, does not wait", async () => {
  const { isOver, settle } = open({ hidden: true });
  await settle();
  expect(isOver()).toBe(true);
});
