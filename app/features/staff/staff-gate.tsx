import { lazy, Suspense, useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { focusElement } from "#app/lib/scroll.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import type { BusinessHours } from "#domain/content/business-hours.ts";
import { namedSessionSchema } from "#domain/format/staff-name-schema.ts";
import { PinDialog } from "./pin-dialog.tsx";
import {
  rejectWaitingRequests,
  resumeWaitingRequests,
  useHasSessionEnded,
  fetchApiJson,
  isUnauthorized,
} from "./staff-api.ts";
import { BusinessHoursProvider } from "./staff-clock-and-date-formats.ts";

// Only who has signed in needs what follows; until then neither its code nor a name is fetched.
const StaffPanel = lazy(async () => ({ default: (await import("./staff-panel.tsx")).StaffPanel }));

type Access = "checking" | "locked" | "open";

export function StaffGate({ businessHours }: { businessHours: BusinessHours }) {
  const [access, setAccess] = useState<Access>("checking");
  const [name, setName] = useState("");
  useEffect(() => {
    async function checkSession() {
      try {
        setName(v.parse(namedSessionSchema, await fetchApiJson("staff/name")).name);
        setAccess("open");
      } catch (error) {
        // When the server cannot be reached, the panel says so and offers to try again.
        setAccess(isUnauthorized(error) ? "locked" : "open");
      }
    }
    void checkSession();
  }, []);
  const hasEnded = useHasSessionEnded();
  useEffect(() => rejectWaitingRequests, []);
  // The dialog that had the focus is closed by then.
  const wasLocked = useRef(false);
  useEffect(() => {
    if (wasLocked.current && access === "open") focusElement("main");
    wasLocked.current = access === "locked";
  }, [access]);

  return (
    <div data-work-tool className="wrap min-h-dvh pt-3 pb-14">
      {access === "open" ? (
        <Suspense fallback={<StaffPlaceholder />}>
          <BusinessHoursProvider value={businessHours}>
            <StaffPanel
              name={name}
              onNamed={setName}
              onSignedOut={() => {
                setName("");
                setAccess("locked");
              }}
            />
          </BusinessHoursProvider>
        </Suspense>
      ) : (
        <StaffPlaceholder isLocked={access === "locked"} />
      )}
      <PinDialog
        isOpen={access === "locked" || hasEnded}
        lastName={name}
        onSignedIn={(signedInAs) => {
          setName(signedInAs);
          setAccess("open");
          resumeWaitingRequests();
        }}
      />
    </div>
  );
}

function StaffPlaceholder({ isLocked = false }: { isLocked?: boolean }) {
  return (
    <>
      <h1 className="text-h2">Student Records</h1>
      <p className="no-js:hidden mt-6 flex items-center gap-3 text-fg-2">
        {!isLocked && <Spinner />}
        {isLocked ? "Only for the course team." : "One moment..."}
      </p>
      <p className="js:hidden mt-6">This page needs JavaScript.</p>
    </>
  );
}
