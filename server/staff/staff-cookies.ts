import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { sessionPeriod } from "../db/access/staff-sessions.ts";

const year = 365 * 24 * 60 * 60;

export type StaffCookies = ReturnType<typeof staffCookies>;

/** The two cookies of a staff browser. Over https their names bind them to this host alone. */
export function staffCookies({ siteUrl }: { siteUrl: string }) {
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
