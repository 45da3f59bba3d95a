import { Hono } from "hono";
import { expect, test } from "vitest";
import { listChanges } from "#server/db/history/changes.ts";
import { softDeleteStudent, findStudent, saveNewStudent } from "#server/db/students/students.ts";
import { revokePrivateLink, lockOrUnlockDay, saveNewPrivateLink } from "#server/db/students/own-page.ts";
import { signedInClient, siteUrl, staffPin } from "#tests/support/staff-client.ts";
import { holdStudents } from "#tests/support/test-databases.ts";
import { engines, testServices, type Engine } from "#tests/support/test-services.ts";
import { collectCertificateFacts } from "../../certificates/describe-certificate.ts";
import { findCertificate, issueCertificate } from "../../db/certificates/certificates.ts";
import { letOthersRun } from "../../db/engine/query-helpers.ts";
import { saveProgress } from "../../db/students/update-student.ts";
import type { OwnPageData } from "../../pages/render-context.ts";
import { ownPageRoutes } from "./routes.ts";

const newStudent = {
  name: "Asha",
  completedDays: [],
  email: "",
  phone: "",
  course: null,
  price: null,
  paidOn: null,
  paidNote: "",
  batch: "",
  batchStart: null,
};

/** A student with a link, and a browser that keeps the cookie. What would be rendered is answered as JSON. */
async function start(engine: Engine = "sqlite", env: Record<string, string> = {}) {
  const site = await testServices(engine, { env });
  const render = async (_: Request, page?: OwnPageData) =>
    Response.json(page ?? "unknown", { status: page ? 200 : 404 });
  const app = new Hono().route("/my", ownPageRoutes(site, { siteUrl, render }));
  const { _id: id } = await saveNewStudent(site.db, newStudent, site.now());
  const link = await saveNewPrivateLink(site.db, id, site.now(), "Staff");
  const key = link?.key ?? "";
  /** Forms say whose page they stand on. */
  const browse = (cookie = "", of = id) => {
    const headers = { cookie: `__Secure-my=${cookie}` };
    return {
      get: (path: string) => app.request(`/my${path}`, { headers }),
      tick: (body: object) =>
        app.request(`/my/ticks?student=${of}`, {
          method: "POST",
          headers: { ...headers, "content-type": "application/json" },
          body: JSON.stringify(body),
        }),
      post: (path: string, body: Record<string, string>, more: Record<string, string> = {}) =>
        app.request(`/my${path}?student=${of}`, {
          method: "POST",
          headers: { ...headers, accept: "text/html", "content-type": "application/x-www-form-urlencoded", ...more },
          body: new URLSearchParams(body).toString(),
        }),
    };
  };
  return { site, id, key, browse, asha: browse(key) };
}

test.for(engines)(
  "a private link moves its key into a cookie, and the page is kept and found by nobody (%s)",
  async (engine) => {
    const { site, key, browse, asha } = await start(engine);
    expect(key).toMatch(/^[\w-]{22}$/);
    const first = await browse().get(`/${key}`);
    expect([first.status, first.headers.get("location")]).toEqual([303, "/my"]);
    expect(first.headers.get("set-cookie")).toMatch(
      new RegExp(`^__Secure-my=${key}; Max-Age=\\d+; Path=/my; HttpOnly; Secure; SameSite=Lax$`),
    );
    const page = await asha.get("");
    expect(Object.fromEntries(page.headers)).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
    });
    expect(await page.json()).toMatchObject({ student: { name: "Asha", version: 1, tickedTasks: [] } });
    const stored = JSON.stringify(await site.db.selectFrom("students").selectAll().execute());
    expect(stored).not.toContain(key);
    expect(stored).toContain(`"last_visit_at":"${site.now().toISOString()}"`);
    expect(site.lines.join("")).not.toContain(key);
  },
);

test("a wrong, cut, forged or revoked link and a deleted student get one and the same answer", async () => {
  const { site, id, key, browse, asha } = await start();
  const answers = new Set<string>();
  const look = async (response: Response) =>
    answers.add(JSON.stringify([response.status, [...response.headers], await response.text()]));
  for (const path of [
    `/${key.slice(1)}`,
    `/${key}x`,
    `/${"A".repeat(22)}`,
    `/${"A".repeat(5000)}`,
    "/%00",
    "/a/b",
    "",
  ]) {
    await look(await browse().get(path));
  }
  await revokePrivateLink(site.db, id, site.now(), "");
  await look(await browse().get(`/${key}`));
  await look(await asha.get(""));
  await look(await asha.tick({ day: 1, task: null, done: true, version: 1 }));
  const again = await saveNewPrivateLink(site.db, id, site.now(), "");
  await look(await asha.get(""));
  await softDeleteStudent(site.db, id, site.now());
  await look(await browse(again?.key).get(""));
  expect(answers.size).toBe(1);
  expect([...answers][0]).toContain("404");
});

