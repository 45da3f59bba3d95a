import { useEffect, useRef } from "react";

/** The request whose row has the focus. */
export const focusedRow = () => document.activeElement?.closest<HTMLElement>("[data-request]")?.dataset["request"];

/** Focuses a control of a request's row. The list scrolls by itself; the page does where the list is higher than the window. */
export function focusRow(id: string, control: "button" | "input" = "button"): boolean {
  const target = document.querySelector<HTMLElement>(`[data-request="${CSS.escape(id)}"] ${control}`);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: "nearest" });
  return target !== null;
}

/** Focus follows the keys to the row of what they open, and goes back to it when that is closed. */
export function useRowFocus(openId: string | undefined) {
  // Keys pressed fast open several, of which not each is rendered.
  const wanted = useRef<string>(undefined);
  const last = useRef(openId);
  const focusWanted = () => {
    if (openId !== undefined && openId === wanted.current && focusRow(openId)) wanted.current = undefined;
  };
  useEffect(() => {
    const closed = openId === undefined ? last.current : undefined;
    last.current = openId;
    if (closed !== undefined && document.activeElement === document.body) focusRow(closed);
  }, [openId]);
  return {
    request: (id: string) => void (wanted.current = id),
    /** Whenever rows are rendered: a row far away is there only after the list has scrolled to it. */
    onRows: focusWanted,
  };
}
