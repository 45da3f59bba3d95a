import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { isPlainClick } from "#app/lib/navigation.ts";

const shownFor = 2000;

/** The article's text, made and made safe by the server. The browser adds two comforts: copying code, quick links. */
export function ArticleBody({ html }: { html: string }) {
  const navigate = useNavigate();

  function onClick(event: MouseEvent) {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLButtonElement>("button[data-copy]");
    if (button) void copyCode(button);
    const link = event.target.closest("a");
    if (!link || !isPlainClick(event) || link.origin !== location.origin || link.pathname === location.pathname) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the buttons and links inside are what is pressed
    <div
      className="below-fold prose"
      onClick={onClick}
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}

async function copyCode(button: HTMLButtonElement) {
  const code = button.closest("figure")?.querySelector("code");
  if (!code) return;
  try {
    await navigator.clipboard.writeText(code.textContent);
  } catch {
    // Not every browser lets a page write there; then the code stands ready to be copied by hand.
    getSelection()?.selectAllChildren(code);
    return;
  }
  button.textContent = "Copied";
  setTimeout(() => (button.textContent = "Copy"), shownFor);
}
