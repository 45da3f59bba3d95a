import { data } from "react-router";
import { StaffGate } from "#app/features/staff/staff-gate.tsx";
import { titleAndNoindexMeta } from "#app/lib/page-meta.ts";
import { businessHours } from "#content/site.ts";
import type { Route } from "./+types/staff";

/** The page itself has no personal data; still no cache may store it. */
const neverStored = { "cache-control": "no-store" };

export const loader = () => data({ dock: null, isDockInPage: true, businessHours }, { headers: neverStored });

/** What is open and how it is filtered is in the query, and changes nothing that the server sent. */
export const shouldRevalidate = () => false;

export const headers = () => neverStored;

export const meta: Route.MetaFunction = () => titleAndNoindexMeta("Student Records");

export default function StaffPage({ loaderData }: Route.ComponentProps) {
  return <StaffGate businessHours={loaderData.businessHours} />;
}
