import { Children, Suspense, use, type ReactNode } from "react";

/**
 * Content below the first screen. Many visitors never get there, so until one interacts with the page, neither the
 * layout of each `part` (`before-hydration/defer-layout.ts`) nor the hydration of each child costs anything.
 */
export const HydrateBelowFoldLater = ({ children }: { children: ReactNode }) => (
  <div className="below-fold">
    {/* The server puts the style sheet's link into it (app/entry.server.tsx), which the client leaves alone. */}
    <div hidden id="fold" dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />
    {/* A boundary each: the one that is pressed hydrates at once, and alone. */}
    {Children.map(children, (child) => (
      <Suspense>
        <DeferHydration>{child}</DeferHydration>
      </Suspense>
    ))}
  </div>
);

/** Suspends only while it hydrates, when React leaves the HTML as it is: whatever renders it later is an interaction. */
function DeferHydration({ children }: { children: ReactNode }) {
  if (isAwaited) use(firstInteraction);
  return children;
}

/**
 * How a visitor shows that the first screen is not all they came for. A click without a press comes from assistive
 * technology; the page loses the focus when the browser's own search opens; the address may be given another fragment.
 */
const interactions = ["scroll", "pointerdown", "keydown", "focusin", "click", "blur", "popstate"] as const;

/** Not where the page was never deferred, nor where the URL asks for another state than the HTML has. */
let isAwaited =
  !import.meta.env.SSR && document.documentElement.classList.contains("defers-layout") && location.search === "";

/** Resolves at the first interaction, at once where none is awaited. */
const firstInteraction = new Promise<void>((resolve) => {
  if (!isAwaited) return resolve();
  function note() {
    isAwaited = false;
    resolve();
  }
  // While the event is captured, so that what it reaches hydrates in time to handle it.
  for (const type of interactions) addEventListener(type, note, { capture: true, once: true });
});
