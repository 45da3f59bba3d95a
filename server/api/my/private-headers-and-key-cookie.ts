import type { Context, MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

const year = 365 * 24 * 60 * 60;

/** A page for one person, at an address that must not travel: nothing keeps it, finds it or passes it on. */
export const privateHeadersMiddleware: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set("cache-control", "no-store");
  c.res.headers.set("x-robots-tag", "noindex");
  c.res.headers.set("referrer-policy", "no-referrer");
};

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
