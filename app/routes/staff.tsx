import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { StaffGate } from "#app/features/staff/staff-gate.tsx";
import { unlistedMeta } from "#app/lib/page-meta.ts";
import { businessHours } from "#content/site.ts";
import type { Route } from "./+types/staff";

/** The page itself has no personal data; still no cache may store it. */
const neverStored = { "cache-control": "no-store" };

/** Nothing floats over this page: rows to tick and to choose reach to every edge of the screen. */
export const loader = () => data({ dock: null, isDockInPage: true, businessHours }, { headers: neverStored });

/** Filters and what is open are in the query, and need nothing new of this page. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const headers = () => neverStored;

export const meta: Route.MetaFunction = () => unlistedMeta("Student Records");

export default function StaffPage({ loaderData }: Route.ComponentProps) {
  return <StaffGate businessHours={loaderData.businessHours} />;
}
