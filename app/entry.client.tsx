import { type ReactNode, startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { noteVisitSource } from "./lib/visit-source.ts";

if (import.meta.env.DEV) await import("./app.css");

type ReplayProps = { pressed: HTMLElement[]; children: ReactNode };

/** Replays the clicks made before hydration, now that they have an effect. */
function Replay({ pressed, children }: ReplayProps) {
  useEffect(() => {
    for (const button of pressed.splice(0)) button.click();
  }, [pressed]);
  return children;
}

noteVisitSource(window);

// In a task of its own: evaluating the scripts was one already.
setTimeout(() => {
  // From here on React handles every click itself.
  const pressed = window.takeEarlyClicks?.() ?? [];
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Replay pressed={pressed}>
          <HydratedRouter />
        </Replay>
      </StrictMode>,
    );
  });
});
