import type { MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { findSession } from "../../db/access/staff-sessions.ts";
import { rateLimitMiddleware } from "../../http/rate-limit.ts";
import type { Services } from "../../services.ts";
import type { StaffCookies } from "../../staff/staff-access.ts";

/** Of the session. Nobody proves the name that its owner has given; it is empty without one. */
export type StaffEnv = { Variables: { staffName: string; tokenHash: string } };

/**
 * Responds 401 without a session. What it guards is under /api, so it is same-origin only and `no-store`. Strangers are limited,
 * and neither a token that was made up nor one that has ended before costs a query; who is signed in has no limit.
 */
export function requireStaffSession(services: Services, cookies: StaffCookies): MiddlewareHandler<StaffEnv> {
  const { db, now, staff, strangerLimit, clientOf } = services;
  const limitStrangers = rateLimitMiddleware(strangerLimit, clientOf);
  const ended = new LRUCache<string, true>({ max: 1000 });
  return async (c, next) => {
    const tokenHash = staff.verifyAndHashToken(cookies.findToken(c));
    if (tokenHash && !ended.has(tokenHash)) {
      const session = await findSession(db, { tokenHash, pinHash: staff.pinHash }, now());
      if (session) {
        c.set("staffName", session.name);
        c.set("tokenHash", tokenHash);
        return next();
      }
      ended.set(tokenHash, true);
    }
    return (await limitStrangers(c, async () => {})) ?? c.json({ error: "Please sign in." }, 401);
  };
}
