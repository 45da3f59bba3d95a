import { Hono } from "hono";
import type { PluginTransformResultArgs } from "kysely";
import { expect, test } from "vitest";
import type { Change } from "#domain/history/change.ts";
import type { StaffReview } from "#domain/students/review-schemas.ts";
import { letOthersRun } from "#server/db/engine/query-helpers.ts";
import { listChanges } from "#server/db/history/changes.ts";
import { purgeDeleted } from "#server/db/history/soft-delete-and-purge.ts";
import { eraseExpired } from "#server/db/people/erase-expired.ts";
import { saveNewPrivateLink } from "#server/db/students/own-page.ts";
import { dumpTables, holdStudents } from "#tests/support/test-databases.ts";
import { createClient, signedInClient, siteUrl, staffPin } from "#tests/support/staff-client.ts";
import { engines, testServices, type Engine } from "#tests/support/test-services.ts";
import type { OwnPageData } from "../../pages/render-context.ts";
import { createPublishedReviewsCache } from "../../published-reviews-cache.ts";
import { ownPageRoutes } from "./routes.ts";

const days = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const month = 31 * 24 * 60 * 60 * 1000;
const written = {
  course: "bundle",
  rating: "4",
  text: "The tasks were small enough to finish after work.",
  name: "Asha Unmistakable",
  github: "@asha",
  instagram: "",
  consent: "on",
  version: "0",
};

/** Staff, and students with their own pages. What would be rendered is answered as JSON. */
async function start(engine: Engine = "sqlite", env: Record<string, string> = {}) {
  const site = await testServices(engine, { env: { STAFF_PIN: staffPin, ...env } });
  const staff = await signedInClient(site, "Meera");
  const render = async (_: Request, page?: OwnPageData) =>
    Response.json(page ?? "unknown", { status: page ? 200 : 404 });
  const app = new Hono().route("/my", ownPageRoutes(site, { siteUrl, render }));

  async function enroll(completedDays = days(58), details: object = {}) {
    const { _id: id } = await (await staff.post("/students", { name: "Asha", completedDays, ...details })).json();
    const link = await saveNewPrivateLink(site.db, id, site.now(), "");
    const headers = { cookie: `__Secure-my=${link?.key}`, accept: "text/html" };
    const post = (body: Record<string, string>) =>
      app.request(`/my/review?student=${id}`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams(body).toString(),
      });
    const readForm = async (): Promise<OwnPageData["review"]> =>
      ((await (await app.request("/my", { headers })).json()) as OwnPageData).review;
    const readAsStaff = async (): Promise<StaffReview> =>
      (await (await staff.ask(`/reviews?id=${id}`)).json()).reviews[0];
    /** With the version that staff see now. */
    const decide = async (decision: object) => staff.post("/reviews", { ...(await readAsStaff()), ...decision });
    return { id, post, readForm, readAsStaff, decide };
  }
  const listPublic = () => site.publishedReviews.list();
  return { site, staff, enroll, listPublic };
}

test("from the middle of the course on, or about a phase that is done, and not before", async () => {
  const { enroll } = await start();
  const choicesOf = async (student: Awaited<ReturnType<typeof enroll>>) =>
    (await student.readForm())?.choices.map(({ course, name }) => [course, name]);
  expect(await choicesOf(await enroll(days(20)))).toBeUndefined();
  expect(await choicesOf(await enroll(days(21)))).toEqual([["basic", "Beginner Phase"]]);
  expect(await choicesOf(await enroll(days(29)))).toEqual([
    ["bundle", "58 Days Course"],
    ["basic", "Beginner Phase"],
  ]);
  expect(await choicesOf(await enroll(days(10), { course: "basic" }))).toBeUndefined();
  expect(await choicesOf(await enroll(days(11), { course: "basic" }))).toEqual([["basic", "Beginner Phase"]]);
  const early = await enroll(days(20));
  const refused = await early.post(written);
  expect(refused.status).toBe(403);
  expect(await early.readAsStaff()).toBeUndefined();
});

