import type { QueryClient } from "@tanstack/react-query";
import { showToast } from "#app/ui/toast.tsx";
import { refreshTimelineAndDue } from "./query-client.ts";
import { ApiError } from "./staff-api.ts";

const changedMeanwhile = "Somebody else has changed it meanwhile: it stays as it is now.";

type Undo = () => Promise<unknown>;

/** How to take back what was done last; done once. */
let last: (() => Promise<void>) | null = null;

/** Says what was done, with the way back: by the button in the toast, or by `u` after it is gone. */
export function showUndoToast(client: QueryClient, title: string, undo: Undo, text = "") {
  // Also where it failed: what was undone before the failure stays undone.
  last = async () => void (await undo().finally(() => refreshTimelineAndDue(client)));
  showToast({
    title,
    text: (
      <>
        {text && `${text} `}
        <button
          type="button"
          className="link pointer-fine:min-h-11 font-[650]"
          aria-keyshortcuts="u"
          onClick={undoLast}
        >
          Undo
        </button>
      </>
    ),
  });
}

export function undoLast() {
  const undo = last;
  last = null;
  if (!undo) return showToast({ tone: "info", title: "There is nothing to undo." });
  void undo().then(
    () => showToast({ title: "Undone." }),
    (error: unknown) => {
      const isChanged = error instanceof ApiError && error.status === 409;
      const title = isChanged ? changedMeanwhile : "Failed to undo. Please try again.";
      showToast({ tone: "destructive", title });
    },
  );
}

/** Undoes each of them; the first failure is thrown at the end, so that it does not stop the others. */
export async function undoEach<Item>(items: readonly Item[], undo: (item: Item) => Promise<unknown>) {
  const results = [];
  for (const item of items) results.push(...(await Promise.allSettled([undo(item)])));
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}
