import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import type { PhaseKey } from "#domain/content/phase.ts";
import { isPlainClick } from "./navigation.ts";
import { scrollToSection } from "./scroll.ts";

const settleDelay = 100;

/**
 * On a slow phone the new page may need longer than the first wait. Once it is rendered there is one more, because the
 * router's own scroll to the top comes with the page and would undo ours.
 */
function scrollOnceThere(id: string, triesLeft: number) {
  if (document.getElementById(id)) setTimeout(() => scrollToSection(id), settleDelay);
  else if (triesLeft > 0) setTimeout(() => scrollOnceThere(id, triesLeft - 1), settleDelay);
}

/**
 * Phase pages have no dialog: enrolling goes home and, once that page is rendered, scrolls to its contact form. The home
 * page reads the phase from the navigation's state and fills it in (`use-enquiry.ts`).
 */
export function useEnrollOnHome(phase: PhaseKey | undefined) {
  const navigate = useNavigate();
  return async (event: MouseEvent) => {
    if (!phase || !isPlainClick(event)) return;
    event.preventDefault();
    await navigate("/", { state: phase });
    scrollOnceThere("contact", 20);
  };
}