test("samples are replaced by the first that is published, and not before", async () => {
  const { site, enroll } = await start();
  const asha = await enroll();
  await asha.post(written);
  expect(site.publishedReviews.isSampleReplaced()).toBe(false);
  await asha.decide({ state: "published" });
  expect(site.publishedReviews.isSampleReplaced()).toBe(true);
});

test.for(engines)("sent twice, at once or again, it is one review (%s)", async (engine) => {
  const { site, staff, enroll } = await start(engine);
  const asha = await enroll();
  const sent = await Promise.all(Array.from({ length: 6 }, async () => asha.post(written)));
  expect(sent.map(({ status, headers }) => [status, headers.get("location")])).toEqual(
    sent.map(() => [303, "/my#review-title"]),
  );
  expect(await site.db.selectFrom("reviews").selectAll().execute()).toHaveLength(1);
  const review = await asha.readAsStaff();
  expect(review).toMatchObject({ rating: 4, github: "asha", state: "waiting", version: 1, publishedAt: null });
  expect(review.consent).toContain("shown to everybody on the home page");
  expect(review.consentedAt).toBe(site.now().toISOString());
  const { changes }: { changes: Change[] } = await (
    await staff.ask(`/staff/timeline?subject=student&id=${asha.id}`)
  ).json();
  const lines = changes.filter(({ what }) => what.startsWith("review"));
  expect(lines.map(({ what, by }) => [what, by])).toEqual([["review-written", "the student"]]);
});

test("what is wrong is named, and what was typed is not lost", async () => {
  const { enroll } = await start();
  const asha = await enroll(days(58), {});
  const { consent: _, ...withoutConsent } = written;
  const { rating: __, ...withoutStars } = written;
  for (const [body, error] of [
    [withoutConsent, "Please tick that you agree: a review is shown only with your consent"],
    [withoutStars, "Please choose one to five stars"],
    [{ ...written, rating: "6" }, "Please choose one to five stars"],
    [{ ...written, text: " \u202E short \n" }, "Please write at least 20 characters"],
    [{ ...written, text: "x".repeat(601) }, "Please use at most 600 characters"],
    [{ ...written, name: "\u200B" }, "Please enter the name that is to be shown"],
    [{ ...written, name: "x".repeat(81) }, "Please use at most 80 characters"],
    [
      { ...written, github: "javascript:alert(1)" },
      "A profile name has letters, digits, dots, hyphens and underscores only",
    ],
    [{ ...written, course: "nothing" }, "Please choose what the review is about"],
  ] as const) {
    const refused = await asha.post(body);
    const { review }: OwnPageData = await refused.json();
    expect([refused.status, review?.error, review?.values.instagram]).toEqual([400, error, ""]);
    expect(review?.values.text).toBe(body.text);
  }
  expect(await asha.readAsStaff()).toBeUndefined();
});

