import { courseDays } from "#content/curriculum/phases.ts";
import { ownPage } from "#content/own-page.ts";
import { ownTickSchema, readTickForm, type OwnTick } from "#domain/students/own-page-schemas.ts";
import * as v from "valibot";
import { Hono, type Context, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { StudentRow } from "../../db/students/students.ts";
import { findStudentByKey, markVisit, saveOwnTick, toOwnStudent } from "../../db/students/own-page.ts";
import { rateLimitMiddleware } from "../../http/rate-limit.ts";
import { isPlainFormPost, sameOriginMiddleware } from "../../http/same-origin.ts";
import { readJsonOrFormBody } from "../../http/validate.ts";
import type { RenderPage } from "../../pages/render-page.ts";
import type { Services } from "../../services.ts";

/** The key of the link that this device came by, and the student whom it opens. */
export type OwnPageEnv = { Variables: { key: string; student: StudentRow } };

const year = 365 * 24 * 60 * 60;
/** Far longer than a key; what is beyond it is not hashed. */
const longestKey = 200;

/** A page for one person, at an address that must not travel: nothing keeps it, finds it or passes it on. */
const privateHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set("cache-control", "no-store");
  c.res.headers.set("x-robots-tag", "noindex");
  c.res.headers.set("referrer-policy", "no-referrer");
};

/** The cookie that a private link leaves; over https its name tells that nobody else has set it. */
function createKeyCookie(siteUrl: string) {
  const secure = siteUrl.startsWith("https:");
  const name = `${secure ? "__Secure-" : ""}my`;
  const options = { path: "/my", httpOnly: true, sameSite: "Lax", secure } as const;
  return {
    find: (c: Context) => getCookie(c, name) ?? "",
    set: (c: Context, key: string) => setCookie(c, name, key, { ...options, maxAge: year }),
    clear: (c: Context) => void deleteCookie(c, name, options),
  };
}

type OwnPageOptions = { siteUrl: string; render: RenderPage };

/** A student's own page, `/my`. Whoever has the link has the page: there is no account. */
export function ownPageRoutes(services: Services, { siteUrl, render }: OwnPageOptions) {
  const { db, now, ownPageLimit, clientOf } = services;
  const cookie = createKeyCookie(siteUrl);
  const pageUrl = "http://page.cache/my";
  let unknown: Promise<{ html: string; headers: Headers }> | undefined;

  /** The same for a key that is wrong, cut, forged or revoked: made once, and found after the same look-up. */
  async function respondUnknown(c: Context) {
    unknown ??= render(new Request(pageUrl)).then(async (page) => ({ html: await page.text(), headers: page.headers }));
    const { html, headers } = await unknown;
    return c.body(html, 404, Object.fromEntries(headers));
  }

  const findStudent = (key: string) => findStudentByKey(db, key.slice(0, longestKey));

  const requireStudent: MiddlewareHandler<OwnPageEnv> = async (c, next) => {
    const key = cookie.find(c);
    const student = await findStudent(key);
    if (!student) return respondUnknown(c);
    c.set("key", key);
    c.set("student", student);
    return next();
  };

  return (
    new Hono<OwnPageEnv>()
      .use(rateLimitMiddleware(ownPageLimit, clientOf), privateHeaders, sameOriginMiddleware({ siteUrl }), compress())
      .get("/", requireStudent, async (c) => {
        await markVisit(db, c.var.student, now());
        const page = { student: toOwnStudent(c.var.student), notice: c.req.query("notice") ?? null, calendarUrl: null };
        return render(new Request(pageUrl + new URL(c.req.url).search), page);
      })
      .post("/ticks", requireStudent, async (c) => {
        const body = await readJsonOrFormBody(c.req.raw);
        if (!body.ok) return c.json({ error: body.error }, body.status);
        const tick = v.safeParse(ownTickSchema, body.isForm ? readTickForm(body.value) : body.value);
        if (!tick.success) return respondToTick(c, { error: tick.issues[0].message }, "failed", 400);
        const outcome = await saveOwnTick(db, c.var.student.id, tick.output, tickRules(tick.output), now());
        if (outcome.kind === "missing") return respondUnknown(c);
        const { kind, student } = outcome;
        return respondToTick(
          c,
          { student },
          kind,
          kind === "saved" ? 200 : kind === "outdated" ? 409 : 403,
          tick.output.day,
        );
      })
      .post("/leave", (c) => {
        cookie.clear(c);
        return c.redirect("/my", 303);
      })
      // Last: whatever is not named above is a key. It moves from the address into a cookie.
      .get("/*", async (c) => {
        const key = c.req.path.slice("/my/".length);
        if (key === "") return c.redirect("/my", 308);
        if (!(await findStudent(key))) return respondUnknown(c);
        cookie.set(c, key);
        return c.redirect("/my", 303);
      })
  );
}

/** What may be ticked, by the curriculum and by the owner. */
const tickRules = ({ day }: OwnTick) => ({
  taskCount: courseDays.find((one) => one.day === day)?.tasks.length ?? 0,
  isLocked: (one: number) => !ownPage.studentsTick || ownPage.lockedDays.includes(one),
});

/** JSON for the page's script; a form that was sent without scripts gets the page again, with a notice and at the same day. */
function respondToTick(
  c: Context,
  body: object,
  notice: keyof typeof ownPage.notices,
  status: 200 | 400 | 403 | 409,
  day?: number,
) {
  if (!isPlainFormPost(c)) return c.json(body, status);
  return c.redirect(`/my?${new URLSearchParams({ ...(day && { day: String(day) }), notice })}#day-title`, 303);
}
