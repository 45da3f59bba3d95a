/** Lays out all of a page at once, before a scroll whose way must be known (`before-hydration/defer-layout.ts`). */
export const forceFullLayout = () => document.documentElement.classList.remove("defers-layout");

const maxScrollTime = 1500;

/**
 * Scrolls to a section, or without an id to the top, smoothly unless the visitor asked for less motion. A scroll of the
 * router's to the same place is smooth too; a change of page stays instant, which a rule in the stylesheet alone could not
 * tell apart.
 */
export function scrollSmoothlyToSection(id: string) {
  forceFullLayout();
  const { dataset } = document.documentElement;
  dataset["scroll"] = "smooth";
  const end = () => delete dataset["scroll"];
  // Not every browser has the event.
  addEventListener("scrollend", end, { once: true });
  setTimeout(end, maxScrollTime);
  (document.getElementById(id) ?? document.body).scrollIntoView();
}

/**
 * Scrolls to a place and back to it whenever something above it still folds or unfolds, until the visitor does something:
 * not every browser keeps what is in view where it is. Returns how to end that.
 */
export function scrollAndKeepInView(place: Element): () => void {
  forceFullLayout();
  place.scrollIntoView();
  let left = scrollY;
  const observer = new ResizeObserver(() => {
    if (scrollY !== left) return end();
    place.scrollIntoView();
    left = scrollY;
  });
  const end = () => observer.disconnect();
  observer.observe(document.body);
  for (const input of ["click", "keydown"]) addEventListener(input, end, { once: true });
  return end;
}

/** Scrolls to a section, where keyboards and screen readers go on. */
export function scrollToSection(id: string) {
  scrollSmoothlyToSection(id);
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
