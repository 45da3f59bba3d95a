import { data, useLocation } from "react-router";
import { noindexMeta } from "#app/lib/page-meta.ts";
import { NotFoundSection } from "#app/sections/fallback-pages.tsx";
import { decodePathForDisplay } from "#domain/content/page-metadata.ts";
import { StatusCodeGraphic } from "#app/ui/status-code-graphic.tsx";
import type { Route } from "./+types/not-found";

/** The data does not depend on the path: the page is the same for every one but for the text that shows it. */
export const loader = () => data({ dock: null }, { status: 404 });

export const meta: Route.MetaFunction = () => noindexMeta("404 Page Not Found");

export default function NotFoundPage() {
  return (
    <NotFoundSection path={decodePathForDisplay(useLocation().pathname)} graphic={<StatusCodeGraphic code={404} />} />
  );
}
