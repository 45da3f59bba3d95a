import { Children, type ReactNode, Suspense, use } from "react";
import { firstSign, isFirstSignAwaited } from "#app/lib/first-sign.ts";

/**
 * Content below the first screen. Many visitors never get there, so until one gives a sign of going on, neither the
 * layout of each `part` (`before-hydration/defer-layout.ts`) nor the hydration of each child costs anything.
 */
export const Below = ({ children }: { children: ReactNode }) => (
  <div className="below">
    {/* A boundary each: the one that is pressed hydrates at once, and alone. */}
    {Children.map(children, (child) => (
      <Suspense>
        <Deferred>{child}</Deferred>
      </Suspense>
    ))}
  </div>
);

/** Suspends only while it hydrates, when React leaves the HTML as it is: whatever renders it later is a sign. */
function Deferred({ children }: { children: ReactNode }) {
  if (isFirstSignAwaited()) use(firstSign);
  return children;
}
