import { useEffect, type RefObject } from "react";

/** Everything beside the element and beside its parents, but live regions: a toast stays audible. */
function* besides(element: Element) {
  for (let current = element; current.parentElement && current !== document.body; current = current.parentElement) {
    for (const sibling of current.parentElement.children) {
      if (sibling !== current && sibling instanceof HTMLElement && !sibling.hasAttribute("aria-live")) yield sibling;
    }
  }
}

/** While a sheet covers the page, nothing under it can be reached; a modal dialog above it still can. */
export function useSheet(sheet: RefObject<HTMLElement | null>, isOver: boolean) {
  useEffect(() => {
    if (!isOver || !sheet.current) return undefined;
    const covered = [...besides(sheet.current)].filter((element) => !element.inert);
    for (const element of covered) element.inert = true;
    document.documentElement.classList.add("overflow-hidden");
    return () => {
      for (const element of covered) element.inert = false;
      document.documentElement.classList.remove("overflow-hidden");
    };
  }, [sheet, isOver]);
}
