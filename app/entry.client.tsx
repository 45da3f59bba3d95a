import { startTransition, StrictMode, useEffect, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { passLoaderDataToRouter } from "./lib/embedded-loader-data.ts";
import { saveVisitSource } from "./lib/requests/visit-source.ts";

if (import.meta.env.DEV) await import("./app.css");

type EarlyClickReplayerProps = { pressed: HTMLElement[]; children: ReactNode };

/** Replays the clicks made before hydration, now that they have an effect, and marks the page for tests. */
function EarlyClickReplayer({ pressed, children }: EarlyClickReplayerProps) {
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = "";
    // In a task of its own: within an effect React cannot hydrate the part of the page that is pressed.
    for (const button of pressed.splice(0)) setTimeout(() => button.click());
  }, [pressed]);
  return children;
}

saveVisitSource(window);

// A page that WebKit kept while another site was shown would begin at its top: the router takes the scrolling over too early.
let leftAt = 0;
addEventListener("pagehide", () => (leftAt = scrollY));
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) requestAnimationFrame(() => scrollTo(0, leftAt));
});

// In a task of its own: evaluating the scripts was one already.
setTimeout(() => {
  // From here on React handles every click itself.
  const pressed = window.takeEarlyClicks?.() ?? [];
  passLoaderDataToRouter(window);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <EarlyClickReplayer pressed={pressed}>
          <HydratedRouter />
        </EarlyClickReplayer>
      </StrictMode>,
    );
  });
});
