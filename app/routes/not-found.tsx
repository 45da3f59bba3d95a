import { data } from "react-router";
import { unlistedMeta } from "#app/lib/page-meta.ts";
import { NotFoundSection } from "#app/sections/not-found-section.tsx";
import type { Route } from "./+types/not-found";

const longestShown = 200;

export function loader({ request }: Route.LoaderArgs) {
  const path = readablePath(new URL(request.url).pathname);
  return data({ path: path.slice(0, longestShown), dock: null }, { status: 404 });
}

/** As the visitor typed it, where it can be read at all; it is shown as text and nothing else. */
function readablePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

export const meta: Route.MetaFunction = () => unlistedMeta("404 Page Not Found");

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return <NotFoundSection path={loaderData.path} />;
}
