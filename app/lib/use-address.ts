import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { useOnceHydrated } from "./use-once-hydrated.ts";

export type Changes = Record<string, string | null>;

/**
 * Tab and page live in the address, so that they can be shared and Back works. The cached HTML is the same for
 * every query, so the first render shows the default and the address counts after hydration.
 */
export function useAddressParams() {
  const search = useOnceHydrated(useLocation().search, "");
  const navigate = useNavigate();
  // The address as it is now, not as it was rendered: another part of the page may just have changed it.
  const setParams = (changes: Changes, options: { replace?: boolean; state?: unknown } = {}) =>
    void navigate(
      { search: changeQuery(location.search, changes).toString(), hash: "" },
      { preventScrollReset: true, ...options },
    );
  return { params: new URLSearchParams(search), setParams };
}

/** Writes what a fragment opened into the query too, so that it stays open when another fragment takes its place. */
export function useTargetInQuery(target: string | null, describe: () => Changes | null) {
  const navigate = useNavigate();
  const write = useEffectEvent(() => {
    const { search, hash } = location;
    const changes = describe();
    const written = changes && changeQuery(search, changes).toString();
    if (written !== null && written !== search.slice(1))
      void navigate({ search: written, hash }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (target) write();
  }, [target]);
}

export function changeQuery(search: string | URLSearchParams, changes: Changes) {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  return params;
}

/** What follows `prefix` in the address's fragment: `#day-23` gives `23` for `day-`. */
export function useAddressTarget(prefix: string): string | null {
  const hash = useOnceHydrated(useLocation().hash, "").slice(1);
  return hash.startsWith(prefix) ? hash.slice(prefix.length) : null;
}

/** A page number from the address, kept within what there is; pages count from 0 inside, from 1 in the address. */
export function readPage(value: string | null, pageCount: number): number {
  const page = Number(value ?? "1") - 1;
  return Number.isInteger(page) && page >= 0 && page < pageCount ? page : 0;
}

export const writePage = (page: number) => (page === 0 ? null : String(page + 1));
