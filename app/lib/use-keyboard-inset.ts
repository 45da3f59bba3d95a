import { useEffect, type RefObject } from "react";

/** Browser bars differ by a few pixels while they move; no keyboard is as low as this. */
const lowestKeyboard = 40;

/**
 * How much of the window an on-screen keyboard covers, where it covers the page instead of shrinking it. Zooming in with two
 * fingers makes the visible part smaller too, but as much smaller as it is enlarged.
 */
export function measureKeyboard(
  { height, offsetTop, scale }: Pick<VisualViewport, "height" | "offsetTop" | "scale">,
  innerHeight: number,
) {
  const isZoomed = Math.abs(scale - 1) > 0.01;
  const covered = Math.round(innerHeight - height * scale - (isZoomed ? 0 : offsetTop));
  return covered >= lowestKeyboard ? covered : 0;
}

/** Hands it to the stylesheet of an element at the bottom of the window, as `--keyboard`. */
export function useKeyboardInset(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const view = window.visualViewport;
    const measure = () =>
      view && element.current?.style.setProperty("--keyboard", `${measureKeyboard(view, window.innerHeight)}px`);
    view?.addEventListener("resize", measure);
    view?.addEventListener("scroll", measure);
    return () => {
      view?.removeEventListener("resize", measure);
      view?.removeEventListener("scroll", measure);
    };
  }, [element]);
}
