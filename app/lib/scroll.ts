/** Smooth unless the visitor asked for less motion; the stylesheet cannot say so for scrolls started by script. */
export function scrollToSection(id: string) {
  const target = document.getElementById(id);
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
  if (id === "hero" || !target) window.scrollTo({ top: 0, behavior });
  else target.scrollIntoView({ behavior });
}
