const tries = ["pointerdown", "keydown", "online"] as const;

/** Loads code that a page can do without for a while: if it cannot be fetched, the next press, key or network tries again. */
export async function loadAtLast<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch {
    await new Promise<void>((resolve) => {
      const waiting = new AbortController();
      function stop() {
        waiting.abort();
        resolve();
      }
      for (const event of tries) addEventListener(event, stop, { capture: true, signal: waiting.signal });
    });
    return loadAtLast(load);
  }
}
