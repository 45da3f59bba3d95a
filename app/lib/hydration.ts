import { useSyncExternalStore, useEffect, useEffectEvent, type RefObject } from "react";

const subscribeToNothing = () => () => {};

/** `cached` while React hydrates the cached HTML, `value` after that; where both are the same nothing renders twice. */
export const useValueAfterHydration = (value: string, cached: string) =>
  useSyncExternalStore(
    subscribeToNothing,
    () => value,
    () => cached,
  );

type TextField = HTMLInputElement | HTMLTextAreaElement;

export function useTypedBeforeHydration(field: RefObject<TextField | null>, take: (text: string) => void) {
  const handOver = useEffectEvent(() => {
    if (field.current?.value) take(field.current.value);
  });
  useEffect(() => handOver(), []);
}
