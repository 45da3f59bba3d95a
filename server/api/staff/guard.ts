import type { MiddlewareHandler } from "hono";
import { findSession } from "../../db/access/staff-sessions.ts";
import type { Services } from "../../services.ts";
import { digestToken, type StaffCookies } from "../../staff/staff-access.ts";

/** Of the session. Nobody proves the name that its owner has given; it is empty without one. */
export type StaffEnv = { Variables: { staffName: string; tokenDigest: string } };

/** Responds 401 without a session. What it guards is under /api, so it is same-origin only and `no-store`. */
export function requireStaffSession({ db, now, staff }: Services, cookies: StaffCookies): MiddlewareHandler<StaffEnv> {
  return async (c, next) => {
    const token = cookies.findToken(c);
    const tokenDigest = token ? digestToken(token) : "";
    const session = token && (await findSession(db, { tokenDigest, pinDigest: staff.pinDigest }, now()));
    if (!session) return c.json({ error: "Please sign in." }, 401);
    c.set("staffName", session.name);
    c.set("tokenDigest", tokenDigest);
    return next();
  };
}
