import { useEffect, useEffectEvent, useRef } from "react";
import { searchFieldKey, useShortcuts } from "./shortcuts.tsx";
import { focusRowIfRendered } from "./virtual-list.tsx";

type Hits = {
  ids: readonly string[];
  /** Whether they are those of the text as it is typed. */
  isSettled: boolean;
  open: (id: string) => void;
};

/** Enter in the search box opens what was found, once it is there; of several it leads to the first. */
export function useOpenSearchResultOnEnter({ ids, isSettled, open }: Hits) {
  const isWanted = useRef(false);
  function lead() {
    const [first, second] = ids;
    isWanted.current = false;
    if (first === undefined) return;
    focusRowIfRendered(first);
    if (second === undefined) open(first);
  }
  useShortcuts({
    [searchFieldKey]: () => {
      isWanted.current = true;
      if (isSettled) lead();
    },
  });
  const leadIfWanted = useEffectEvent(() => isWanted.current && lead());
  useEffect(() => {
    if (isSettled) leadIfWanted();
  }, [isSettled]);
}
