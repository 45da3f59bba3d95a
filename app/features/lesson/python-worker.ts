import type { WorkerTask } from "./start-python-run.ts";
import { runInMicroPython } from "./run-in-micropython.ts";

/** A worker lives for one run. Its policy lets it load nothing (`server/http/static-files.ts`), so the page hands it the runtime. */
addEventListener("message", ({ data: { program, runtime } }: MessageEvent<WorkerTask>) => {
  globalThis.fetch = async () => new Response(runtime, { headers: { "content-type": "application/wasm" } });
  void runInMicroPython(program, (message) => postMessage(message));
});
