import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { cn } from "#app/lib/cn.ts";
import { IconButton } from "./button.tsx";

type Toast = {
  id: number;
  title: string;
  text?: string;
  /** For information the visitor may want to write down: stays until dismissed. */
  note?: string;
  tone: "default" | "destructive";
};

const shownFor = 5000;
let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function update(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

export function showToast(toast: Omit<Toast, "id" | "tone"> & { tone?: Toast["tone"] }) {
  lastId += 1;
  update([...toasts, { tone: "default", ...toast, id: lastId }]);
}

const dismiss = (id: number) => update(toasts.filter((toast) => toast.id !== id));

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
const none: readonly Toast[] = [];

let openDialogs = 0;

/** An open dialog holds the toasts for as long as it is open. */
export function useToastsInDialog(open: boolean) {
  useEffect(() => {
    if (!open) return undefined;
    openDialogs += 1;
    update([...toasts]);
    return () => {
      openDialogs -= 1;
      update([...toasts]);
    };
  }, [open]);
}

/**
 * Where toasts appear. A modal dialog makes everything outside it silent and unreachable, so an open dialog
 * shows them itself and the page's own place steps back.
 */
export function Toaster({ inDialog = false }: { inDialog?: boolean }) {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
  const isHere = inDialog === openDialogs > 0;
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 top-[calc(var(--spacing-nav)+0.5rem)] z-50 grid justify-items-start gap-3 nav:inset-x-6 nav:top-auto nav:bottom-6"
    >
      {isHere && shown.map((toast) => <ToastCard key={toast.id} toast={toast} />)}
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  const cameFrom = useRef<EventTarget>(null);
  useEffect(() => {
    if (held || toast.note) return undefined;
    const timer = setTimeout(() => dismiss(toast.id), shownFor);
    return () => clearTimeout(timer);
  }, [held, toast.id, toast.note]);

  const destructive = toast.tone === "destructive";
  const Mark = destructive ? CircleAlert : CircleCheck;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hovering only holds the clock
    <div
      role={destructive ? "alert" : "status"}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={(event) => {
        setHeld(true);
        cameFrom.current = event.relatedTarget;
      }}
      onBlur={() => setHeld(false)}
      className={cn(
        "toast pointer-events-auto grid w-full max-w-104 grid-cols-[20px_1fr_44px] items-start gap-3 rounded-control border py-3.5 pr-1 pl-4 shadow-float",
        destructive ? "border-danger bg-danger text-on-danger" : "border-line-strong bg-surface",
      )}
    >
      <Mark aria-hidden className={cn("icon mt-0.5", !destructive && "text-cool-text")} />
      <div>
        <p className="leading-[1.3] font-bold">{toast.title}</p>
        {toast.text && <p className={cn("text-small", !destructive && "text-fg-2")}>{toast.text}</p>}
        {toast.note && <p className="label-mono mt-1.5">{toast.note}</p>}
      </div>
      <IconButton
        label="Dismiss"
        className={cn("-mt-2.5", destructive && "hover:bg-on-danger/15")}
        onClick={() => {
          dismiss(toast.id);
          const { current: before } = cameFrom;
          if (before instanceof HTMLElement && before.isConnected) before.focus();
          else document.getElementById("main")?.focus({ preventScroll: true });
        }}
      >
        <X aria-hidden className="icon" />
      </IconButton>
    </div>
  );
}
