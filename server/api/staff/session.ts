import { Hono, type Context, type MiddlewareHandler } from "hono";
import * as v from "valibot";
import { formatWait } from "#domain/format/text.ts";
import { namedSessionSchema, staffNameSchema } from "#domain/format/staff-name-schema.ts";
import { clearPinAttempts, reservePinAttempt } from "../../db/access/pin-attempts.ts";
import { deleteSession, saveSession, saveSessionName } from "../../db/access/staff-sessions.ts";
import { validateBody } from "../../http/validate.ts";
import type { Services } from "../../services.ts";
import type { StaffCookies } from "../../staff/staff-access.ts";
import type { StaffEnv } from "./guard.ts";

/** One text for every failure, so that a response tells a guesser nothing else. */
const invalid = "Invalid PIN. Please try again.";
const signInSchema = v.object({
  pin: v.pipe(v.string(invalid), v.maxLength(100, invalid)),
  name: v.optional(staffNameSchema, ""),
});

const guessingAlert = {
  title: "Staff PIN",
  what: "Strangers have used up today's wrong tries at the PIN. While they go on, they get fewer each day, and nobody can sign in from a new browser. A PIN with letters (STAFF_PIN) is far harder to guess; npm run staff:unlock lets you in.",
  where: "/sr",
};

/** Sign-in and sign-out are open to everybody; the guard is in front of the other two. */
export function sessionRoutes(services: Services, cookies: StaffCookies, guard: MiddlewareHandler<StaffEnv>) {
  const { db, log, now, clientOf, staff, strangerLimit, alertTeam } = services;
  const endSession = async (c: Context) => {
    const tokenHash = staff.verifyAndHashToken(cookies.findToken(c));
    if (tokenHash) await deleteSession(db, tokenHash);
  };

  return (
    new Hono<StaffEnv>()
      .get("/", guard, (c) => c.body(null, 204))
      // The body is checked before the attempt is counted and its PIN compared: a bad name costs no attempt and reveals nothing about the PIN.
      .post("/", validateBody(signInSchema), async (c) => {
        const { pin, name } = c.req.valid("json");
        const guesser = staff.findGuesser(cookies.findBrowser(c), clientOf(c));
        const refuse = (seconds: number) =>
          c.json({ error: `Too many tries. Please wait ${formatWait(seconds)}.` }, 429, {
            "retry-after": String(seconds),
          });
        // Whoever is refused again and again costs no more queries.
        const limit = strangerLimit.take(`${guesser.kind} ${guesser.name}`);
        if (!limit.allowed) return refuse(limit.retryAfter);
        const taken = await reservePinAttempt(db, guesser, now());
        if (!taken.isAllowed) {
          log.warn("sign-in refused", { by: guesser.kind });
          return refuse(Math.max(1, Math.ceil((taken.until.getTime() - now().getTime()) / 1000)));
        }
        if (!staff.isRightPin(pin)) {
          log.warn("sign-in failed", { by: guesser.kind });
          if (taken.isLastOfAll) await alertTeam(guessingAlert);
          return c.json({ error: invalid }, 401);
        }
        await clearPinAttempts(db, guesser, taken.id);
        await endSession(c);
        const token = staff.issueToken();
        const tokenHash = staff.verifyAndHashToken(token) ?? "";
        await saveSession(db, { tokenHash, pinHash: staff.pinHash, name }, now());
        cookies.setToken(c, token);
        if (guesser.kind !== "browser") cookies.setBrowser(c, staff.issueBrowserCookie());
        log.info("signed in");
        return c.body(null, 204);
      })
      .patch("/", guard, validateBody(namedSessionSchema), async (c) => {
        await saveSessionName(db, c.var.tokenHash, c.req.valid("json").name);
        return c.body(null, 204);
      })
      .delete("/", async (c) => {
        await endSession(c);
        cookies.clearToken(c);
        return c.body(null, 204);
      })
  );
}

/** The session's name. Apart from the session itself, whose GET responds without a body; a header carries Latin-1 only. */
export const staffNameRoutes = () => new Hono<StaffEnv>().get("/", (c) => c.json({ name: c.var.staffName }));
