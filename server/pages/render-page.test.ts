import { expect, test } from "vitest";
import { createRenderQueue, RenderQueueFull } from "./render-page.ts";

const request = () => new Request("http://page.cache/");

/** A gate whose renders and rests end when the test says so. */
function heldGate(longestQueue = 2) {
  const renders = Array.from({ length: 10 }, () => Promise.withResolvers<Response>());
  const rests = Array.from({ length: 10 }, () => Promise.withResolvers<void>());
  const state = { started: 0, rested: 0 };
  const gate = createRenderQueue(() => renders[state.started++]?.promise ?? Promise.reject(new Error("too many")), {
    longestQueue,
    rest: () => rests[state.rested++]?.promise ?? Promise.resolve(),
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { gate, state, settle, renders, rests };
}

test("one page is rendered at a time, and the next one after a rest", async () => {
  const { gate, state, settle, renders, rests } = heldGate();
  const [first, second] = [gate(request()), gate(request())];
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
  const { gate, settle, renders, rests } = heldGate();
  const waiting = [gate(request()), gate(request())];
  await expect(gate(request())).rejects.toThrow(RenderQueueFull);
  for (const index of [0, 1]) {
    renders[index]?.resolve(new Response());
    rests[index]?.resolve();
  }
  await Promise.all(waiting);
  const later = gate(request());
  await settle();
  renders[2]?.resolve(new Response("later"));
  expect(await (await later).text()).toBe("later");
});

test("a render that fails lets the next one through", async () => {
  const { gate, renders } = heldGate();
  const [first, second] = [gate(request()), gate(request())];
  renders[0]?.reject(new Error("broken"));
  await expect(first).rejects.toThrow("broken");
  renders[1]?.resolve(new Response("second"));
  expect(await (await second).text()).toBe("second");
});
