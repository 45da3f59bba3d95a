import { useEffect, useId, useState, useSyncExternalStore } from "react";
import { useBlocker, useNavigate, type Location } from "react-router";

/** What is open stays so while its list loads, narrows past it or loses it: what is being written there would be lost. */
export function useKeptRecord<Item extends object>(found: Item | undefined, isWanted: (item: Item) => boolean) {
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  return found ?? (last && isWanted(last) ? last : undefined);
}

const wide = "(width >= 64rem)";

export const isWideScreen = () => matchMedia(wide).matches;

function subscribeToScreenWidth(onChange: () => void) {
  const query = matchMedia(wide);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether list and open record stand side by side. */
export const useIsWideScreen = () => useSyncExternalStore(subscribeToScreenWidth, isWideScreen, () => true);

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
