import type { ReactNode } from "react";

/** A text to read, and beside it, where there is room, what helps to find one's way. */
export const ArticleLayout = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] lg:gap-20">
    {children}
    <aside className="grid content-start gap-8 lg:sticky lg:top-22 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:pr-1">
      {aside}
    </aside>
  </div>
);
