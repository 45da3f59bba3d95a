import { randomBytes } from "node:crypto";
import { Hono, type MiddlewareHandler } from "hono";
import * as v from "valibot";
import { namedSessionSchema, staffNameSchema } from "#domain/history/staff-name.ts";
import { clearPinAttempts, reservePinAttempt } from "../../db/access/pin-attempts.ts";
import { deleteSession, saveSession, saveSessionName } from "../../db/access/staff-sessions.ts";
import { validateBody } from "../../http/validate.ts";
import type { Services } from "../../services.ts";
import { digestToken, type StaffCookies } from "../../staff/staff-access.ts";
import type { StaffEnv } from "./guard.ts";

/** One text for every failure, so that a response tells a guesser nothing else. */
const invalid = "Invalid PIN. Please try again.";
const signInSchema = v.object({
  pin: v.pipe(v.string(invalid), v.maxLength(100, invalid)),
  name: v.optional(staffNameSchema, ""),
});

/** Sign-in and sign-out are open to everybody; the guard is in front of the other two. */
export function sessionRoutes(services: Services, cookies: StaffCookies, guard: MiddlewareHandler<StaffEnv>) {
  const { db, log, now, clientOf, staff } = services;
  const endSession = async (token: string | undefined) => {
    if (token) await deleteSession(db, digestToken(token));
  };

  return (
    new Hono<StaffEnv>()
      .get("/", guard, (c) => c.body(null, 204))
      // The body is checked before the attempt is counted and its PIN compared: a bad name costs no attempt and reveals nothing about the PIN.
      .post("/", validateBody(signInSchema), async (c) => {
        const { pin, name } = c.req.valid("json");
        const guesser = staff.findGuesser(cookies.findBrowser(c), clientOf(c));
        const taken = await reservePinAttempt(db, guesser, now());
        if (!taken.isAllowed) {
          const seconds = Math.max(1, Math.ceil((taken.until.getTime() - now().getTime()) / 1000));
          log.warn("sign-in refused", { by: guesser.kind });
          return c.json({ error: `Too many tries. Please wait ${formatWait(seconds)}.` }, 429, {
            "retry-after": String(seconds),
          });
        }
        if (!staff.isRightPin(pin)) {
          log.warn("sign-in failed", { by: guesser.kind });
          return c.json({ error: invalid }, 401);
        }
        await clearPinAttempts(db, guesser, taken.id);
        await endSession(cookies.findToken(c));
        const token = randomBytes(32).toString("base64url");
        await saveSession(db, { tokenDigest: digestToken(token), pinDigest: staff.pinDigest, name }, now());
        cookies.setToken(c, token);
        if (guesser.kind !== "browser") cookies.setBrowser(c, staff.issueBrowserCookie());
        log.info("signed in");
        return c.body(null, 204);
      })
      .patch("/", guard, validateBody(namedSessionSchema), async (c) => {
        await saveSessionName(db, c.var.tokenDigest, c.req.valid("json").name);
        return c.body(null, 204);
      })
      .delete("/", async (c) => {
        await endSession(cookies.findToken(c));
        cookies.clearToken(c);
        return c.body(null, 204);
      })
  );
}

/** The session's name. Apart from the session itself, whose GET responds without a body; a header carries Latin-1 only. */
export const staffNameRoutes = () => new Hono<StaffEnv>().get("/", (c) => c.json({ name: c.var.staffName }));

function formatWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return "a minute";
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
