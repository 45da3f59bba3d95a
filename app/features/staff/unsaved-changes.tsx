import { useEffect, useId, useState } from "react";
import { useBlocker, useNavigate, type Location } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { readOpenId } from "./use-open-record.ts";
import { focusRowIfRendered } from "./virtual-list.tsx";

type UnsavedChangesDialogProps = { isOpen: boolean; onLeave: () => void; onStay: () => void };

/** Asked before anything is left that has been typed and not saved. */
export function UnsavedChangesDialog({ isOpen, onLeave, onStay }: UnsavedChangesDialogProps) {
  /** A dialog reports that it is closed also where it was told to. It gave the focus back to what was pressed, perhaps another row. */
  function close() {
    if (isOpen) onStay();
    const openId = readOpenId();
    if (openId !== null) focusRowIfRendered(openId);
  }
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title="Leave without saving?"
      description="What you have typed or ticked here is not saved yet."
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onLeave}>
          Leave without saving
        </Button>
        <Button onClick={onStay}>Stay</Button>
      </div>
    </Dialog>
  );
}

const unsavedForms = new Set<string>();

export function useUnsavedChanges(isDirty: boolean) {
  const id = useId();
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    unsavedForms.add(id);
    addEventListener("beforeunload", ask);
    return () => {
      unsavedForms.delete(id);
      removeEventListener("beforeunload", ask);
    };
  }, [id, isDirty]);
}

/** With a record that is deleted, nobody is asked about changes to it. */
export const forgetUnsavedForms = () => unsavedForms.clear();

export const hasUnsavedChanges = () => unsavedForms.size > 0;

/** What is open; the rest of the query is filters of the list beside it. */
function getOpenRecordKey({ pathname, search }: Location) {
  const params = new URLSearchParams(search);
  return [pathname, ...["tab", "student", "request"].map((name) => params.get(name))].join("\n");
}

/** What is chosen on the page is in its URL, so another choice, another page and Back are all one question. */
export function useUnsavedChangesGuard() {
  const navigate = useNavigate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedChanges() && getOpenRecordKey(currentLocation) !== getOpenRecordKey(nextLocation),
  );
  // Kept until it is answered: the router forgets what it holds back as soon as a filter, say, is written to the address.
  const [wanted, setWanted] = useState<Location | null>(null);
  const [answered, setAnswered] = useState<Location | null>(null);
  if (blocker.state === "blocked" && blocker.location !== wanted) setWanted(blocker.location);
  return {
    isAsking: wanted !== answered,
    leave: () => {
      setAnswered(wanted);
      if (blocker.state === "blocked") return blocker.proceed();
      forgetUnsavedForms();
      if (wanted) void navigate(wanted);
    },
    stay: () => {
      setAnswered(wanted);
      if (blocker.state === "blocked") blocker.reset();
    },
  };
}
