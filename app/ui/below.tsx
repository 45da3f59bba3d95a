import type { ReactNode } from "react";

/** What stands below the first screen: each `part` in it is laid out in a task of its own, as `lib/arrival.ts` says. */
export const Below = ({ children }: { children: ReactNode }) => <div className="below">{children}</div>;
