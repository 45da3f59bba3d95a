import { expect, test } from "vitest";
import { createSerialQueueWithPauses, QueueFullError } from "./serial-queue-with-pauses.ts";

/** A queue whose renders and rests end when the test says so. */
function heldQueue(maxQueueLength = 2) {
  const renders = Array.from({ length: 10 }, () => Promise.withResolvers<Response>());
  const rests = Array.from({ length: 10 }, () => Promise.withResolvers<void>());
  const state = { started: 0, rested: 0 };
  const runInTurn = createSerialQueueWithPauses({
    maxQueueLength,
    rest: () => rests[state.rested++]?.promise ?? Promise.resolve(),
  });
  const render = () => runInTurn(() => renders[state.started++]?.promise ?? Promise.reject(new Error("too many")));
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { render, state, settle, renders, rests };
}

test("one page is rendered at a time, and the next one after a rest", async () => {
  const { render, state, settle, renders, rests } = heldQueue();
  const [first, second] = [render(), render()];
  await settle();
  expect(state.started).toBe(1);
  renders[0]?.resolve(new Response("first"));
  expect(await (await first).text()).toBe("first");
  await settle();
  expect(state).toEqual({ started: 1, rested: 1 });
  rests[0]?.resolve();
  await settle();
  expect(state.started).toBe(2);
  renders[1]?.resolve(new Response("second"));
  expect(await (await second).text()).toBe("second");
});

test("what finds the queue full is refused at once, and there is room again later", async () => {
  const { render, settle, renders, rests } = heldQueue();
  const waiting = [render(), render()];
  await expect(render()).rejects.toThrow(QueueFullError);
  for (const index of [0, 1]) {
    renders[index]?.resolve(new Response());
    rests[index]?.resolve();
  }
  await Promise.all(waiting);
  const later = render();
  await settle();
  renders[2]?.resolve(new Response("later"));
  expect(await (await later).text()).toBe("later");
});

test("a render that fails lets the next one through", async () => {
  const { render, renders } = heldQueue();
  const [first, second] = [render(), render()];
  renders[0]?.reject(new Error("broken"));
  await expect(first).rejects.toThrow("broken");
  renders[1]?.resolve(new Response("second"));
  expect(await (await second).text()).toBe("second");
});
