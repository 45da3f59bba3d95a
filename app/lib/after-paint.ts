const inputs = ["click", "keydown"];

/** Runs a task once the page is painted, or before the visitor's next input, so that what they do keeps its order. */
export function afterPaint(task: () => void) {
  const done = new AbortController();
  function run() {
    if (done.signal.aborted) return;
    done.abort();
    task();
  }
  for (const input of inputs) addEventListener(input, run, { capture: true, signal: done.signal });
  requestAnimationFrame(() => setTimeout(run));
}
