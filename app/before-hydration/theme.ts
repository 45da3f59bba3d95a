/** Theme colours of the browser's own bars, as the design's page grounds. */
export const themeColors = { dark: "#0a1215", light: "#f5f5ef" } as const;

/** Tells this script that the stored preference changed in this tab. */
export const themeChangeEvent = "themechange";

/**
 * Runs before the first paint, so no wrong theme flashes, and stays the one place that applies the preference:
 * at load, when the system's scheme changes, when another tab or the toggle stores a new one.
 */
export default function applyTheme(page: Window) {
  const root = page.document.documentElement;
  const system = page.matchMedia("(prefers-color-scheme: light)");
  function readStored(): string | null {
    try {
      return page.localStorage.getItem("theme");
    } catch {
      // Storage may be unavailable.
      return null;
    }
  }

  // As the HTML has it: to look for the browser's bars and colour them as they are took a quarter of this script's time.
  let shown: keyof typeof themeColors = "dark";
  function apply() {
    root.classList.add("js");
    const stored = readStored();
    const isLight = stored === "light" || (stored === "system" && system.matches);
    const theme = isLight ? "light" : "dark";
    root.dataset["theme"] = theme;
    if (theme === shown) return;
    shown = theme;
    page.document.querySelector('meta[name="theme-color"]')?.setAttribute("content", themeColors[theme]);
  }

  apply();
  system.addEventListener("change", apply);
  page.addEventListener("storage", apply);
  page.addEventListener(themeChangeEvent, apply);
}
