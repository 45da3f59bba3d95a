import { expect, test } from "vitest";
import type { StaffCertificate } from "#domain/certificates/certificate-schemas.ts";
import type { Change } from "#domain/history/change.ts";
import type { Student } from "#domain/students/student-schemas.ts";
import { eraseExpired } from "#server/db/people/erase-expired.ts";
import { findCertificate, saveCertificateName } from "#server/db/certificates/certificates.ts";
import { purgeDeleted } from "#server/db/history/soft-delete-and-purge.ts";
import { dumpTables } from "#tests/support/test-databases.ts";
import { createClient, signedInClient, staffPin } from "#tests/support/staff-client.ts";
import { engines, testServices, type Engine } from "#tests/support/test-services.ts";

const allDays = Array.from({ length: 58 }, (_, index) => index + 1);
const month = 31 * 24 * 60 * 60 * 1000;

async function start(engine: Engine = "sqlite") {
  const site = await testServices(engine, { env: { STAFF_PIN: staffPin } });
  const staff = await signedInClient(site, "Meera");
  const add = async (body: object): Promise<Student> =>
    (await staff.post("/students", { name: "Asha Rao", completedDays: allDays, ...body })).json();
  const issue = async (student: Student, body: object = {}): Promise<StaffCertificate> =>
    (await staff.post("/certificates", { id: student._id, ...body })).json();
  const listOf = async (student: Student): Promise<StaffCertificate[]> => {
    const response = await staff.ask(`/certificates?id=${student._id}`);
    return ((await response.json()) as { certificates: StaffCertificate[] }).certificates;
  };
  return { site, staff, add, issue, listOf };
}

