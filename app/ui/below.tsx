import type { ReactNode } from "react";

/** Content below the first screen: the layout of each `part` in it is deferred, see `before-hydration/defer-layout.ts`. */
export const Below = ({ children }: { children: ReactNode }) => <div className="below">{children}</div>;
