import { useLayoutEffect, type RefObject } from "react";

/** Makes a text area as high as its text, within the limits of its class, in browsers without `field-sizing`. */
export function useGrowWithText(area: RefObject<HTMLTextAreaElement | null>, text: unknown) {
  useLayoutEffect(() => {
    const { current: field } = area;
    if (!field || CSS.supports("field-sizing", "content")) return;
    field.style.height = "auto";
    field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
  }, [area, text]);
}
