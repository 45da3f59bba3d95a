import { useLocation, useNavigate } from "react-router";
import { useOnceHydrated } from "./use-once-hydrated.ts";

/**
 * Tab and page live in the address, so that they can be shared and Back works. The kept HTML is the same for
 * every query, so the first render shows the default and the address counts once React has taken over.
 */
export function useAddressParams() {
  const search = useOnceHydrated(useLocation().search, "");
  const navigate = useNavigate();
  const params = new URLSearchParams(search);

  function setParams(changes: Record<string, string | null>) {
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) params.delete(name);
      else params.set(name, value);
    }
    void navigate({ search: params.toString(), hash: "" }, { preventScrollReset: true });
  }
  return { params, setParams };
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
