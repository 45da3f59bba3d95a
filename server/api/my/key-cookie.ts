import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

const year = 365 * 24 * 60 * 60;

/** The cookie that a private link leaves; over https its name tells that nobody else has set it. */
export function createKeyCookieAccess(siteUrl: string) {
  const secure = siteUrl.startsWith("https:");
  const name = `${secure ? "__Secure-" : ""}my`;
  const options = { path: "/my", httpOnly: true, sameSite: "Lax", secure } as const;
  return {
    find: (c: Context) => getCookie(c, name) ?? "",
    set: (c: Context, key: string) => setCookie(c, name, key, { ...options, maxAge: year }),
    clear: (c: Context) => void deleteCookie(c, name, options),
  };
}
