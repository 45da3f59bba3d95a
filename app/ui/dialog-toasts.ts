import { useEffect, type RefObject } from "react";
import { useStore } from "#app/lib/store.ts";
import { toasts } from "./toast.tsx";

function changeOpenDialogCount(change: 1 | -1) {
  const { shown, openDialogs } = toasts.read();
  toasts.write({ shown, openDialogs: openDialogs + change });
}

export function useMoveToastsIntoDialog(open: boolean) {
  useEffect(() => {
    if (!open) return undefined;
    changeOpenDialogCount(1);
    return () => changeOpenDialogCount(-1);
  }, [open]);
}

/** A dialog goes back to its top, where the toast stands above the title, and down again as far as the field in question needs. */
export function useScrollToToast(ref: RefObject<HTMLDialogElement | null>) {
  const { shown } = useStore(toasts);
  useEffect(() => {
    const { current: dialog } = ref;
    if (!shown || !dialog?.open) return;
    dialog.scrollTo(0, 0);
    const { activeElement: field } = document;
    // With its label and its error.
    const place = field?.ariaInvalid ? field.parentElement : field;
    place?.scrollIntoView({ block: "nearest" });
  }, [shown, ref]);
}
