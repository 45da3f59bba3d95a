import { courseDays, phases } from "#content/curriculum/phases.ts";
import { ownPage } from "#content/own-page.ts";
import { fillText } from "#domain/content/own-page-texts.ts";
import {
  ownTickSchema,
  planFormSchema,
  parseTickFormFields,
  type OwnTick,
  type StudyChoice,
} from "#domain/students/own-page-schemas.ts";
import type { StudyPlan } from "#domain/students/pace.ts";
import { countCompletedInOwnCourse, type Learner } from "#domain/students/progress.ts";
import * as v from "valibot";
import { Hono, type Context, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { certificateNameSchema } from "#domain/certificates/certificate-schemas.ts";
import { studentActor } from "#domain/history/change.ts";
import { toPublicCertificate } from "../../certificates/describe-certificate.ts";
import { findCertificate, listStudentCertificates, saveCertificateName } from "../../db/certificates/certificates.ts";
import { toStudent, type StudentRow } from "../../db/students/students.ts";
import {
  deriveCalendarKey,
  findStudentByKey,
  recordOwnPageVisit,
  createOrEndCalendarFeed,
  saveOwnTick,
  savePlan,
  toOwnStudent,
} from "../../db/students/own-page.ts";
import { findReview } from "../../db/students/reviews.ts";
import { rateLimitMiddleware } from "../../http/rate-limit.ts";
import { isPlainFormPost, sameOriginMiddleware } from "../../http/same-origin.ts";
import { privateHeadersMiddleware } from "../../http/response-headers.ts";
import { sendDownload } from "../../http/send-download.ts";
import { readJsonOrFormBody } from "../../http/validate.ts";
import { createSerialQueueWithPauses } from "../../http/serial-queue-with-pauses.ts";
import type { RenderPage } from "../../pages/render-page.ts";
import type { Services } from "../../services.ts";
import { buildReviewForm, saveOrDeleteReviewForm, type RefusedReview } from "./build-and-save-review-form.ts";
import { renderPlanCalendar } from "./render-plan-calendar.ts";
import { createKeyCookieAccess } from "./key-cookie.ts";
import { formatDayCount } from "#domain/content/phase.ts";

/** The key of the link that this device came by, and the student whom it opens. */
export type OwnPageEnv = { Variables: { key: string; student: StudentRow } };
type PostedEnv = { Variables: { body: { isForm: boolean; value: Record<string, unknown> } } };

/** Far longer than a key; what is beyond it is not hashed. */
const maxKeyLength = 200;

type OwnPageOptions = { siteUrl: string; render: RenderPage; serviceWorker?: string | undefined };

/** A student's own page, `/my`. Whoever has the link has the page: there is no account. */
export function ownPageRoutes(services: Services, { siteUrl, render, serviceWorker = "" }: OwnPageOptions) {
  const { db, now, ownPageLimit, studentLimit, clientOf } = services;
  /** Shorter pauses and more room than for pages that strangers ask for: a whole class opens its pages in the same minute. */
  const renderInTurn = createSerialQueueWithPauses({ maxQueueLength: 100, restFactor: 1 });
  const cookie = createKeyCookieAccess(siteUrl);
  let unknown: Promise<{ html: string; headers: Headers }> | undefined;

  /** The same for a key that is wrong, cut, forged or revoked: made once, and found after the same look-up. */
  async function respondUnknown(c: Context) {
    unknown ??= render(new Request("http://page.cache/my")).then(async (page) => ({
      html: await page.text(),
      headers: page.headers,
    }));
    const { html, headers } = await unknown;
    return c.body(html, 404, Object.fromEntries(headers));
  }

  const findStudent = (key: string, of?: "calendar") => findStudentByKey(db, key.slice(0, maxKeyLength), of);

  const findOwnCertificate = async ({ id }: StudentRow) =>
    (await listStudentCertificates(db, id)).find(({ revokedAt }) => revokedAt === null) ?? null;

  type OwnPageRequest = Pick<Context<OwnPageEnv>, "var" | "req">;
  async function renderOwnPage({ var: { key, student }, req }: OwnPageRequest, refused?: RefusedReview) {
    const madeAt = student.calendar_made_at;
    const { pathname, search } = new URL(req.url);
    const page = {
      student: toOwnStudent(student),
      notice: req.query("notice") ?? null,
      calendarUrl: madeAt && `${siteUrl}/my/plan.ics?key=${deriveCalendarKey(key, madeAt)}`,
      certificate: await findOwnCertificate(student),
      review: buildReviewForm(student, await findReview(db, student.id), refused),
    };
    return renderInTurn(() => render(new Request(`http://page.cache${pathname}${search}`), page));
  }

  const requireStudent: MiddlewareHandler<OwnPageEnv> = async (c, next) => {
    const key = cookie.find(c);
    const student = await findStudent(key);
    if (!student) return respondUnknown(c);
    // A page of the student who was at this device before stands in another tab: what it sends is not this one's.
    const meant = c.req.query("student") ?? (c.req.method === "POST" ? "" : student.id);
    if (meant !== student.id) return isPlainFormPost(c) ? redirectToNotice(c, "other") : respondUnknown(c);
    c.set("key", key);
    c.set("student", student);
    return next();
  };

  const requireBody: MiddlewareHandler<PostedEnv> = async (c, next) => {
    const body = await readJsonOrFormBody(c.req.raw);
    if (!body.ok) return c.json({ error: body.error }, body.status);
    c.set("body", body);
    return next();
  };
  const posted = [requireStudent, requireBody] as const;
  const limitStudent = (cost?: number) =>
    rateLimitMiddleware(studentLimit, (c: Context<OwnPageEnv>) => c.var.student.id, "requests", cost);

  return (
    new Hono<OwnPageEnv>()
      .use(
        rateLimitMiddleware(ownPageLimit, clientOf),
        privateHeadersMiddleware,
        sameOriginMiddleware({ siteUrl }),
        compress(),
      )
      .get("/", requireStudent, limitStudent(), async (c) => {
        await recordOwnPageVisit(db, c.var.student, now());
        return renderOwnPage(c);
      })
      .post("/ticks", ...posted, async (c) => {
        const { isForm, value } = c.var.body;
        const tick = v.safeParse(ownTickSchema, isForm ? parseTickFormFields(value) : value);
        if (!tick.success) return respondToForm(c, { error: tick.issues[0].message }, "failed", 400);
        const outcome = await saveOwnTick(db, c.var.student.id, tick.output, tickRules(tick.output), now());
        if (outcome.kind === "missing") return respondUnknown(c);
        const { kind, student } = outcome;
        return respondToForm(
          c,
          { student },
          kind,
          kind === "saved" ? 200 : kind === "outdated" ? 409 : 403,
          tick.output.day,
        );
      })
      .post("/plan", ...posted, async (c) => {
        const { student, body } = c.var;
        const choice = v.safeParse(planFormSchema, body.value);
        const isEnd = "end" in body.value;
        if (!isEnd && !choice.success) return respondToForm(c, { error: choice.issues[0].message }, "plan", 400);
        const plan = isEnd || !choice.success ? null : createPlan(choice.output, toStudent(student), now());
        await savePlan(db, student.id, plan, now());
        return respondToForm(c, { plan }, "saved", 200);
      })
      .post("/calendar", ...posted, async (c) => {
        await createOrEndCalendarFeed(db, c.var.student.id, "end" in c.var.body.value ? null : c.var.key, now());
        return respondToForm(c, {}, "saved", 200);
      })
      // With a key of its own, for the programs that fetch it; the page's own link needs none.
      .get("/plan.ics", async (c) => {
        const key = c.req.query("key");
        const student = key === undefined ? await findStudent(cookie.find(c)) : await findStudent(key, "calendar");
        if (!student) return respondUnknown(c);
        const calendar = renderPlanCalendar(toStudent(student), now(), siteUrl);
        return sendDownload(c, "plan.ics", "text/calendar; charset=utf-8", calendar);
      })
      .get("/sw.js", (c) =>
        c.body(serviceWorker, 200, {
          "content-type": "text/javascript; charset=utf-8",
          "content-security-policy": "default-src 'self'",
          "service-worker-allowed": "/my",
        }),
      )
      .post("/certificate", ...posted, async (c) => {
        const { isNamePublic, ...given } = c.var.body.value;
        const choice = v.safeParse(certificateNameSchema, { ...given, isNamePublic: isNamePublic === "on" });
        if (!choice.success) return respondToForm(c, { error: choice.issues[0].message }, "failed", 400);
        const named = { ...choice.output, studentId: c.var.student.id };
        const saved = await saveCertificateName(db, named, now(), studentActor);
        return respondToForm(c, { certificate: saved ?? null }, saved ? "saved" : "failed", saved ? 200 : 403);
      })
      // The student's own copy has the name, whatever others see.
      .get("/certificate.pdf", requireStudent, limitStudent(10), async (c) => {
        const own = await findOwnCertificate(c.var.student);
        const row = own && (await findCertificate(db, own.id));
        if (!row) return c.redirect("/my", 303);
        const paper = await services.drawCertificate({ ...toPublicCertificate(row), name: row.name }, "pdf");
        return sendDownload(c, "certificate.pdf", "application/pdf", paper);
      })
      .get("/squares.png", requireStudent, limitStudent(10), async (c) => {
        const student = toStudent(c.var.student);
        const { done, total } = countCompletedInOwnCourse(student);
        const { drawProgressShareCard } = await import("../../drawing/draw-progress-share-card.ts");
        const figure = fillText(ownPage.share.figure, { done, days: formatDayCount(total) });
        const name = c.req.query("name") === "on" ? student.name : null;
        const renderer = await services.loadRenderer();
        const options = { completedDays: student.completedDays, done: figure, name };
        const picture = await services.drawInTurn(() => renderer.toPng(drawProgressShareCard(options, renderer)));
        return sendDownload(c, "my-days.png", "image/png", picture);
      })
      .post("/review", ...posted, async (c) => {
        const typed = c.var.body.value;
        const isForm = isPlainFormPost(c);
        const refused = await saveOrDeleteReviewForm(services, c.var.student, typed);
        if (!refused) return isForm ? c.redirect("/my#review-title", 303) : c.json({});
        const { error, status } = refused;
        if (!isForm) return c.json({ error }, status);
        const page = await renderOwnPage(c, { typed, error });
        return new Response(page.body, { status, headers: page.headers });
      })
      // The address of the page on which a form was refused.
      .get("/review", (c) => c.redirect("/my#review-title", 303))
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

const tickRules = ({ day }: OwnTick) => ({
  taskCount: courseDays.find((one) => one.day === day)?.tasks.length ?? 0,
  isLocked: (one: number) => !ownPage.studentsTick || ownPage.lockedDays.includes(one),
});

/** The plan starts from what is completed now. */
const createPlan = (choice: StudyChoice, student: Learner, now: Date): StudyPlan => ({
  ...choice,
  madeAt: now.toISOString(),
  doneBefore: countCompletedInOwnCourse(student).done,
  needs: Object.fromEntries(phases.map(({ key, hoursPerDay }) => [key, hoursPerDay])),
});

/** JSON for the page's script; a form that was sent without scripts gets the page again, with a notice and at the same day. */
function respondToForm(
  c: Context,
  body: object,
  notice: keyof typeof ownPage.notices,
  status: 200 | 400 | 403 | 409,
  day?: number,
) {
  return isPlainFormPost(c) ? redirectToNotice(c, notice, day) : c.json(body, status);
}

const redirectToNotice = (c: Context, notice: keyof typeof ownPage.notices, day?: number) =>
  c.redirect(`/my?${new URLSearchParams({ ...(day && { day: String(day) }), notice })}#day-title`, 303);