test.for(engines)("pressed twice, at once or with a clock turned back, it is one certificate (%s)", async (engine) => {
  const { site, staff, add, issue, listOf } = await start(engine);
  const asha = await add({});
  const pressed = await Promise.all(Array.from({ length: 8 }, () => staff.post("/certificates", { id: asha._id })));
  expect(pressed.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(pressed.filter(({ status }) => status === 200)).toHaveLength(7);
  site.clock.advance(-40 * month);
  const again = await issue(asha);
  site.clock.advance(40 * month);
  expect(await issue(asha)).toEqual(again);
  expect(await listOf(asha)).toEqual([again]);
  expect(again).toMatchObject({ name: "Asha Rao", isNamePublic: false, title: "58 Days Course", revokedAt: null });
  expect(again.id).toMatch(/^[0-9a-f]{32}$/);
});

test("none before the last day is ticked; a phase that was bought alone has its own", async () => {
  const { staff, add, issue } = await start();
  const early = await add({ completedDays: allDays.slice(0, 57) });
  const refused = await staff.post("/certificates", { id: early._id });
  expect([refused.status, await refused.json()]).toEqual([409, { error: "This student has days left to complete." }]);
  await staff.post("/students/progress", { id: early._id, completedDays: allDays });
  expect((await issue(early)).title).toBe("58 Days Course");
  const phase = await add({ course: "basic", completedDays: allDays.slice(0, 21) });
  expect((await issue(phase)).title).toBe("Beginner Phase");
  expect((await staff.post("/certificates", { id: "nobody" })).status).toBe(404);
});

test.for(engines)("everybody who has finished gets one, and none twice (%s)", async (engine) => {
  const { staff, add, issue } = await start(engine);
  const [asha] = [await add({}), await add({ name: "Ravi" }), await add({ name: "New", completedDays: [1] })];
  await issue(asha);
  const gone = await add({ name: "Gone" });
  await staff.post("/students/delete", { id: gone._id });
  const counts = async () => (await staff.post("/certificates/all", { isNamePublic: true })).json();
  expect(await counts()).toEqual({ issued: 1, before: 1 });
  expect(await counts()).toEqual({ issued: 0, before: 2 });
});

test.for(engines)("a revoked one stays revoked; the next is another one (%s)", async (engine) => {
  const { site, staff, add, issue, listOf } = await start(engine);
  const asha = await add({});
  const first = await issue(asha, { name: "आशा राव", isNamePublic: true });
  expect(first).toMatchObject({ name: "आशा राव", isNamePublic: true });
  expect((await staff.post("/certificates/revoke", { id: first.id })).status).toBe(200);
  expect((await staff.post("/certificates/revoke", { id: first.id })).status).toBe(404);
  const renamed = await staff.post("/certificates/name", { id: first.id, name: "Asha", isNamePublic: true });
  expect(renamed.status).toBe(404);
  site.clock.advance(1000);
  const second = await issue(asha);
  expect(second.id).not.toBe(first.id);
  expect((await listOf(asha)).map(({ id, revokedAt }) => [id, revokedAt !== null])).toEqual([
    [second.id, false],
    [first.id, true],
  ]);
  const { changes } = (await (await staff.ask(`/staff/timeline?subject=student&id=${asha._id}`)).json()) as {
    changes: Change[];
  };
  expect(changes.map(({ what, by }) => [what, by])).toEqual(
    expect.arrayContaining([
      ["certified", "Meera"],
      ["certificate-revoked", "Meera"],
    ]),
  );
});

test("the name is spelled as asked for, by staff or by the student it belongs to", async () => {
  const { site, staff, add, issue } = await start();
  const asha = await add({});
  const { id } = await issue(asha);
  const named = await staff.post("/certificates/name", { id, name: "  Asha R. ", isNamePublic: true });
  expect(await named.json()).toMatchObject({ name: "Asha R.", isNamePublic: true });
  const bad = await staff.post("/certificates/name", { id, name: "x".repeat(201), isNamePublic: true });
  expect(bad.status).toBe(400);
  const own = { id, name: "ஆஷா", isNamePublic: false };
  const other = await saveCertificateName(site.db, { ...own, studentId: "somebody-else" }, site.now());
  expect(other).toBeUndefined();
  expect(await saveCertificateName(site.db, { ...own, studentId: asha._id }, site.now())).toMatchObject(own);
});

test.for(engines)("erasing the person revokes it and removes the name everywhere (%s)", async (engine) => {
  const { site, staff, add, issue } = await start(engine);
  const asha = await add({ email: "asha@example.com" });
  const { id } = await issue(asha, { name: "Ashalatha Unmistakable", isNamePublic: true });
  const file = await (await staff.ask("/staff/person.json?contact=asha@example.com")).text();
  expect(file).toContain("Ashalatha Unmistakable");
  expect(file).toContain(id);
  const contact = "asha@example.com";
  expect((await staff.post("/staff/person/erase", { contact, confirm: contact })).status).toBe(200);
  const row = await findCertificate(site.db, id);
  expect(row).toMatchObject({ name: "", student_id: null, revoked_at: site.now().toISOString() });
  expect(await dumpTables(site.db)).not.toContain("Unmistakable");
});

test.for(engines)(
  "by age the name goes and the certificate stays valid; deleted for good it is revoked (%s)",
  async (engine) => {
    const { site, staff, add, issue } = await start(engine);
    const [asha, ravi] = [await add({}), await add({ name: "Ravi" })];
    const [kept, deleted] = [await issue(asha), await issue(ravi)];
    await staff.post("/students/delete", { id: ravi._id });
    site.clock.advance(2 * month);
    await purgeDeleted(site.db, site.now());
    expect(await findCertificate(site.db, deleted.id)).toMatchObject({
      name: "",
      revoked_at: site.now().toISOString(),
    });
    await eraseExpired(site.db, 1, site.now());
    expect(await findCertificate(site.db, kept.id)).toMatchObject({ name: "", student_id: null, revoked_at: null });
  },
);

test("staff hand over the paper with the name, also where it is not public", async () => {
  const { staff, add, issue } = await start();
  const { id } = await issue(await add({}));
  const paper = await staff.ask(`/certificates/paper?id=${id}`);
  expect([paper.status, paper.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect((await paper.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  await staff.post("/certificates/revoke", { id });
  expect((await staff.ask(`/certificates/paper?id=${id}`)).status).toBe(404);
});

test("without a session nobody issues or lists any", async () => {
  const { site } = await start();
  const stranger = createClient(site);
  expect((await stranger.ask("/certificates?id=1")).status).toBe(401);
  expect((await stranger.post("/certificates/all", {})).status).toBe(401);
});
