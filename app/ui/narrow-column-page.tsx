import type { ReactNode } from "react";

/** A page with one heading and one narrow column: a form, or what became of it. */
export function NarrowColumnPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap pt-[clamp(1.5rem,5vw,4.5rem)] pb-section">
      <div className="grid max-w-dialog gap-6">
        <h1 className="text-h2">{title}</h1>
        {children}
      </div>
    </div>
  );
}
