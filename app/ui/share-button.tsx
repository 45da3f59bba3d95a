import { type MouseEvent, useId, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast.tsx";

const entry = "flex min-h-11 w-full items-center rounded-control px-4 font-medium no-underline hover:bg-raised";

/**
 * Hands a page's URL on by the platform's own sheet; where there is none, or no script, by a small menu that the
 * browser itself opens.
 */
export function ShareButton({ title, url, className = "" }: { title: string; url: string; className?: string }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);

  async function openSheet(event: MouseEvent) {
    if (typeof navigator.share !== "function") return;
    event.preventDefault();
    try {
      await navigator.share({ title, url });
    } catch (error) {
      const isDismissed = error instanceof Error && error.name === "AbortError";
      if (!isDismissed) menu.current?.showPopover();
    }
  }

  async function copy() {
    menu.current?.hidePopover();
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: "Link copied" });
    } catch {
      showToast({ title: "The link could not be copied. Here it is:", note: url, tone: "destructive" });
    }
  }

  return (
    <div>
      <Button variant="outline" popoverTarget={id} onClick={openSheet} className={`px-4 ${className}`}>
        <ShareIcon />
        Share
      </Button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="share-menu w-48 rounded-card border border-line-strong bg-surface p-1 text-fg [box-shadow:var(--shadow)]"
      >
        <ul>
          <li className="no-js:hidden">
            <button type="button" className={entry} onClick={copy}>
              Copy link
            </button>
          </li>
          <li>
            <a className={entry} href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}>
              WhatsApp
            </a>
          </li>
          <li>
            <a className={entry} href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}>
              E-mail
            </a>
          </li>
        </ul>
      </div>
    </div>
  );
}

/** Drawn here: an icon of the library that two pages use would be loaded by all. */
const ShareIcon = () => (
  <svg aria-hidden viewBox="0 0 24 24" fill="none" stroke="currentColor" className="icon">
    <path d="M12 15V3M7 8l5-5 5 5M5 13v8h14v-8" />
  </svg>
);
