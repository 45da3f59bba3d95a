import { useState } from "react";
import { type Location, useLocation, useNavigationType } from "react-router";
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
  const kind: string = useNavigationType();
  const [choice, setChoice] = useState<{ seenAt: Location; changes: Changes } | null>(null);
  // Counts until the address has it, or names another place; an earlier choice that arrives late does not undo it.
  if (choice && choice.seenAt !== place) {
    const isWritten = String(changeQuery(address.params, choice.changes)) === String(address.params);
    setChoice(kind === "POP" || place.hash || isWritten ? null : { ...choice, seenAt: place });
  }

  function choose(changes: Changes) {
    setChoice({ seenAt: place, changes: { ...choice?.changes, ...changes } });
    afterPaint(() => address.setParams(changes));
  }

  return {
    params: choice ? changeQuery(address.params, choice.changes) : address.params,
    target: choice ? null : target,
    choose,
  };
}
