import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import * as v from "valibot";
import { namedSessionSchema, staffNameSchema } from "#domain/history/staff-name.ts";
import { clearAttempts, takeAttempt } from "../../db/access/pin-attempts.ts";
import { deleteSession, saveSession, saveSessionName } from "../../db/access/staff-sessions.ts";
import { readJson } from "../../http/read-json.ts";
import type { StaffCookies } from "../../staff/staff-cookies.ts";
import { isSignedIn, signInFirst, staffNameOf } from "./guard.ts";
import type { Services } from "../../services.ts";
import { digestToken } from "../../staff/staff-access.ts";
import { getOnly } from "../../http/get-only.ts";

/** One text for every failure, so that a response tells a guesser nothing else. */
const invalid = "Invalid PIN. Please try again.";
const signInSchema = v.object({
  pin: v.pipe(v.string(invalid), v.maxLength(100, invalid)),
  name: v.optional(staffNameSchema, ""),
});

export function staffSessionRoutes(services: Services, cookies: StaffCookies) {
  const { db, log, now, clientOf, staff } = services;
  const endSession = async (token: string | undefined) => {
    if (token) await deleteSession(db, digestToken(token));
  };

  return new Hono()
    .get("/", async (c) =>
      (await isSignedIn(c, services, cookies)) ? c.body(null, 204) : c.json({ error: signInFirst }, 401),
    )
    .post("/", async (c) => {
      // Before the try is counted and its PIN compared: a bad name costs no try and reveals nothing about the PIN.
      const body = await readJson(c, signInSchema);
      if (!body.ok) return body.response;
      const guesser = staff.findGuesser(cookies.findBrowser(c), clientOf(c));
      const taken = await takeAttempt(db, guesser, now());
      if (!taken.isAllowed) {
        const seconds = Math.max(1, Math.ceil((taken.until.getTime() - now().getTime()) / 1000));
        log.warn("sign-in refused", { by: guesser.kind });
        return c.json({ error: `Too many tries. Please wait ${formatWait(seconds)}.` }, 429, {
          "retry-after": String(seconds),
        });
      }
      if (!staff.isRightPin(body.value.pin)) {
        log.warn("sign-in failed", { by: guesser.kind });
        return c.json({ error: invalid }, 401);
      }
      await clearAttempts(db, guesser, taken.id);
      await endSession(cookies.findToken(c));
      const token = randomBytes(32).toString("base64url");
      const { pinDigest } = staff;
      await saveSession(db, { tokenDigest: digestToken(token), pinDigest, name: body.value.name }, now());
      cookies.setToken(c, token);
      if (guesser.kind !== "browser") cookies.setBrowser(c, staff.issueBrowserCookie());
      log.info("signed in");
      return c.body(null, 204);
    })
    .patch("/", async (c) => {
      const token = cookies.findToken(c);
      if (!token || !(await isSignedIn(c, services, cookies))) return c.json({ error: signInFirst }, 401);
      const body = await readJson(c, namedSessionSchema);
      if (!body.ok) return body.response;
      await saveSessionName(db, digestToken(token), body.value.name);
      return c.body(null, 204);
    })
    .delete("/", async (c) => {
      await endSession(cookies.findToken(c));
      cookies.clearToken(c);
      return c.body(null, 204);
    })
    .all("/", (c) => c.json({ error: "Method not allowed" }, 405, { allow: "GET, POST, PATCH, DELETE" }));
}

function formatWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return "a minute";
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

/** The session's name. Apart from the session itself, whose GET responds without a body; a header carries Latin-1 only. */
export const staffNameRoutes = () => new Hono().get("/", (c) => c.json({ name: staffNameOf(c) })).all("/", getOnly);
