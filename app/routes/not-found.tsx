import { data, useLocation } from "react-router";
import { titleAndNoindexMeta } from "#app/lib/page-meta.ts";
import { NotFoundSection } from "#app/sections/fallback-pages.tsx";
import { decodePathForDisplay } from "#domain/content/page-metadata.ts";
import { FillableStatusCode } from "#app/ui/fillable-status-code.tsx";
import type { Route } from "./+types/not-found";

/** The data does not depend on the path: the page is the same for every one but for the text that shows it. */
export const loader = () => data({ dock: null }, { status: 404 });

export const meta: Route.MetaFunction = () => titleAndNoindexMeta("404 Page Not Found");

export default function NotFoundPage() {
  return (
    <NotFoundSection path={decodePathForDisplay(useLocation().pathname)} graphic={<FillableStatusCode code={404} />} />
  );
}