test.for(engines)(
  "a tick is saved once, in the history as the student's, and a replay changes nothing (%s)",
  async (engine) => {
    const { site, id, asha } = await start(engine);
    const tick = { day: 1, task: null, done: true, version: 1 };
    const saved = await asha.tick(tick);
    expect([saved.status, await saved.json()]).toMatchObject([200, { student: { completedDays: [1], version: 2 } }]);
    const replay = await asha.tick(tick);
    expect([replay.status, await replay.json()]).toMatchObject([200, { student: { version: 2 } }]);
    site.clock.advance(1000);
    await asha.tick({ day: 1, task: 0, done: false, version: 2 });
    const late = await asha.tick(tick);
    expect([late.status, await late.json()]).toMatchObject([
      409,
      { student: { completedDays: [], tickedTasks: ["1-1", "1-2"], version: 3 } },
    ]);
    const days = (await listChanges(site.db, "student", id)).filter(({ what }) => what === "days");
    expect(days.map(({ by, detail }) => [by, detail.added, detail.removed])).toEqual([
      ["the student", [], [1]],
      ["the student", [1], []],
    ]);
  },
);

test.for(engines)("a student and staff who tick at once, at two instances, undo nothing (%s)", async (engine) => {
  const { site, id, asha } = await start(engine, { STAFF_PIN: staffPin });
  const other = await testServices(engine, { databaseUrl: site.databaseUrl, env: { STAFF_PIN: staffPin } });
  const staff = await signedInClient(other, "Meera");
  let version = 1;
  let days: readonly number[] = [];
  async function tickAtOnce(day: number, send: () => Promise<Response>) {
    const held = await holdStudents(engine, site.databaseUrl);
    const own = Promise.resolve(asha.tick({ day, task: null, done: true, version }));
    const theirs = send();
    await held.releaseWhenWaiting(2);
    const statuses = [(await own).status, (await theirs).status];
    const student = await findStudent(site.db, id);
    const before = days;
    version = student?.version ?? 0;
    days = student?.completedDays ?? [];
    return { statuses, added: days.filter((one) => !before.includes(one)) };
  }
  const save = (day: number) => staff.post("/students/progress", { id, version, completedDays: [...days, day] });
  const saveClass = (day: number) =>
    staff.post("/students/progress-all", { day, done: true, students: [{ id, version }] });
  for (const [day, send] of [
    [1, save],
    [2, saveClass],
    [3, save],
    [4, saveClass],
  ] as const) {
    const same = await tickAtOnce(day, () => send(day));
    expect(same.added).toEqual([day]);
    // Who is the second has nothing left to change, or is shown what is there now.
    expect([
      [200, 200],
      [200, 409],
    ]).toContainEqual(same.statuses);
  }
  for (const [own, theirs] of [
    [5, 6],
    [7, 8],
  ] as const) {
    const { added, statuses } = await tickAtOnce(own, () => save(theirs));
    expect([...statuses, ...added].toSorted((a, b) => a - b)).toEqual([statuses[0] === 200 ? own : theirs, 200, 409]);
  }
  const ticked = (await listChanges(site.db, "student", id)).filter(({ what }) => what === "days");
  expect(ticked).toHaveLength(days.length);
});

test("a day is done with its last task, and staff see that the student ticked it", async () => {
  const { site, asha } = await start();
  for (const [task, version] of [
    [0, 1],
    [1, 2],
    [2, 3],
  ]) {
    await asha.tick({ day: 1, task, done: true, version });
  }
  const row = await site.db
    .selectFrom("students")
    .select(["completed_days", "own_days", "ticked_tasks"])
    .executeTakeFirst();
  expect(row).toEqual({ completed_days: "[1]", own_days: "[1]", ticked_tasks: "[]" });
});

