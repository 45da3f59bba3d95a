import { type RefObject, useEffect, useEffectEvent } from "react";

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Hands over what was typed into a field before React was there to notice. */
export function useTypedEarly(field: RefObject<TextField | null>, take: (text: string) => void) {
  const handOver = useEffectEvent(() => {
    if (field.current?.value) take(field.current.value);
  });
  useEffect(() => handOver(), []);
}
