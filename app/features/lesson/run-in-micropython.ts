import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";
import type { WorkerMessage } from "./start-python-run.ts";

const maxOutputLength = 10_000;
const newLine = 10;

/** Nobody can be asked while a program runs: as at the end of a file that Python reads from. */
const withoutInput = `import builtins
def _no_input(*prompt):
    raise EOFError("input() has nobody to ask")
builtins.input = _no_input
del builtins, _no_input`;

/** Runs one program in a Python of its own and tells what becomes of it. */
export async function runInMicroPython(program: string, send: (message: WorkerMessage) => void, url?: string) {
  let bytes: number[] = [];
  let sent = 0;
  const decoder = new TextDecoder();
  const flush = () => {
    const text = decoder.decode(new Uint8Array(bytes), { stream: true });
    bytes = [];
    if (text === "" || sent >= maxOutputLength) return;
    send({ kind: "output", text: text.slice(0, maxOutputLength - sent) });
    sent += text.length;
    if (sent >= maxOutputLength) send({ kind: "too-much" });
  };
  const python = await loadMicroPython({
    ...(url && { url }),
    heapsize: 4 * 1024 * 1024,
    linebuffer: false,
    stdout: (chunk) => {
      bytes.push(...chunk);
      if (chunk.includes(newLine) || bytes.length > 1000) flush();
    },
  });
  python.runPython(withoutInput);
  send({ kind: "started" });
  try {
    python.runPython(program);
    flush();
    send({ kind: "finished" });
  } catch (error) {
    flush();
    send({ kind: "error", traceback: error instanceof Error ? error.message : String(error) });
  }
}