test("what may not be ticked is refused and changes nothing", async () => {
  const { site, id, asha } = await start();
  await lockOrUnlockDay(site.db, { id, day: 4, locked: true }, site.now(), "Staff");
  const statuses = [];
  for (const [day, task] of [
    [4, null],
    [4, 0],
    [1, 3],
    [59, null],
    [0, null],
    [1.5, null],
    ["1", null],
  ]) {
    statuses.push((await asha.tick({ day, task, done: true, version: 1 })).status);
  }
  expect(statuses).toEqual([403, 403, 403, 403, 400, 400, 400]);
  expect((await site.db.selectFrom("students").select("version").executeTakeFirst())?.version).toBe(1);
});

test("without scripts a tick is a form, which leads back to the page, and no other site can send it", async () => {
  const { asha } = await start();
  const form = { day: "2", task: "", done: "true", version: "1" };
  const foreign = await asha.post("/ticks", form, { "sec-fetch-site": "cross-site" });
  expect(foreign.headers.get("location")).toBe("/not-sent?status=403");
  const saved = await asha.post("/ticks", form, { "sec-fetch-site": "same-origin" });
  expect([saved.status, saved.headers.get("location")]).toEqual([303, "/my?day=2&notice=saved#day-title"]);
  const outdated = await asha.post("/ticks", { ...form, day: "3" });
  expect(outdated.headers.get("location")).toBe("/my?day=3&notice=outdated#day-title");
});

test("what is sent from a page of the student who was at this device before is nobody's", async () => {
  const { site, id, key, browse } = await start();
  const ravi = await saveNewStudent(site.db, { ...newStudent, name: "Ravi" }, site.now());
  for (const of of [ravi._id, "", `${id}x`]) {
    const former = browse(key, of);
    expect((await former.tick({ day: 1, task: null, done: true, version: 1 })).status).toBe(404);
    for (const path of ["/ticks", "/plan", "/calendar", "/certificate", "/review"]) {
      const refused = await former.post(path, { ...plan, day: "1", done: "true", version: "1" });
      expect([path, refused.headers.get("location")]).toEqual([path, "/my?notice=other#day-title"]);
    }
    expect((await former.get(`?student=${of}`)).status).toBe(404);
  }
  expect((await browse(key).get(`?student=${id}`)).status).toBe(200);
  const stored = await site.db.selectFrom("students").select(["version", "plan", "calendar_digest"]).execute();
  expect(stored).toEqual([1, 2].map(() => ({ version: 1, plan: null, calendar_digest: null })));
});

test("a network that tries too many links is refused", async () => {
  const { browse } = await start();
  for (let count = 0; count < 600; count += 1) await browse().get("/made-up");
  expect((await browse().get("/made-up")).status).toBe(429);
});

test("leaving a device ends its cookie", async () => {
  const { asha } = await start();
  const left = await asha.post("/leave", {});
  expect(left.headers.get("set-cookie")).toMatch(/^__Secure-my=; Max-Age=0; Path=\/my/);
});

const plan = { Mon: "on", Wed: "on", hours: "1.5", start: "2026-03-02", time: "18:30" };

test.for(engines)("a plan is saved and ended by a plain form, and a bad one changes nothing (%s)", async (engine) => {
  const { site, id, asha } = await start(engine);
  const readPlan = async () => (await (await asha.get("")).json()).student.plan;
  expect((await asha.post("/plan", plan)).headers.get("location")).toBe("/my?notice=saved#day-title");
  const saved = await readPlan();
  expect(saved).toMatchObject({
    weekdays: [1, 3],
    hours: 1.5,
    start: "2026-03-02",
    doneBefore: 0,
    needs: { basic: 2 },
  });
  const { Mon: _, Wed: __, ...noDay } = plan;
  for (const bad of [
    noDay,
    { ...plan, hours: "0" },
    { ...plan, hours: "x" },
    { ...plan, start: "2026-02-31" },
    { ...plan, start: "9999-12-31" },
    { ...plan, start: "+020266-03-02" },
    { ...plan, time: "25:00" },
    {},
  ]) {
    expect((await asha.post("/plan", bad)).headers.get("location")).toBe("/my?notice=plan#day-title");
  }
  expect(await readPlan()).toEqual(saved);
  await asha.post("/plan", { ...plan, end: "" });
  expect(await readPlan()).toBeNull();
  expect(
    (await listChanges(site.db, "student", id)).filter(({ detail }) => detail.fields[0] === "study plan"),
  ).toHaveLength(2);
});

