import { data } from "react-router";
import { noindexMeta } from "#app/lib/page-meta.ts";
import { ServerErrorSection } from "#app/sections/fallback-pages.tsx";
import { StatusCodeGraphic } from "#app/ui/status-code-graphic.tsx";
import type { Route } from "./+types/server-error";

export const loader = () => data({ dock: null }, { status: 500 });

export const meta: Route.MetaFunction = () => noindexMeta("500 Server Error");

export default function ServerErrorPage() {
  return <ServerErrorSection graphic={<StatusCodeGraphic code={500} />} />;
}
