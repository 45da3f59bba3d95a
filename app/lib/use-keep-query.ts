import { parsePath, type To, useLocation } from "react-router";
import { useOnceHydrated } from "./use-once-hydrated.ts";

/** A link to a part of the page at hand keeps the query, in which tabs and pages live; any other stays as it is. */
export function useKeepQuery() {
  const { pathname, search: found } = useLocation();
  const search = useOnceHydrated(found, "");
  return (to: string): To => {
    const path = parsePath(to);
    return path.pathname === pathname && !path.search ? { ...path, search } : path;
  };
}
