/** Lays out all of a page at once, before a scroll whose way must be known (`before-hydration/defer-layout.ts`). */
export const forceFullLayout = () => document.documentElement.classList.remove("defers-layout");

/** Scrolls to a section, smoothly unless the visitor asked for less motion; `hero` is the top of the page. */
export function scrollToSection(id: string) {
  forceFullLayout();
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
  const target = id === "hero" ? null : document.getElementById(id);
  if (target) {
    target.scrollIntoView({ behavior });
    focusElement(id);
  } else window.scrollTo({ top: 0, behavior });
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

const longestScroll = 1500;

/**
 * The router itself scrolls to a link's fragment. This makes that one scroll smooth; a change of page stays
 * instant, which a rule in the stylesheet alone could not tell apart.
 */
export function smoothNextScroll() {
  forceFullLayout();
  const root = document.documentElement;
  const end = () => delete root.dataset["scroll"];
  root.dataset["scroll"] = "smooth";
  addEventListener("scrollend", end, { once: true });
  setTimeout(end, longestScroll);
}
