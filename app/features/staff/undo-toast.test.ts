import { expect, test, vi } from "vitest";
import { toasts } from "#app/ui/toast.tsx";
import { createStaffQueryClient } from "./query-client.ts";
import { ApiError } from "./staff-api.ts";
import {
  findVersionAfterUndos,
  forgetUndoSteps,
  rememberRestoredVersion,
  showUndoToast,
  undoLast,
} from "./undo-toast.tsx";

const readToast = () => toasts.read().shown?.title;

/** A page that has taken some steps, and what was undone of them. */
function takeSteps(...names: string[]) {
  forgetUndoSteps();
  const client = createStaffQueryClient();
  const undone: string[] = [];
  for (const name of names) showUndoToast(client, `${name}.`, async () => void undone.push(name));
  return { client, undone };
}

test("each time the last step is undone, then the one before, and at the end it is said that there is none", async () => {
  const { client, undone } = takeSteps("first", "second");
  await Promise.all([undoLast(client), undoLast(client)]);
  expect(undone).toEqual(["second", "first"]);
  expect(readToast()).toBe("Undone.");
  await undoLast(client);
  expect(readToast()).toBe("There is nothing to undo.");
});

test("what offers to undo a step goes with the press, not with the answer", async () => {
  const { client } = takeSteps();
  const answer = Promise.withResolvers<void>();
  showUndoToast(client, "2 requests changed.", () => answer.promise);
  const undoing = undoLast(client);
  await vi.waitFor(() => expect(readToast()).toBeUndefined());
  answer.resolve();
  await undoing;
  expect(readToast()).toBe("Undone.");
});

test("what is still being saved is the step that is undone; where it fails, none is", async () => {
  for (const isSaved of [true, false]) {
    const { client, undone } = takeSteps("before");
    const saved = Promise.withResolvers<void>();
    const save = client.getMutationCache().build(client, {
      mutationFn: () => saved.promise,
      onSuccess: () => showUndoToast(client, "Saved.", async () => void undone.push("saved")),
    });
    // Later than the step before, by the clock that both read.
    vi.setSystemTime(Date.now() + 10);
    const saving = save.execute(undefined).catch(() => undefined);
    const undoing = undoLast(client);
    if (isSaved) saved.resolve();
    else saved.reject(new ApiError("Network error", 0));
    await Promise.all([saving, undoing]);
    expect(undone).toEqual(isSaved ? ["saved"] : []);
  }
  vi.useRealTimers();
});

test("an undo that the network lost can be tried again, one that was refused cannot", async () => {
  for (const [status, tries] of [
    [0, 2],
    [409, 1],
  ] as const) {
    const { client } = takeSteps();
    const undo = vi.fn<() => Promise<never>>(() => Promise.reject(new ApiError("no", status)));
    showUndoToast(client, "Deleted.", undo);
    await undoLast(client);
    await undoLast(client);
    expect(undo).toHaveBeenCalledTimes(tries);
  }
});

test("a step is undone on what the undoing of later ones has made of the same record", () => {
  rememberRestoredVersion("a", 2, 4);
  rememberRestoredVersion("a", 4, 6);
  expect(findVersionAfterUndos("a", 2)).toBe(6);
  expect(findVersionAfterUndos("a", 3)).toBe(3);
  expect(findVersionAfterUndos("b", 2)).toBe(2);
});
