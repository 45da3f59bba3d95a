import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType, parsePath, type Location, type To } from "react-router";
import { useValueAfterHydration } from "./hydration.ts";
import { isBackForwardOrReload } from "./navigation.ts";
import { scrollAndKeepInView } from "./scroll.ts";

export type QueryChanges = Record<string, string | null>;

/**
 * Tab and page live in the URL, so that they can be shared and Back works. The cached HTML is the same for
 * every query, so the first render shows the default and the URL counts after hydration.
 */
export function useQueryParams() {
  const search = useValueAfterHydration(useLocation().search, "");
  const navigate = useNavigate();
  // The URL as it is now, not as it was rendered: another part of the page may just have changed it.
  const setParams = (changes: QueryChanges, options: { replace?: boolean; state?: unknown } = {}) =>
    void navigate(
      { search: updateQuery(location.search, changes).toString(), hash: "" },
      { preventScrollReset: true, ...options },
    );
  return { params: new URLSearchParams(search), setParams };
}

/** Writes what a fragment opened into the query too, so that it stays open when another fragment takes its place. */
export function useSyncHashToQuery(target: string | null, describe: () => QueryChanges | null) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const held = useRef<{ place: Element; at: string }>(null);
  const write = useEffectEvent(() => {
    const { search, hash } = location;
    const changes = describe();
    const written = changes && updateQuery(search, changes).toString();
    // A fragment that was typed has no state of the router's, by which Back would find the place that was left: it gets one.
    if (written === null || (written === search.slice(1) && history.state)) return;
    // The router would scroll to the fragment once more, even if asked not to: by then the visitor may have scrolled on.
    const place = document.getElementById(hash.slice(1));
    if (place) {
      place.scrollIntoView = () => {};
      held.current = { place, at: key };
    }
    void navigate({ search: written, hash }, { replace: true, preventScrollReset: true });
  });
  const release = useEffectEvent((at: string) => {
    if (!held.current || held.current.at === at) return;
    Reflect.deleteProperty(held.current.place, "scrollIntoView");
    held.current = null;
  });
  // After the router's own effects of that navigation.
  useEffect(() => release(key), [key]);
  useEffect(() => {
    if (target) write();
  }, [target]);
}

function updateQuery(search: string | URLSearchParams, changes: QueryChanges) {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  return params;
}

/** What follows `prefix` in the URL's fragment: `#day-23` gives `23` for `day-`. */
export function useHashAfterPrefix(prefix: string): string | null {
  const hash = useValueAfterHydration(useLocation().hash, "").slice(1);
  return hash.startsWith(prefix) ? hash.slice(prefix.length) : null;
}

/** A page number from the URL, kept within what there is; pages count from 0 inside, from 1 in the URL. */
export function parsePageIndex(value: string | null, pageCount: number): number {
  const page = Number(value ?? "1") - 1;
  return Number.isInteger(page) && page >= 0 && page < pageCount ? page : 0;
}

export const formatPageIndexForUrl = (page: number) => (page === 0 ? null : String(page + 1));

/**
 * What the URL selects in a section: by its query, or by a fragment that begins with `prefix`. What the visitor
 * chooses shows at once and the URL follows after the paint, because every link of the page renders with it.
 */
export function useQueryOrHashSelection(prefix: string) {
  const here = useLocation();
  const address = useQueryParams();
  const target = useHashAfterPrefix(prefix);
  const kind: string = useNavigationType();
  const [choice, setChoice] = useState<{ seenAt: Location; changes: QueryChanges } | null>(null);
  // Counts until the URL has it, or names another place; an earlier choice that arrives late does not undo it.
  if (choice && choice.seenAt !== here) {
    const isWritten = String(updateQuery(address.params, choice.changes)) === String(address.params);
    setChoice(kind === "POP" || here.hash || isWritten ? null : { ...choice, seenAt: here });
  }

  function choose(changes: QueryChanges) {
    setChoice({ seenAt: here, changes: { ...choice?.changes, ...changes } });
    runAfterPaintOrBeforeInput(() => address.setParams(changes));
  }

  return {
    params: choice ? updateQuery(address.params, choice.changes) : address.params,
    target: choice ? null : target,
    choose,
  };
}

/** A link to a part of the page at hand keeps the query, in which tabs and pages live; any other stays as it is. */
export function useKeepQueryOnSamePage() {
  const { pathname, search: found } = useLocation();
  const search = useValueAfterHydration(found, "");
  return (to: string): To => {
    const path = parsePath(to);
    return path.pathname === pathname && !path.search ? { ...path, search } : path;
  };
}

/**
 * Shows what the URL names once it is unfolded: the browser looked for it when it was still out of sight. Scrolls to the
 * whole item, because some engines take the panel for hidden while it opens.
 */
export function useScrollToTarget(id: string | null) {
  const kind = useNavigationType();
  const scrollTo = useEffectEvent((place: string) => {
    const item = isBackForwardOrReload(kind) ? null : document.getElementById(place)?.closest("details");
    return item ? scrollAndKeepInView(item) : undefined;
  });
  useEffect(() => (id ? scrollTo(id) : undefined), [id]);
}

const inputs = ["click", "keydown"];

/** Runs a task once the page is painted, or before the visitor's next input, so that what they do keeps its order. */
function runAfterPaintOrBeforeInput(task: () => void) {
  const done = new AbortController();
  function run() {
    if (done.signal.aborted) return;
    done.abort();
    task();
  }
  for (const input of inputs) addEventListener(input, run, { capture: true, signal: done.signal });
  requestAnimationFrame(() => setTimeout(run));
}
