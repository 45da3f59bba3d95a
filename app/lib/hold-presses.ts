/**
 * Holds back what is pressed in a part of the page whose code is still on its way. Once released, each link and button is
 * pressed again, once however impatient the visitor. What opens another tab or a popover is the browser's own.
 */
export function createHeldPresses() {
  const pressed = new Set<HTMLElement>();
  const released = new AbortController();

  /** Without effect after the release. */
  function holdIn(part: Element) {
    function hold(click: MouseEvent) {
      const target = click.target instanceof Element ? click.target : null;
      const control = target?.closest<HTMLElement>("a, button:not([popovertarget])");
      if (!control || !part.contains(control) || click.ctrlKey || click.metaKey || click.shiftKey) return;
      click.preventDefault();
      click.stopPropagation();
      pressed.add(control);
    }
    // Before React: a link that changed the address now would have it render what it cannot yet.
    addEventListener("click", hold, { capture: true, signal: released.signal });
  }

  function release() {
    released.abort();
    // In a task of its own: while React runs effects it hydrates nothing, and a press would be lost.
    setTimeout(() => {
      for (const control of pressed) control.click();
      pressed.clear();
    });
  }

  return { holdIn, release };
}
