import runtimeUrl from "@micropython/micropython-webassembly-pyscript/micropython.wasm?url";

export type WorkerTask = { program: string; runtime: ArrayBuffer };
export type WorkerMessage =
  | { kind: "started" | "finished" | "too-much" }
  | { kind: "output"; text: string }
  | { kind: "error"; traceback: string };

export type RunEnd =
  | { kind: "finished" | "too-much" | "too-long" | "stopped" | "not-loaded" }
  | { kind: "error"; traceback: string };

/** From the start of the program: how long Python takes to load is the network's. */
export const maxRunSeconds = 5;
const outputInterval = 100;

const createPythonWorker = () => new Worker(new URL("./python-worker.ts", import.meta.url), { type: "module" });

async function fetchRuntime(): Promise<ArrayBuffer> {
  const response = await fetch(runtimeUrl);
  if (!response.ok) throw new Error(`Python's runtime was answered with ${response.status}`);
  return response.arrayBuffer();
}

type RunOptions = {
  program: string;
  /** Called with all of the output so far, a few times a second at most. */
  onOutput: (output: string) => void;
  onEnd: (end: RunEnd, output: string) => void;
  createWorker?: () => Pick<Worker, "postMessage" | "terminate" | "addEventListener">;
  loadRuntime?: () => Promise<ArrayBuffer>;
};

/** Phones type curly quotes, which Python takes for parts of a name. */
const straightenQuotes = (program: string) => program.replaceAll(/[“”„]/g, '"').replaceAll(/[‘’]/g, "'");

/** Runs a program in a worker of its own, which ends with the run: nothing of it is left for the next. Returns how to stop it. */
export function startPythonRun({
  program,
  onOutput,
  onEnd,
  createWorker = createPythonWorker,
  loadRuntime = fetchRuntime,
}: RunOptions): () => void {
  let output = "";
  let hasEnded = false;
  let limit: ReturnType<typeof setTimeout> | undefined;
  let shown: ReturnType<typeof setTimeout> | undefined;
  const worker = createWorker();

  function end(how: RunEnd) {
    if (hasEnded) return;
    hasEnded = true;
    clearTimeout(limit);
    clearTimeout(shown);
    worker.terminate();
    onEnd(how, output);
  }

  function receive(message: WorkerMessage) {
    if (hasEnded) return;
    if (message.kind === "started") {
      limit = setTimeout(() => end({ kind: "too-long" }), maxRunSeconds * 1000);
    } else if (message.kind === "output") {
      output += message.text;
      shown ??= setTimeout(() => {
        shown = undefined;
        onOutput(output);
      }, outputInterval);
    } else {
      end(message.kind === "error" ? message : { kind: message.kind });
    }
  }

  worker.addEventListener("message", (event) => receive((event as MessageEvent<WorkerMessage>).data));
  // Its script could not be loaded, or the browser refuses WebAssembly.
  worker.addEventListener("error", () => end({ kind: "not-loaded" }));
  const begin = (runtime: ArrayBuffer) =>
    hasEnded || worker.postMessage({ program: straightenQuotes(program), runtime } satisfies WorkerTask, [runtime]);
  loadRuntime().then(begin, () => end({ kind: "not-loaded" }));
  return () => end({ kind: "stopped" });
}