test.for(engines)(
  "staff publish, answer and hide it; a change by its author takes it off the site (%s)",
  async (engine) => {
    const { site, staff, enroll, listPublic } = await start(engine);
    const asha = await enroll();
    await asha.post({ ...written, course: "basic" });
    expect((await (await staff.ask("/reviews")).json()).reviews).toHaveLength(1);
    expect(listPublic()).toEqual([]);
    expect((await asha.decide({ state: "published", reply: " Thank you! " })).status).toBe(200);
    expect((await (await staff.ask("/reviews")).json()).reviews).toEqual([]);
    expect(listPublic()).toMatchObject([
      {
        name: "Asha Unmistakable",
        rating: 4,
        about: "Beginner Phase",
        contact: { github: "asha" },
        reply: "Thank you!",
        date: "2026-03-01",
        sample: false,
      },
    ]);
    const same = await asha.post({ ...written, course: "basic", version: "2" });
    expect([same.status, listPublic().length]).toEqual([303, 1]);
    expect((await asha.readForm())?.stored).toMatchObject({ state: "published", reply: "Thank you!" });
    const changed = { ...written, rating: "2", version: "2" };
    expect((await asha.post(changed)).status).toBe(303);
    expect(listPublic()).toEqual([]);
    expect(await asha.readAsStaff()).toMatchObject({ state: "waiting", version: 3, reply: "Thank you!" });
    site.clock.advance(1000);
    await asha.decide({ state: "published" });
    expect(listPublic()).toMatchObject([{ rating: 2, about: "58 Days Course" }]);
    await asha.decide({ state: "hidden" });
    expect([listPublic(), site.publishedReviews.isSampleReplaced()]).toEqual([[], true]);
    expect((await createPublishedReviewsCache(site.db)).isSampleReplaced()).toBe(true);
    const { changes }: { changes: Change[] } = await (
      await staff.ask(`/staff/timeline?subject=student&id=${asha.id}`)
    ).json();
    const lines = changes.filter(({ what }) => what.startsWith("review")).map(({ what, by }) => `${what} ${by}`);
    expect(lines.toSorted()).toEqual(
      [
        "review-written the student",
        "review-published Meera",
        "review-answered Meera",
        "review-written the student",
        "review-published Meera",
        "review-hidden Meera",
      ].toSorted(),
    );
  },
);

test.for(engines)("neither side overwrites what it has not seen (%s)", async (engine) => {
  const { staff, enroll, listPublic } = await start(engine);
  const asha = await enroll();
  await asha.post(written);
  const seen = await asha.readAsStaff();
  await asha.post({ ...written, text: "Something else that staff have not read.", version: "1" });
  const late = await staff.post("/reviews", { ...seen, state: "published" });
  expect([late.status, await late.json()]).toMatchObject([409, { review: { version: 2, state: "waiting" } }]);
  expect(listPublic()).toEqual([]);
  const outdated = await asha.post({ ...written, text: "From another device, an hour ago.", version: "1" });
  const { review }: OwnPageData = await outdated.json();
  expect([outdated.status, review?.version, review?.values.text]).toEqual([
    409,
    2,
    "From another device, an hour ago.",
  ]);
  // Deleted and written anew, it has the same version again, but is another review.
  await asha.post({ delete: "" });
  await asha.post(written);
  expect((await staff.post("/reviews", { ...seen, state: "published" })).status).toBe(404);
  expect(listPublic()).toEqual([]);
});

test.for(engines)(
  "of two decisions at once, at two instances, one is saved and the other told (%s)",
  async (engine) => {
    const { site, staff, enroll, listPublic } = await start(engine);
    const other = await testServices(engine, { databaseUrl: site.databaseUrl, env: { STAFF_PIN: staffPin } });
    const colleague = await signedInClient(other, "Ravi");
    const asha = await enroll();
    await asha.post(written);
    const decideAtOnce = async (states: readonly string[]) => {
      const seen = await asha.readAsStaff();
      const held = await holdStudents(engine, site.databaseUrl);
      const sent = [staff, colleague].map((one, at) => one.post("/reviews", { ...seen, state: states[at] }));
      await held.releaseWhenWaiting(2);
      return (await Promise.all(sent)).map(({ status }) => status);
    };
    const listDecisions = async () =>
      (await listChanges(site.db, "student", asha.id)).filter(({ what }) => /^review-(published|hidden)$/.test(what));
    expect(new Set(await decideAtOnce(["published", "hidden"]))).toEqual(new Set([200, 409]));
    const { state } = await asha.readAsStaff();
    expect(await listDecisions()).toMatchObject([{ what: `review-${state}` }]);
    for (const decision of ["published", "hidden"]) {
      await asha.decide({ state: decision === "hidden" ? "published" : "hidden" });
      const before = await listDecisions();
      expect(await decideAtOnce([decision, decision])).toEqual([200, 200]);
      expect(await listDecisions()).toHaveLength(before.length + 1);
      expect([listPublic().length, other.publishedReviews.list().length]).toEqual(
        decision === "hidden" ? [0, 0] : [1, 1],
      );
    }
  },
);

