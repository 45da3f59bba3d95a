import type { ReactNode } from "react";
import { crumbOf, type Page } from "#domain/content/page.ts";
import { Breadcrumb } from "./breadcrumb.tsx";

type PageHeadProps = { page: Page; children?: ReactNode };

/** Breadcrumb, heading and lead at the top of an inner page. */
export function PageHead({ page, children }: PageHeadProps) {
  return (
    <div className="grid gap-5 pt-[clamp(1rem,2.5vw,2rem)] pb-[clamp(2rem,4vw,3.5rem)]">
      <Breadcrumb trail={[crumbOf(page)]} />
      <h1 className="text-h1">{page.heading}</h1>
      {page.lead && <p className="max-w-160 text-lead text-fg-2">{page.lead}</p>}
      {children}
    </div>
  );
}
