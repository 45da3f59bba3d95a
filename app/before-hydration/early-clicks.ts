declare global {
  interface Window {
    takeEarlyClicks?: () => HTMLElement[];
  }
}

/**
 * On a slow network a page is seen seconds before it hydrates. This records the buttons and tabs pressed meanwhile, each once
 * however impatient the visitor, except those that the browser itself gives an effect.
 */
export default function recordEarlyClicks(page: Window) {
  const pressed = new Set<HTMLElement>();
  function recordPress({ target }: Event) {
    const button = (target as Element).closest<HTMLElement>("button[type=button]:not([popovertarget]), [role=tab]");
    if (button) pressed.add(button);
  }
  page.addEventListener("click", recordPress);
  page.takeEarlyClicks = () => {
    page.removeEventListener("click", recordPress);
    return [...pressed];
  };
}
