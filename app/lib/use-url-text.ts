import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { useQueryParams } from "./use-url-state.ts";

const pause = 300;
const emptyIfBlank = (text: string) => (text.trim() === "" ? "" : text);

/**
 * A text that is typed, and written into the URL once typing pauses: browsers limit how often it may change. Back,
 * or a link, brings it from there; the arrival of what was written by itself must not undo what was typed since.
 * `tidy` turns a typed text into what the URL has of it.
 */
export function useDebouncedUrlText(arrived: string, write: (text: string) => void, tidy = emptyIfBlank) {
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

export function useDebouncedQueryParam(name: string) {
  const { params, setParams } = useQueryParams();
  return useDebouncedUrlText(params.get(name) ?? "", (text) =>
    setParams({ [name]: emptyIfBlank(text) || null }, { replace: true }),
  );
}
