/** Lays out all of a page at once, before a scroll whose way must be known (`before-hydration/defer-layout.ts`). */
export const forceFullLayout = () => document.documentElement.classList.remove("defers-layout");

/** Scrolls to a section, smoothly unless the visitor asked for less motion. */
export function scrollToSection(id: string) {
  forceFullLayout();
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
  document.getElementById(id)?.scrollIntoView({ behavior });
  focusElement(id);
}

/** The next press of Tab goes on from there; false where there is no such place. */
export function focusElement(id: string): boolean {
  const place = document.getElementById(id);
  if (!place) return false;
  // What takes the focus by itself stays in the order of Tab.
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  return true;
}
