import type { ShouldRevalidateFunctionArgs } from "react-router";

/** For pages that show every query and fragment from what they have: a tab or a step back needs nothing from the server. */
export const isNewPath = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;
