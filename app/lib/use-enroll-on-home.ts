import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { scrollToSection } from "./scroll.ts";

const settleDelay = 100;

/** On a slow phone the new page may need longer than the first wait. */
function scrollOnceThere(id: string, triesLeft: number) {
  setTimeout(() => {
    if (document.getElementById(id)) scrollToSection(id);
    else if (triesLeft > 0) scrollOnceThere(id, triesLeft - 1);
  }, settleDelay);
}

/** Phase pages have no dialog: enrolling goes home and, once that page stands, scrolls to its contact form. */
export function useEnrollOnHome() {
  const navigate = useNavigate();
  return async (event: MouseEvent) => {
    event.preventDefault();
    await navigate("/");
    scrollOnceThere("contact", 20);
  };
}
