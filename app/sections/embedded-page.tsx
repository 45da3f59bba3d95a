import type { ReactNode } from "react";
import { crumbOf, type Page } from "#domain/content/page.ts";
import { Breadcrumb } from "./breadcrumb.tsx";

/** A section of the home page as a page of its own: the section's title is the page's heading. */
export function EmbeddedPage({ page, children }: { page: Page; children: ReactNode }) {
  return (
    <>
      <div className="wrap -mb-[calc(var(--spacing-section)-1.5rem)] pt-[clamp(1rem,2.5vw,2rem)]">
        <Breadcrumb trail={[crumbOf(page)]} />
      </div>
      {children}
    </>
  );
}
