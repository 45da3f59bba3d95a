import { useLayoutEffect, type RefObject } from "react";

/** Makes a text area as high as its text, within the limits of its class, in browsers without `field-sizing`. */
export const useGrowWithText = (area: RefObject<HTMLTextAreaElement | null>, text: unknown) =>
  useLayoutEffect(() => fitHeight(area.current, text !== ""), [area, text]);

function fitHeight(field: HTMLTextAreaElement | null, hasText: boolean) {
  if (!field || CSS.supports("field-sizing", "content")) return;
  field.style.height = "";
  if (hasText) field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
}
