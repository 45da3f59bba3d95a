import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { useAddressParams } from "./use-address.ts";

const pause = 300;
const trimBlank = (text: string) => (text.trim() === "" ? "" : text);

/**
 * A text that is typed, and written into the address once typing pauses: browsers limit how often it may change. Back,
 * or a link, brings it from there; the arrival of what was written by itself must not undo what was typed since.
 * `tidy` makes of a typed text what the address has of it.
 */
export function useTypedText(arrived: string, write: (text: string) => void, tidy = trimBlank) {
  const { key } = useLocation();
  const [text, setText] = useState({ typed: arrived, written: arrived, seen: arrived });
  if (arrived !== text.seen) {
    const isOwn = arrived === tidy(text.written);
    setText({ typed: isOwn ? text.typed : arrived, written: arrived, seen: arrived });
  }
  const { typed } = text;
  const writeTyped = useEffectEvent((written: string) => {
    setText((now) => ({ ...now, written }));
    write(written);
  });
  const isWritten = tidy(typed) === arrived;
  // After every navigation too: one that starts before another has ended replaces it.
  useEffect(() => {
    if (isWritten || !key) return undefined;
    const timer = setTimeout(() => writeTyped(typed), pause);
    return () => clearTimeout(timer);
  }, [typed, isWritten, key]);
  return [typed, (next: string) => setText((now) => ({ ...now, typed: next }))] as const;
}

/** A typed text that stands in the query of the address by itself. */
export function useAddressText(name: string) {
  const { params, setParams } = useAddressParams();
  return useTypedText(params.get(name) ?? "", (text) =>
    setParams({ [name]: trimBlank(text) || null }, { replace: true }),
  );
}