test("what is hidden stays hidden, however late an earlier reading of the reviews ends", async () => {
  const { site, enroll } = await start();
  const asha = await enroll();
  await asha.post(written);
  let held: Promise<void> | undefined;
  const transformResult = async ({ result }: PluginTransformResultArgs) => {
    const first = held;
    held = undefined;
    await first;
    return result;
  };
  const reviews = await createPublishedReviewsCache(
    site.db.withPlugin({ transformQuery: ({ node }) => node, transformResult }),
  );
  await asha.decide({ state: "published" });
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  const early = reviews.reload();
  await expect.poll(() => held === undefined).toBe(true);
  await asha.decide({ state: "hidden" });
  const late = reviews.reload();
  await Promise.race([late, letOthersRun()]);
  resolve();
  await Promise.all([early, late]);
  expect(reviews.list()).toEqual([]);
});

test.for(engines)("it goes with its author's word, with the record, by erasure and by age (%s)", async (engine) => {
  const { site, staff, enroll, listPublic } = await start(engine);
  const publish = async (details: object = {}) => {
    const student = await enroll(days(58), details);
    await student.post(written);
    await student.decide({ state: "published" });
    expect(listPublic()).toHaveLength(1);
    return student;
  };
  const first = await publish();
  await first.post({ delete: "" });
  expect([listPublic(), await first.readAsStaff()]).toEqual([[], undefined]);
  const contact = "asha@example.com";
  await publish({ email: contact });
  const file = await (await staff.ask(`/staff/person.json?contact=${contact}`)).text();
  expect(file).toContain("The tasks were small enough");
  expect(file).toContain("The sentence by which you agreed");
  expect((await staff.post("/staff/person/erase", { contact, confirm: contact })).status).toBe(200);
  expect(listPublic()).toEqual([]);
  const deleted = await publish();
  const seen = await deleted.readAsStaff();
  await staff.post("/students/delete", { id: deleted.id });
  expect(listPublic()).toEqual([]);
  expect((await staff.post("/reviews", { ...seen, state: "hidden" })).status).toBe(404);
  await staff.post("/students/restore", { id: deleted.id });
  expect(listPublic()).toHaveLength(1);
  await staff.post("/students/delete", { id: deleted.id });
  await publish();
  site.clock.advance(2 * month);
  await purgeDeleted(site.db, site.now());
  expect(await site.db.selectFrom("reviews").selectAll().execute()).toHaveLength(1);
  await eraseExpired(site.db, 1, site.now());
  await site.publishedReviews.reload();
  expect(listPublic()).toEqual([]);
  expect(await dumpTables(site.db)).not.toContain("Unmistakable");
});

test("what another instance publishes is read within a minute, and kept while the database is away", async () => {
  const { site, enroll, listPublic } = await start();
  const asha = await enroll();
  await asha.post(written);
  await site.db.updateTable("reviews").set({ state: "published" }).execute();
  let changes = 0;
  site.publishedReviews.watch(() => void (changes += 1));
  await site.publishedReviews.reload();
  await site.publishedReviews.reload();
  expect([listPublic().length, changes]).toEqual([1, 1]);
  await site.db.schema.alterTable("reviews").renameTo("away").execute();
  await site.publishedReviews.reload();
  expect([listPublic().length, changes]).toEqual([1, 1]);
});

test("who floods it is refused, and without a link or a session nobody writes or decides", async () => {
  const { site, enroll } = await start("sqlite", { RATE_LIMIT: "on" });
  const asha = await enroll();
  const stranger = createClient(site);
  expect((await stranger.ask("/reviews")).status).toBe(401);
  expect((await stranger.post("/reviews", { id: "1", version: 1, state: "published" })).status).toBe(401);
  let last = 0;
  for (let sent = 0; sent < 601; sent += 1) last = (await asha.post({ delete: "" })).status;
  expect(last).toBe(429);
});
