import type { Context, MiddlewareHandler } from "hono";
import { findSession } from "../../db/access/staff-sessions.ts";
import type { Services } from "../../services.ts";
import { digestToken } from "../../staff/staff-access.ts";
import type { StaffCookies } from "../../staff/staff-cookies.ts";

declare module "hono" {
  interface ContextVariableMap {
    staffName: string | undefined;
  }
}

/** What the session's owner calls themselves: nobody proves it. Empty without a name. */
export const staffNameOf = (c: Context): string => c.get("staffName") ?? "";

export async function isSignedIn(c: Context, { db, now, staff }: Services, cookies: StaffCookies): Promise<boolean> {
  const token = cookies.findToken(c);
  if (!token) return false;
  const session = await findSession(db, { tokenDigest: digestToken(token), pinDigest: staff.pinDigest }, now());
  c.set("staffName", session?.name);
  return session !== undefined;
}

export const signInFirst = "Please sign in.";

/** Responds 401 without a session. What it guards is under /api, so it is same-origin only and `no-store`. */
export function staffOnly(services: Services, cookies: StaffCookies): MiddlewareHandler {
  return async (c, next) => {
    if (await isSignedIn(c, services, cookies)) return next();
    return c.json({ error: signInFirst }, 401);
  };
}
