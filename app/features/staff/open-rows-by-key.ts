import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { focusElement } from "#app/lib/scroll.ts";
import {
  bufferKeyPress,
  bufferKeysUntilShown,
  replayBufferedKeys,
  useShortcuts,
  searchFieldKey,
} from "./shortcuts.tsx";
import { hasUnsavedChanges } from "./unsaved-changes.tsx";
import { findFocusedRowId, focusRowIfRendered } from "./virtual-list.tsx";
import { readOpenId } from "./use-open-record.ts";

type OpenRecord = { id: string; version: number };
type Place = { ids: readonly string[]; id: string | undefined; version?: number | undefined };

const none: never[] = [];

/** The next row, or with -1 the one before, that stood beside the given one and is still in the list. */
export function findNeighbour({ ids, id }: Place, shownIds: readonly string[], by: 1 | -1): string | undefined {
  const shown = new Set(shownIds);
  const start = id === undefined ? -1 : ids.indexOf(id);
  if (start < 0) return shownIds[0];
  const after = ids.slice(start + 1);
  const before = ids.slice(0, start).toReversed();
  const isShown = (other: string) => shown.has(other);
  const beside = (by === 1 ? after : before).find(isShown);
  if (beside !== undefined) return beside;
  // The last one that was known on this side; others may have come beyond it.
  const known = [id ?? "", ...(by === 1 ? before : after)].find(isShown);
  return shownIds[known === undefined ? 0 : shownIds.indexOf(known) + by];
}

/** Steps from row to row and opens each, with the focus on the row of what is open, and back to it when that is closed. */
export function useOpenNextOrPreviousRow(
  /** Undefined until the rows are there. */
  rows: readonly string[] | undefined,
  open: OpenRecord | undefined,
  openRow: (id: string) => void,
) {
  const ids = rows ?? none;
  // A key that was pressed before the rows were there means the first of them.
  const isEarly = useRef(false);
  // As the rows stood before the open one was changed: what is marked may leave the list, or stand elsewhere in it.
  const place = useRef<Place>({ ids, id: undefined });
  // The row that a key opened, until it is there to be focused: keys pressed fast are ahead of what is rendered.
  const wanted = useRef<string>(undefined);
  // The same for the heading of what is to be read.
  const toRead = useRef<string>(undefined);
  const openId = open?.id;
  useEffect(() => {
    const { current: last } = place;
    const isChanged = open?.id === last.id && open?.version !== last.version;
    if (open && !isChanged && ids.includes(open.id)) place.current = { ids, id: open.id, version: open.version };
  });
  useLayoutEffect(() => void replayBufferedKeys(openId), [openId]);
  useEffect(() => {
    if (openId !== undefined && openId === toRead.current) focusElement("record-name");
    toRead.current = undefined;
    const { ids: before, id: closed } = place.current;
    if (openId !== undefined || closed === undefined || document.activeElement !== document.body) return;
    // It may have left the list.
    [closed, ...before.slice(before.indexOf(closed) + 1)].some((id) => focusRowIfRendered(id));
  }, [openId]);

  /** The row that a key means: the open one while its row is not there yet. */
  const resolveRow = (focused: string | undefined) => {
    const now = readOpenId();
    return now !== null && now === wanted.current ? now : (focused ?? now);
  };
  function step(by: 1 | -1) {
    if (!rows) {
      isEarly.current = true;
      return;
    }
    const now = readOpenId();
    const from = now === null || now === place.current.id ? place.current : { ids, id: now };
    const next = findNeighbour(from, ids, by);
    if (next === undefined) return;
    // While it is asked about what is not saved, the row that is open stays the chosen one.
    wanted.current = !hasUnsavedChanges() && focusRowIfRendered(next) ? undefined : next;
    if (next !== openId && !hasUnsavedChanges()) bufferKeysUntilShown(next);
    openRow(next);
  }
  function pressOnFocusedRow(key: string) {
    const id = findFocusedRowId();
    if (id === undefined || document.activeElement instanceof HTMLInputElement) return;
    bufferKeyPress(id, key);
    openRow(id);
  }
  // After Esc the row keeps the focus: what asks something first opens it again.
  useShortcuts(open ? {} : Object.fromEntries(["f", "n", "t"].map((key) => [key, () => pressOnFocusedRow(key)])));
  const isLoaded = rows !== undefined;
  const stepIfEarly = useEffectEvent(() => {
    if (isEarly.current && readOpenId() === null) step(1);
    isEarly.current = false;
  });
  useEffect(() => {
    if (isLoaded) stepIfEarly();
  }, [isLoaded]);
  return {
    /** At once where the row is there: the next key may be pressed before the request is rendered, and means this row. */
    step,
    resolveRow,
    /** Opens a row, or leads to what is to be read where it is open already. */
    pressRow: (pressed: string) => {
      const id = resolveRow(pressed) ?? pressed;
      if (id !== readOpenId()) return openRow(id);
      wanted.current = undefined;
      if (id !== openId || !focusElement("record-name")) toRead.current = id;
    },
    /** Whenever rows are rendered: a row far away is there only after the list has scrolled to it. */
    onRendered: () => {
      if (openId !== undefined && openId === wanted.current && focusRowIfRendered(openId)) wanted.current = undefined;
    },
  };
}

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
