import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startPythonRun, type RunEnd, type WorkerMessage, type WorkerTask } from "./start-python-run.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A worker that does what the test says. */
function startFakeRun(program = "print(1)", loadRuntime = async () => new ArrayBuffer(8)) {
  const worker = Object.assign(new EventTarget(), {
    postMessage: vi.fn<(task: WorkerTask) => void>(),
    terminate: vi.fn<() => void>(),
  });
  const shown: string[] = [];
  const ends: { end: RunEnd; output: string }[] = [];
  const stop = startPythonRun({
    program,
    onOutput: (output) => shown.push(output),
    onEnd: (end, output) => ends.push({ end, output }),
    createWorker: () => worker,
    loadRuntime,
  });
  const say = (message: WorkerMessage) => worker.dispatchEvent(new MessageEvent("message", { data: message }));
  return { worker, shown, ends, stop, say };
}

test("a program is sent with the runtime, its curly quotes made straight, and its worker ends with it", async () => {
  const { worker, ends, say } = startFakeRun("print(“Hello”, ‘you’)");
  await vi.advanceTimersByTimeAsync(0);
  expect(worker.postMessage.mock.calls[0]?.[0].program).toBe(`print("Hello", 'you')`);
  say({ kind: "started" });
  say({ kind: "output", text: "Hello you\n" });
  say({ kind: "finished" });
  expect(ends).toEqual([{ end: { kind: "finished" }, output: "Hello you\n" }]);
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});

test("output is shown while the program runs, ten times a second at most", () => {
  const { shown, say } = startFakeRun();
  for (let line = 0; line < 1000; line += 1) say({ kind: "output", text: "a" });
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual(["a".repeat(1000)]);
});

test("a program that does not end is ended five seconds after its start, with what it printed", () => {
  const { worker, ends, say } = startFakeRun();
  vi.advanceTimersByTime(60_000);
  expect(ends).toEqual([]);
  say({ kind: "started" });
  say({ kind: "output", text: "1\n" });
  vi.advanceTimersByTime(4999);
  expect(ends).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ends).toEqual([{ end: { kind: "too-long" }, output: "1\n" }]);
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});

test("a run that was stopped is over: what still arrives of it is dropped", async () => {
  const { worker, shown, ends, stop, say } = startFakeRun();
  say({ kind: "output", text: "1\n" });
  stop();
  stop();
  say({ kind: "output", text: "2\n" });
  say({ kind: "finished" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ends).toEqual([{ end: { kind: "stopped" }, output: "1\n" }]);
  expect(shown).toEqual([]);
  expect(worker.postMessage).not.toHaveBeenCalled();
});

test("a runtime or a worker that cannot be loaded ends the run", async () => {
  const offline = startFakeRun("print(1)", () => Promise.reject(new TypeError("Failed to fetch")));
  await vi.advanceTimersByTimeAsync(0);
  expect(offline.ends).toEqual([{ end: { kind: "not-loaded" }, output: "" }]);
  const refused = startFakeRun();
  refused.worker.dispatchEvent(new Event("error"));
  expect(refused.ends).toEqual([{ end: { kind: "not-loaded" }, output: "" }]);
});
