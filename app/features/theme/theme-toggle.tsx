import { Icon } from "#app/ui/icon.tsx";
import { themeChangeEvent } from "#app/before-hydration/theme.ts";
import { writeOrRemoveStored } from "#app/lib/storage.ts";
import { IconButton } from "#app/ui/button.tsx";

/** Flips to the opposite of what is shown now, also when the stored preference is `system`. */
function flipTheme() {
  const root = document.documentElement;
  const next = root.dataset.theme === "light" ? "dark" : "light";
  if (writeOrRemoveStored("localStorage", "theme", next)) dispatchEvent(new Event(themeChangeEvent));
  // Not stored, the choice holds for this page.
  else root.dataset.theme = next;
}

export function ThemeToggle() {
  return (
    <IconButton label="Switch theme" onClick={flipTheme} className="no-js:hidden">
      <Icon name="sun" className="icon [[data-theme=light]_&]:hidden" />
      <Icon name="moon" className="icon hidden [[data-theme=light]_&]:block" />
    </IconButton>
  );
}
