import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { Db } from "../db/engine/database.ts";
import type { PinGuesser } from "../db/access/pin-attempts.ts";
import { findOrCreateSetting } from "../db/engine/settings-table.ts";
import { deleteSessionsOfOtherPins, sessionPeriod } from "../db/access/staff-sessions.ts";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

type AccessOptions = { db: Db; staffPin: string | undefined; print: (line: string) => void };

/** Checks PINs and signs staff cookies. Without STAFF_PIN the first start makes one, and only its console ever shows it. */
export async function createStaffAccess({ db, staffPin, print }: AccessOptions) {
  const key = (await findOrCreateSetting(db, "staff-key", randomBytes(32).toString("hex"))).value;
  const hashPin = (pin: string) => createHmac("sha256", key).update(pin).digest("hex");

  async function findOrCreatePin(): Promise<string> {
    const pin = String(randomInt(10_000)).padStart(4, "0");
    const { value, isNew } = await findOrCreateSetting(db, "made-pin", hashPin(pin));
    if (isNew) print(`Staff PIN: ${pin} (made at this first start and shown only now; STAFF_PIN sets another)`);
    return value;
  }

  const pinHash = staffPin === undefined ? await findOrCreatePin() : hashPin(staffPin);
  await deleteSessionsOfOtherPins(db, pinHash);

  const sign = (text: string) => createHmac("sha256", key).update(text).digest("base64url");
  const signBrowser = (id: string) => ({ current: sign(`${pinHash} ${id}`), ever: sign(`browser ${id}`) });

  return {
    pinHash,
    isRightPin: (pin: string) => isEqualConstantTime(hashPin(pin), pinHash),
    issueToken() {
      const id = randomBytes(32).toString("base64url");
      return `${id}.${sign(`session ${id}`)}`;
    },
    /** The digest by which the token's session is stored; undefined for one that was made up, which needs no query then. */
    verifyAndHashToken(token = ""): string | undefined {
      const [id = "", signature = ""] = token.split(".", 2);
      return isEqualConstantTime(signature, sign(`session ${id}`)) ? hashText(token).toString("hex") : undefined;
    },
    /** The value of the cookie that proves "signed in here before", with this PIN or with an earlier one. */
    issueBrowserCookie() {
      const id = crypto.randomUUID();
      const { current, ever } = signBrowser(id);
      return `${id}.${current}.${ever}`;
    },
    /** Whose attempts are counted: a browser that signed in before proves it, any other client is known by address alone. */
    findGuesser(cookie: string | undefined, address: string): PinGuesser {
      const [id = "", current = "", ever = ""] = cookie?.split(".") ?? [];
      const signed = signBrowser(id);
      if (isEqualConstantTime(current, signed.current)) return { kind: "browser", name: id, pinHash };
      if (isEqualConstantTime(ever, signed.ever)) return { kind: "former browser", name: id, pinHash };
      return { kind: "address", name: address, pinHash };
    },
  };
}

const hashText = (text: string) => createHash("sha256").update(text).digest();

/** Takes the same time wherever two texts differ. Of digests, because timingSafeEqual throws on unequal lengths. */
const isEqualConstantTime = (a: string, b: string) => timingSafeEqual(hashText(a), hashText(b));

const year = 365 * 24 * 60 * 60;

export type StaffCookies = ReturnType<typeof createStaffCookies>;

/** The two cookies of a staff browser. Over https their names bind them to this host alone. */
export function createStaffCookies({ siteUrl }: { siteUrl: string }) {
  const secure = siteUrl.startsWith("https:");
  const prefix = secure ? "__Host-" : "";
  const [session, browser] = [`${prefix}staff-session`, `${prefix}staff-browser`];
  const options = { path: "/", httpOnly: true, sameSite: "Strict", secure } as const;
  return {
    findToken: (c: Context) => getCookie(c, session),
    findBrowser: (c: Context) => getCookie(c, browser),
    setToken: (c: Context, token: string) => setCookie(c, session, token, { ...options, maxAge: sessionPeriod / 1000 }),
    setBrowser: (c: Context, name: string) => setCookie(c, browser, name, { ...options, maxAge: year }),
    clearToken: (c: Context) => void deleteCookie(c, session, options),
  };
}
