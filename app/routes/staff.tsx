import { data } from "react-router";
import { ChatButton } from "#app/features/assistant/chat-button.tsx";
import { StaffGate } from "#app/features/staff/staff-gate.tsx";
import { unlistedMeta } from "#app/lib/page-meta.ts";
import type { Route } from "./+types/staff";

/** The page itself holds nothing about anybody; still no cache may keep it. */
const neverStored = { "cache-control": "no-store" };

export const loader = () => data({ dock: false }, { headers: neverStored });

export const headers = () => neverStored;

export const meta: Route.MetaFunction = () => unlistedMeta("Student Records");

export default function StaffPage() {
  return (
    <>
      <StaffGate />
      {/* In the page rather than over it: rows to tick and to choose reach to every edge of the screen. */}
      <div className="wrap flex justify-end pb-6">
        <ChatButton />
      </div>
    </>
  );
}
