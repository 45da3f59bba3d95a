import { useEffect, useRef, useState, type ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { cn } from "#app/lib/cn.ts";
import { createStore, useStore } from "#app/lib/store.ts";
import { IconButton } from "./button.tsx";

type Toast = {
  id: number;
  title: string;
  /** May hold a control, such as one that undoes what it reports. */
  text?: ReactNode;
  /** For information the visitor may want to write down: stays until dismissed. */
  note?: string;
  /** `info` reports neither a success nor a failure. */
  tone: "default" | "info" | "destructive";
};

/** Where a dialog shows it: at its upper edge, or over it as over a page. */
type InDialog = false | "edge" | "over";

const shownFor = 5000;
export const toasts = createStore<{ shown: Toast | null; openDialogs: number }>({ shown: null, openDialogs: 0 });
let lastId = 0;

/** One at a time: what is said next replaces what was said before. */
export function showToast(toast: Omit<Toast, "id" | "tone"> & { tone?: Toast["tone"] }) {
  lastId += 1;
  toasts.write({ ...toasts.read(), shown: { tone: "default", ...toast, id: lastId } });
}

/** The one that is shown, unless another is named. */
export function dismissToast(id = lastId) {
  const { shown, openDialogs } = toasts.read();
  if (shown?.id === id) toasts.write({ shown: null, openDialogs });
}

/**
 * Where the toast appears. A modal dialog makes everything outside it silent and unreachable, so an open dialog shows
 * it itself, and the page's own place steps back.
 */
export function Toaster({ inDialog = false }: { inDialog?: InDialog }) {
  const { shown, openDialogs } = useStore(toasts);
  const isHere = Boolean(inDialog) === openDialogs > 0;
  return (
    <div aria-live="polite">{isHere && shown && <ToastCard key={shown.id} toast={shown} inDialog={inDialog} />}</div>
  );
}

/** Above the focused field, so that the button below it stays free, where there is room under the bar; without a field the stylesheet decides. */
function findFreeScreenEdge(): "top" | "bottom" | undefined {
  const { activeElement: field } = document;
  if (!field?.matches("input, textarea, select")) return undefined;
  return field.getBoundingClientRect().top < 200 ? "bottom" : "top";
}

/** A toast never lies over the field it speaks of: in a dialog it has a place of its own, on a page it keeps clear. */
function useFreeScreenEdge() {
  const [edge, setEdge] = useState(findFreeScreenEdge);
  useEffect(() => {
    // Focus on its own button leaves it where it is.
    const keepClear = () => setEdge((before) => findFreeScreenEdge() ?? before);
    // The field may have got it between the first render and this.
    keepClear();
    addEventListener("focusin", keepClear);
    return () => removeEventListener("focusin", keepClear);
  }, []);
  return edge;
}

function ToastCard({ toast, inDialog }: { toast: Toast; inDialog: InDialog }) {
  const edge = useFreeScreenEdge();
  const [held, setHeld] = useState(false);
  const cameFrom = useRef<EventTarget>(null);
  useEffect(() => {
    if (held || toast.note) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), shownFor);
    return () => clearTimeout(timer);
  }, [held, toast.id, toast.note]);

  const destructive = toast.tone === "destructive";
  const isSuccess = toast.tone === "default";
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hovering only holds the clock
    <div
      data-edge={edge}
      role={destructive ? "alert" : "status"}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={(event) => {
        setHeld(true);
        cameFrom.current = event.relatedTarget;
      }}
      onBlur={() => setHeld(false)}
      className={cn(
        "toast",
        inDialog && "unprinted",
        inDialog === "edge" ? "mx-4 mt-4" : "toast-on-page",
        destructive ? "border-danger bg-danger text-on-danger" : "border-line-strong bg-surface",
      )}
    >
      <Icon
        name={isSuccess ? "circle-check" : "circle-alert"}
        className={cn("icon mt-0.5", !destructive && "text-cool-text")}
      />
      <div>
        <p className="leading-[1.3] font-bold">{toast.title}</p>
        {toast.text && <div className={cn("text-small", !destructive && "text-fg-2")}>{toast.text}</div>}
        {toast.note && <p className="label-mono mt-1.5">{toast.note}</p>}
      </div>
      <IconButton
        label="Dismiss"
        className={destructive ? "hover:bg-on-danger/15" : undefined}
        onClick={() => {
          dismissToast(toast.id);
          const { current: before } = cameFrom;
          if (before instanceof HTMLElement && before.isConnected) before.focus();
          else document.getElementById("main")?.focus({ preventScroll: true });
        }}
      >
        <Icon name="x" />
      </IconButton>
    </div>
  );
}
