import { useEffect, useEffectEvent, useState } from "react";
import { useAddressParams } from "./use-address.ts";

const pause = 300;

/**
 * A text that is typed, and stands in the address once typing pauses: browsers limit how often it may change. Back, or a link,
 * brings it from there; the arrival of what was written by itself must not undo what was typed since.
 */
export function useAddressText(name: string) {
  const { params, setParams } = useAddressParams();
  const arrived = params.get(name) ?? "";
  const [text, setText] = useState({ typed: arrived, written: arrived, seen: arrived });
  if (arrived !== text.seen) {
    const isOwn = arrived === text.written;
    setText({ typed: isOwn ? text.typed : arrived, written: arrived, seen: arrived });
  }
  const { typed, written } = text;
  const write = useEffectEvent(() => {
    setText((now) => ({ ...now, written: typed }));
    setParams({ [name]: typed.trim() === "" ? null : typed }, { replace: true });
  });
  useEffect(() => {
    if (typed === written) return undefined;
    const timer = setTimeout(() => write(), pause);
    return () => clearTimeout(timer);
  }, [typed, written]);
  return [typed, (next: string) => setText((now) => ({ ...now, typed: next }))] as const;
}
