import { showToast } from "#app/ui/toast.tsx";

type Undo = () => Promise<unknown>;

/** How to take back what was done last; done once. */
let last: Undo | null = null;

/** Says what was done, with the way back: by the button in the toast, or by `u` after it is gone. */
export function showUndoToast(title: string, undo: Undo, text = "") {
  last = undo;
  showToast({
    title,
    text: (
      <>
        {text && `${text} `}
        <button type="button" className="link min-h-11 font-[650]" aria-keyshortcuts="u" onClick={undoLast}>
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
    () => showToast({ tone: "destructive", title: "Failed to undo. Please try again." }),
  );
}
