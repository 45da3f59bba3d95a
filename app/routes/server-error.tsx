import { data } from "react-router";
import { titleAndNoindexMeta } from "#app/lib/page-meta.ts";
import { ServerErrorSection } from "#app/sections/fallback-pages.tsx";
import { FillableStatusCode } from "#app/ui/fillable-status-code.tsx";
import type { Route } from "./+types/server-error";

export const loader = () => data({ dock: null }, { status: 500 });

export const meta: Route.MetaFunction = () => titleAndNoindexMeta("500 Server Error");

export default function ServerErrorPage() {
  return <ServerErrorSection graphic={<FillableStatusCode code={500} />} />;
}