test.for(engines)(
  "the calendar has a secret address of its own, which ends alone or with the link (%s)",
  async (engine) => {
    const { site, id, key, browse, asha } = await start(engine);
    await asha.post("/plan", plan);
    const readUrl = async (): Promise<string> => (await (await asha.get("")).json()).calendarUrl;
    expect(await readUrl()).toBeNull();
    await asha.post("/calendar", {});
    const first = await readUrl();
    const path = (url: string) => url.replace(`${siteUrl}/my`, "");
    expect(path(first)).toMatch(/^\/plan\.ics\?key=[\w-]{22}$/);
    expect(first).not.toContain(key);
    const feed = await browse().get(path(first));
    expect([feed.status, feed.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
    expect(await feed.text()).toContain(`UID:${id}-day-1-1@course.example`);
    expect((await asha.get("/plan.ics")).status).toBe(200);
    expect((await browse(first.split("key=")[1]).get("")).status).toBe(404);
    site.clock.advance(1000);
    await asha.post("/calendar", {});
    const second = await readUrl();
    expect((await browse().get(path(first))).status).toBe(404);
    expect((await browse().get(path(second))).status).toBe(200);
    await asha.post("/calendar", { end: "" });
    expect((await browse().get(path(second))).status).toBe(404);
    await asha.post("/calendar", {});
    const third = await readUrl();
    await saveNewPrivateLink(site.db, id, site.now(), "");
    expect((await browse().get(path(third))).status).toBe(404);
    expect((await browse().get("/plan.ics")).status).toBe(404);
  },
);

test("the student spells the name on the own certificate, says who sees it, and has no say in another's", async () => {
  const { site, id, asha } = await start();
  const readOwn = async () => (await (await asha.get("")).json()).certificate;
  expect(await readOwn()).toBeNull();
  expect((await asha.get("/certificate.pdf")).headers.get("location")).toBe("/my");
  const completedDays = Array.from({ length: 58 }, (_, index) => index + 1);
  await saveProgress(site.db, { id, completedDays }, site.now());
  const other = await saveNewStudent(site.db, { ...newStudent, name: "Ravi", completedDays }, site.now());
  const options = { isNamePublic: false, describe: collectCertificateFacts };
  const own = await issueCertificate(site.db, { ...options, id }, site.now());
  const foreign = await issueCertificate(site.db, { ...options, id: other._id }, site.now());
  if (!("certificate" in own) || !("certificate" in foreign)) throw new Error("none issued");
  expect(await readOwn()).toMatchObject({ name: "Asha", isNamePublic: false });
  const choice = { name: "आशा राव", isNamePublic: "on" };
  const saved = await asha.post("/certificate", { ...choice, id: own.certificate.id });
  expect(saved.headers.get("location")).toBe("/my?notice=saved#day-title");
  expect(await readOwn()).toMatchObject({ name: "आशा राव", isNamePublic: true });
  for (const body of [
    { ...choice, id: foreign.certificate.id },
    { ...choice, id: own.certificate.id, name: "" },
    { ...choice, id: "unknown" },
  ]) {
    const refused = await asha.post("/certificate", body);
    expect(refused.headers.get("location")).toBe("/my?notice=failed#day-title");
  }
  expect(await findCertificate(site.db, foreign.certificate.id)).toMatchObject({ name: "Ravi", is_name_public: 0 });
  const paper = await asha.get("/certificate.pdf");
  expect([paper.status, paper.headers.get("content-type")]).toEqual([200, "application/pdf"]);
});

test("the squares are a picture to share, for their student alone", async () => {
  const { browse, asha } = await start();
  const picture = await asha.get("/squares.png?name=on");
  expect([picture.status, picture.headers.get("content-type"), picture.headers.get("cache-control")]).toEqual([
    200,
    "image/png",
    "no-store",
  ]);
  expect((await browse().get("/squares.png")).status).toBe(404);
});

test("one student's page and pictures are made one after the other, and no more than so many", async () => {
  const { site, browse, key } = await start();
  let [running, most] = [0, 0];
  const render = async () => {
    most = Math.max(most, (running += 1));
    await letOthersRun();
    running -= 1;
    return new Response("page");
  };
  const app = new Hono().route("/my", ownPageRoutes(site, { siteUrl, render }));
  const open = async () => app.request("/my", { headers: { cookie: `__Secure-my=${key}` } });
  const pages = await Promise.all(Array.from({ length: 5 }, open));
  expect([pages.map(({ status }) => status), most]).toEqual([[200, 200, 200, 200, 200], 1]);
  const pictures = await Promise.all(Array.from({ length: 15 }, async () => browse(key).get("/squares.png")));
  const statuses = pictures.map(({ status }) => status);
  // Ten times what a page costs.
  expect(statuses.filter((status) => status === 200)).toHaveLength(11);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
});
