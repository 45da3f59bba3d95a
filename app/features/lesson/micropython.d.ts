/** As much of the package as the lesson uses; it has no types of its own. */
declare module "@micropython/micropython-webassembly-pyscript/micropython.mjs" {
  type Options = { url?: string; heapsize?: number; linebuffer?: boolean; stdout?: (bytes: Uint8Array) => void };
  export function loadMicroPython(options: Options): Promise<{ runPython(code: string): unknown }>;
}
