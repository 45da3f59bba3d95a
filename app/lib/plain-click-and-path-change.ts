import type { MouseEvent } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";

/** A press that asks for a new tab or window belongs to the browser. */
export const isPlainClick = (event: MouseEvent) =>
  !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** For pages that show every query and fragment from what they have: a tab or a step back needs nothing from the server. */
export const isPathChange = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;
