import type { ReactNode } from "react";

/** What stands below the first screen: each `part` in it is laid out when wanted, as `before-hydration/defer-layout.ts` says. */
export const Below = ({ children }: { children: ReactNode }) => <div className="below">{children}</div>;
