import { expect, test, onTestFinished, vi } from "vitest";
import { askAssistant } from "./ask-assistant.ts";

/** A browser that lacks what the newest have, and whose requests are answered only by their end. */
function openBrowser() {
  vi.useFakeTimers();
  vi.stubGlobal("AbortSignal", {});
  vi.stubGlobal(
    "fetch",
    (_path: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        const end = () => reject(new Error("ended"));
        signal.addEventListener("abort", end);
        if (signal.aborted) end();
      }),
  );
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

test("a question that gets no answer ends after twenty seconds", async () => {
  openBrowser();
  const asked = askAssistant({ question: "Fees?" }).catch(String);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await asked).toBe("Error: ended");
});

test("a question ends when it is cancelled, or was before it was sent", async () => {
  openBrowser();
  const cancel = new AbortController();
  const asked = askAssistant({ question: "Fees?" }, cancel.signal).catch(String);
  cancel.abort();
  expect(await asked).toBe("Error: ended");
  await expect(askAssistant({ question: "Fees?" }, cancel.signal)).rejects.toThrow("ended");
});
