import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { scrollToSection } from "./scroll.ts";

const settleDelay = 100;

/** Phase pages have no dialog: enrolling goes home and, once that page stands, scrolls to its contact form. */
export function useEnrollOnHome() {
  const navigate = useNavigate();
  return async (event: MouseEvent) => {
    event.preventDefault();
    await navigate("/");
    setTimeout(() => scrollToSection("contact"), settleDelay);
  };
}
