import { useSyncExternalStore } from "react";

const never = () => () => {};

/** `kept` while React takes over the kept HTML, `value` from then on; where both are the same nothing renders twice. */
export const useOnceHydrated = (value: string, kept: string) =>
  useSyncExternalStore(
    never,
    () => value,
    () => kept,
  );
