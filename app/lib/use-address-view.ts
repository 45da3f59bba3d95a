import { useState } from "react";
import { type Location, useLocation } from "react-router";
import { afterPaint } from "./after-paint.ts";
import { changeQuery, type Changes, useAddressParams, useAddressTarget } from "./use-address.ts";

/**
 * What the address selects in a section: by its query, or by a fragment that begins with `prefix`. What the visitor
 * chooses shows at once and the address follows after the paint, because every link of the page renders with it.
 */
export function useAddressView(prefix: string) {
  const place = useLocation();
  const address = useAddressParams();
  const target = useAddressTarget(prefix);
  // Counts until the address changes. The object, not its key: Back brings the same key again.
  const [choice, setChoice] = useState<{ madeAt: Location; changes: Changes } | null>(null);
  const isAhead = choice?.madeAt === place;

  function choose(changes: Changes) {
    setChoice({ madeAt: place, changes: { ...(isAhead && choice.changes), ...changes } });
    afterPaint(() => address.setParams(changes));
  }

  return {
    params: isAhead ? changeQuery(address.params, choice.changes) : address.params,
    target: isAhead ? null : target,
    choose,
  };
}
