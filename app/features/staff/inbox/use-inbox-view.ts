import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useAddressParams } from "#app/lib/use-address.ts";
import { useDebounced } from "#app/lib/use-debounced.ts";
import { readView, type InboxView } from "./request-view.ts";

const searchPause = 300;
/** Marks a history entry that was made by opening a request: closing it goes back. */
const openedHere = { isRequestOpenedHere: true };

/** From the address as it is now: keys pressed fast are ahead of what is rendered. */
const readOpenId = () => new URLSearchParams(location.search).get("request");

/** The inbox's filters and the open request, all in the address: reload and Back restore them. */
export function useInboxView() {
  const { params, setParams } = useAddressParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const view = readView(params);
  const requestId = params.get("request");
  const text = useTypedText(view.text, (settled) => setParams({ text: settled || null }, { replace: true, state }));

  function setFilter(change: Partial<Omit<InboxView, "text" | "isDeleted">> & { deleted?: "true" | "" }) {
    const changes = Object.entries(change).map(([name, value]) => [name, value === "" ? null : value] as const);
    setParams(Object.fromEntries(changes), { state });
  }

  return {
    view,
    requestId,
    readOpenId,
    text,
    setFilter,
    /** One entry of the history, however many requests are looked at one after the other. */
    open: (id: string) => {
      const replace = readOpenId() !== null;
      setParams({ request: id }, { replace, state: requestId === null ? openedHere : state });
    },
    close: () => {
      if (state?.isRequestOpenedHere) void navigate(-1);
      else setParams({ request: null }, { replace: true });
    },
    /** Nothing to go back to: the request has left the list. */
    leave: () => setParams({ request: null }, { replace: true }),
  };
}

/** What is in the search box, and in the address once typing pauses. */
function useTypedText(written: string, write: (text: string) => void) {
  const { key } = useLocation();
  const [value, setValue] = useState(written);
  const settled = useDebounced(value.trim(), searchPause);
  const [lastWritten, setLastWritten] = useState(written);
  if (written !== lastWritten) {
    setLastWritten(written);
    // Not by typing, but by Back or a link.
    if (written !== settled) setValue(written);
  }
  const writeOnce = useEffectEvent((typed: string) => {
    if (typed === value.trim() && typed !== written) write(typed);
  });
  // With every navigation too: one that starts before another has ended replaces it.
  useEffect(() => {
    if (key) writeOnce(settled);
  }, [settled, key]);
  return { value, onChange: setValue };
}
