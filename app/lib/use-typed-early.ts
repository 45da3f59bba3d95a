import { type RefObject, useEffect, useEffectEvent } from "react";

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Takes over what was typed into a field before hydration. */
export function useTypedEarly(field: RefObject<TextField | null>, take: (text: string) => void) {
  const handOver = useEffectEvent(() => {
    if (field.current?.value) take(field.current.value);
  });
  useEffect(() => handOver(), []);
}
