import type { QueryClient } from "@tanstack/react-query";
import { dismissToast, showToast } from "#app/ui/toast.tsx";
import { isClientError, refreshTimelineAndDue } from "./query-client.ts";
import { ApiError } from "./staff-api.ts";

const changedMeanwhile = "Somebody else has changed it meanwhile: it stays as it is now.";

type Step = { undo: () => Promise<unknown>; doneAt: number };

/** How to take back what was done on this page, the last step last. Each is done once. */
const steps: Step[] = [];
const maxSteps = 50;

/** With the session: what undoes a step knows whom it is about. */
export const forgetUndoSteps = () => steps.splice(0);

/** Says what was done, with the way back: by the button in the toast, or by `u` after it is gone. */
export function showUndoToast(client: QueryClient, title: string, undo: Step["undo"], text = "") {
  const step: Step = {
    // Also where it failed: what was undone before the failure stays undone.
    undo: () => undo().finally(() => refreshTimelineAndDue(client)),
    doneAt: Date.now(),
  };
  steps.push(step);
  steps.splice(0, steps.length - maxSteps);
  showToast({
    title,
    text: (
      <>
        {text && `${text} `}
        <button
          type="button"
          className="link pointer-fine:min-h-11 font-[650]"
          aria-keyshortcuts="u"
          onClick={() => void enqueue(() => undoStep(step))}
        >
          Undo
        </button>
      </>
    ),
  });
}

/** One after the other: a step is undone on what undoing the one after it has left. */
let queue: Promise<void> = Promise.resolve();
const enqueue = (work: () => Promise<void>) => (queue = queue.then(work));

/** The last step, and called again the one before. What is still being saved is the last one once it is. */
export const undoLast = (client: QueryClient) =>
  enqueue(async () => {
    const last = steps.at(-1);
    const hasWaited = await waitForSaves(client, last?.doneAt ?? 0);
    const step = steps.at(-1);
    // Where it failed, that was said; the step before it is not what was meant.
    if (hasWaited && step === last) return;
    if (step) await undoStep(step);
    else showToast({ tone: "info", title: "There is nothing to undo." });
  });

/** Whether anything that was sent since was still being saved. */
async function waitForSaves(client: QueryClient, since: number): Promise<boolean> {
  const cache = client.getMutationCache();
  const isSaving = () => cache.findAll({ status: "pending" }).some(({ state }) => state.submittedAt > since);
  if (!isSaving()) return false;
  await new Promise<void>((resolve) => {
    const stop = cache.subscribe(() => {
      if (isSaving()) return;
      stop();
      resolve();
    });
  });
  return true;
}

async function undoStep(step: Step) {
  const index = steps.indexOf(step);
  if (index < 0) return;
  steps.splice(index, 1);
  // It offers what is being done already.
  dismissToast();
  try {
    await step.undo();
    showToast({ title: "Undone." });
  } catch (error) {
    const isChanged = error instanceof ApiError && error.status === 409;
    if (!isClientError(error)) steps.push(step);
    showToast({ tone: "destructive", title: isChanged ? changedMeanwhile : "Failed to undo. Please try again." });
  }
}

/** Undoes each of them; the first failure is thrown at the end, so that it does not stop the others. */
export async function undoEach<Item>(items: readonly Item[], undo: (item: Item) => Promise<unknown>) {
  const results = [];
  for (const item of items) results.push(...(await Promise.allSettled([undo(item)])));
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}

/** By which version an undo has brought a former one of a record back. */
const restored = new Map<string, number>();
const toKey = (id: string, version: number) => `${id} ${version}`;

/** The version that is as this one was: what was done before is undone on top of that, and on nothing that others have saved. */
export function findVersionAfterUndos(id: string, version: number): number {
  const later = restored.get(toKey(id, version));
  return later === undefined ? version : findVersionAfterUndos(id, later);
}

export const rememberRestoredVersion = (id: string, former: number, now: number) =>
  restored.set(toKey(id, former), now);
