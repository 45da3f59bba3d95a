import { useLocation, useNavigate } from "react-router";
import { useQueryParams } from "#app/lib/use-url-state.ts";
import type { ChangeSubject } from "#domain/history/change.ts";
import { useState } from "react";

/** Marks a history entry that was made by opening a record: closing it goes back. */
const openedHere = { isOpenedHere: true };

const nothingOpen = { request: null, student: null };

/** From the URL as it is now: keys pressed fast are ahead of what is rendered. */
export function readOpenId() {
  const params = new URLSearchParams(location.search);
  return params.get("request") ?? params.get("student");
}

/** After an undo took a student away again who may be open. */
export function useCloseStudentIfOpen() {
  const { setParams } = useQueryParams();
  return (id: string) => readOpenId() === id && setParams({ student: null }, { replace: true });
}

/** The request or student that is open beside its list, in the URL: reload and Back restore it. */
export function useOpenRecord() {
  const { params, setParams } = useQueryParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [requestId, studentId] = [params.get("request"), params.get("student")];
  /** Nothing to go back to: the record has left the list. */
  const leave = () => setParams(nothingOpen, { replace: true });
  return {
    requestId,
    studentId,
    /** One entry of the history, however many records are looked at one after the other. */
    open: (subject: ChangeSubject, id: string) => {
      const replace = readOpenId() !== null;
      const isFirst = requestId === null && studentId === null;
      setParams({ ...nothingOpen, [subject]: id }, { replace, state: isFirst ? openedHere : state });
    },
    close: () => {
      if (state?.isOpenedHere) void navigate(-1);
      else leave();
    },
    leave,
  };
}

/** What is open stays so while its list loads, narrows past it or loses it: what is being written there would be lost. */
export function useKeptRecord<Item extends object>(found: Item | undefined, isWanted: (item: Item) => boolean) {
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  return found ?? (last && isWanted(last) ? last : undefined);
}
