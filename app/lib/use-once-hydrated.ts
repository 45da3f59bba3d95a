import { useSyncExternalStore } from "react";

const never = () => () => {};

/** `cached` while React hydrates the cached HTML, `value` after that; where both are the same nothing renders twice. */
export const useOnceHydrated = (value: string, cached: string) =>
  useSyncExternalStore(
    never,
    () => value,
    () => cached,
  );
