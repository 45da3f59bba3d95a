import { execFile } from "node:child_process";
import crypto from "node:crypto";
import { existsSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { promisify } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import { closedEnvironment } from "#tests/support/closed-environment.ts";
import { createClient, signedInClient, staffPin } from "#tests/support/staff-client.ts";
import {
  createClock,
  createTestDatabase,
  engines,
  testDelivery,
  testServices,
  type Engine,
} from "#tests/support/test-services.ts";
import type { Services } from "../../services.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const env = { STAFF_PIN: staffPin, TRUST_PROXY: "1" };
const start = (engine: Engine, options: Parameters<typeof testServices>[1] = {}) =>
  testServices(engine, { ...options, env: { ...env, ...options.env } });
const from = (address: string) => ({ "x-forwarded-for": address });
const outcome = async (response: Response) => [response.status, await response.json()];
const invalid = [401, { error: "Invalid PIN. Please try again." }];

test.for(engines)("a right PIN opens a session that lasts 30 days and ends by sign-out (%s)", async (engine) => {
  const site = await start(engine);
  const staff = createClient(site);
  expect(await outcome(await staff.ask("/staff/session"))).toEqual([401, { error: "Please sign in." }]);
  expect((await staff.signIn()).status).toBe(204);
  expect((await staff.ask("/staff/session")).status).toBe(204);
  const [stored] = await site.db.selectFrom("staff_sessions").selectAll().execute();
  expect([...staff.cookies.values()]).not.toContain(stored?.token_digest);
  site.clock.advance(30 * day - minute);
  expect((await staff.ask("/staff/session")).status).toBe(204);
  site.clock.advance(2 * minute);
  expect((await staff.ask("/staff/session")).status).toBe(401);
  await staff.signIn();
  const copy = createClient(site);
  for (const [name, value] of staff.cookies) copy.cookies.set(name, value);
  expect((await staff.signOut()).status).toBe(204);
  expect((await staff.ask("/staff/session")).status).toBe(401);
  expect((await copy.ask("/staff/session")).status).toBe(401);
});

test("the cookies are closed to scripts and other sites, and bound to the host over https", async () => {
  const site = await start("sqlite");
  const secure = (await createClient(site).signIn()).headers.getSetCookie();
  expect(secure).toHaveLength(2);
  for (const cookie of secure) expect(cookie).toMatch(/^__Host-.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  expect(secure[0]).toContain("Max-Age=2592000");
  const plain = (await createClient(site, "http://localhost:3000").signIn()).headers.getSetCookie();
  expect(plain).toHaveLength(2);
  for (const cookie of plain) expect(cookie).toMatch(/^staff-\w+=.*; Path=\/; HttpOnly; SameSite=Strict$/);
});

test("a forged or changed cookie opens nothing", async () => {
  const site = await start("sqlite");
  const staff = await signedInClient(site);
  const [name = "", token = ""] = [...staff.cookies][0] ?? [];
  expect(token.length).toBeGreaterThan(20);
  for (let index = 0; index < token.length; index += 1) {
    const flipped = token.slice(0, index) + (token[index] === "A" ? "B" : "A") + token.slice(index + 1);
    staff.cookies.set(name, flipped);
    expect((await staff.ask("/staff/session")).status).toBe(401);
  }
  staff.cookies.set(name, token);
  expect((await staff.ask("/staff/session")).status).toBe(204);
});

test.for(["%C3%A9".repeat(43), "\u00e9".repeat(43), "%E0%A4%A", "", ".".repeat(9), "a".repeat(3000)])(
  "a cookie of any text makes its sender a stranger, never an error (%#)",
  async (signature) => {
    const site = await start("sqlite");
    const client = createClient(site);
    client.cookies.set("__Host-staff-browser", `${crypto.randomUUID()}.${signature}`);
    client.cookies.set("__Host-staff-session", signature);
    expect((await client.ask("/staff/session")).status).toBe(401);
    expect(await outcome(await client.signIn("0000"))).toEqual(invalid);
  },
);

test.for(engines)("the sixth wrong try of an address waits, and so does a right one (%s)", async (engine) => {
  const site = await start(engine);
  const guesser = createClient(site);
  for (let guess = 0; guess < 5; guess += 1) {
    expect(await outcome(await guesser.signIn(`000${guess}`, from("203.0.113.7")))).toEqual(invalid);
    site.clock.advance(minute);
  }
  const refused = await guesser.signIn("0006", from("203.0.113.7"));
  expect(await outcome(refused)).toEqual([429, { error: "Too many tries. Please wait 10 minutes." }]);
  expect(refused.headers.get("retry-after")).toBe("600");
  expect((await guesser.signIn(staffPin, from("198.51.100.1, 203.0.113.7"))).status).toBe(429);
  expect((await createClient(site).signIn(staffPin, from("203.0.113.8"))).status).toBe(204);
  site.clock.advance(10 * minute);
  expect((await guesser.signIn(staffPin, from("203.0.113.7"))).status).toBe(204);
});

test.for(engines)("tries sent all at once are counted one by one (%s)", async (engine) => {
  const site = await start(engine);
  const tries = Array.from({ length: 40 }, (_, n) => createClient(site).signIn(`${1000 + n}`, from("203.0.113.7")));
  const statuses = (await Promise.all(tries)).map((response) => response.status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(35);
});

test.for(engines)("a hundred tries a day in all, across instances and restarts (%s)", async (engine) => {
  const clock = createClock();
  const databaseUrl = await createTestDatabase(engine);
  const instances = [await start(engine, { databaseUrl, clock }), await start(engine, { databaseUrl, clock })];
  let gained = 0;
  for (let address = 0; address < 130; address += 1) {
    if (address === 60) instances.push(await start(engine, { databaseUrl, clock }));
    const site = instances[address % instances.length];
    if (!site) continue;
    const { status } = await createClient(site).signIn("0000", from(`203.0.113.${address}`));
    if (status === 401) gained += 1;
    clock.advance(minute);
  }
  expect(gained).toBe(100);
  const [site] = instances;
  if (!site) return;
  const locked = await createClient(site).signIn(staffPin, from("192.0.2.1"));
  expect(locked.status).toBe(429);
  expect(Number(locked.headers.get("retry-after"))).toBe(24 * 3600 - 130 * 60);
  clock.advance(day);
  expect((await createClient(site).signIn(staffPin, from("192.0.2.1"))).status).toBe(204);
});

test("strangers who come back every day get fewer tries each day, and the team is told", async () => {
  const site = await testDelivery("sqlite", { env });
  const triesOfDay = async () => {
    let gained = 0;
    const tryNext = () => createClient(site).signIn("0000", from(`203.0.113.${gained}`));
    while ((await tryNext()).status === 401) gained += 1;
    site.clock.advance(day);
    return gained;
  };
  const days: number[] = [];
  for (let count = 0; count < 12; count += 1) days.push(await triesOfDay());
  expect(days).toEqual([100, 25, 25, 12, 12, 12, 12, 12, 6, 6, 6, 6]);
  // Whose attempts they were is not kept.
  const { whose } = await site.db
    .selectFrom("pin_tries")
    .select((eb) => eb.fn.count("who").distinct().as("whose"))
    .executeTakeFirstOrThrow();
  expect(Number(whose)).toBeLessThan(20);
  await site.outbox.deliverDue();
  const told = site.chat.arrivals.map(({ message }) => message.embeds[0]);
  expect(told.map((embed) => embed?.title)).toEqual(Array.from({ length: 12 }, () => "Staff PIN"));
  expect(JSON.stringify(told[0])).toContain("used up today's wrong tries");
  site.clock.advance(30 * day);
  expect(await triesOfDay()).toBe(100);
});

test("a token that was made up or has ended costs no query, and only who has no session is limited", async () => {
  const site = await start("sqlite");
  const staff = await signedInClient(site);
  const ended = await signedInClient(site);
  const [name = "", token = ""] = [...ended.cookies][0] ?? [];
  await ended.signOut();
  ended.cookies.set(name, token);
  expect((await ended.ask("/requests")).status).toBe(401);
  const invented = createClient(site);
  invented.cookies.set(
    name,
    token.replace(/.$/, (last) => (last === "A" ? "B" : "A")),
  );
  const queries = vi.spyOn(site.db, "selectFrom");
  const deletes = vi.spyOn(site.db, "deleteFrom");
  const statuses: number[] = [];
  for (let count = 0; count < 200; count += 1) {
    statuses.push((await invented.ask("/staff/session")).status, (await ended.ask("/requests")).status);
  }
  expect([statuses.slice(0, 290).every((status) => status === 401), statuses.at(-1)]).toEqual([true, 429]);
  expect((await invented.signOut()).status).toBe(204);
  expect(queries).not.toHaveBeenCalled();
  expect(deletes).not.toHaveBeenCalled();
  expect((await staff.ask("/staff/session")).status).toBe(204);
});

test.for(engines)("strangers lock out neither an open session nor a known browser (%s)", async (engine) => {
  const site = await start(engine);
  const staff = await signedInClient(site);
  for (let address = 0; address < 110; address += 1) {
    await createClient(site).signIn("0000", from(`203.0.113.${address}`));
  }
  expect((await createClient(site).signIn(staffPin, from("192.0.2.1"))).status).toBe(429);
  expect((await staff.ask("/students")).status).toBe(200);
  await staff.signOut();
  expect((await staff.signIn()).status).toBe(204);
  await staff.signOut();
  for (let guess = 0; guess < 5; guess += 1) expect((await staff.signIn("0000")).status).toBe(401);
  expect((await staff.signIn()).status).toBe(429);
});

test("a known browser has 20 wrong tries a day, however often it gets it right in between", async () => {
  const site = await start("sqlite");
  const staff = await signedInClient(site);
  let gained = 0;
  for (let round = 0; round < 10; round += 1) {
    for (let guess = 0; guess < 4; guess += 1) if ((await staff.signIn("0000")).status === 401) gained += 1;
    await staff.signIn();
    site.clock.advance(15 * minute);
  }
  expect(gained).toBe(20);
});

test("a success forgives its address, but not the shared limit", async () => {
  const site = await start("sqlite");
  let gained = 0;
  for (let round = 0; round < 40; round += 1) {
    const address = from(`203.0.113.${round % 10}`);
    for (let guess = 0; guess < 4; guess += 1) {
      if ((await createClient(site).signIn("0000", address)).status === 401) gained += 1;
    }
    await createClient(site).signIn(staffPin, address);
  }
  expect(gained).toBe(100);
});

test.for(engines)("one patient address locks out only itself (%s)", async (engine) => {
  const site = await start(engine);
  let gained = 0;
  for (let round = 0; round < 40; round += 1) {
    for (let guess = 0; guess < 5; guess += 1) {
      if ((await createClient(site).signIn("0000", from("203.0.113.7"))).status === 401) gained += 1;
    }
    site.clock.advance(15 * minute);
  }
  expect(gained).toBe(20);
  expect((await createClient(site).signIn(staffPin, from("203.0.113.7"))).status).toBe(429);
  expect((await createClient(site).signIn(staffPin, from("203.0.113.8"))).status).toBe(204);
});

async function lockOutStrangers(site: Services) {
  for (let address = 0; address < 110; address += 1) {
    await createClient(site).signIn("0000", from(`203.0.113.${address}`));
  }
  expect((await createClient(site).signIn(staffPin, from("192.0.2.1"))).status).toBe(429);
}

/** The same browser at a site that was started anew. */
function returnTo(site: Services, earlier: ReturnType<typeof createClient>) {
  const client = createClient(site);
  for (const [name, value] of earlier.cookies) client.cookies.set(name, value);
  return client;
}

test.for(engines)("a new PIN starts clean, and the old one stays locked (%s)", async (engine) => {
  const databaseUrl = await createTestDatabase(engine);
  await lockOutStrangers(await start(engine, { databaseUrl }));
  const changed = await start(engine, { databaseUrl, env: { STAFF_PIN: "abcd" } });
  expect((await createClient(changed).signIn("abcd", from("203.0.113.1"))).status).toBe(204);
  const back = await start(engine, { databaseUrl });
  expect((await createClient(back).signIn(staffPin, from("192.0.2.1"))).status).toBe(429);
});

test.for(engines)("the owner's command unlocks the PIN while the site runs (%s)", async (engine) => {
  const site = await start(engine);
  await lockOutStrangers(site);
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/unlock-staff-pin.ts"], {
    env: closedEnvironment({ DATABASE_URL: site.databaseUrl }),
  });
  expect(stdout).toMatch(/^Unlocked\./);
  expect((await createClient(site).signIn(staffPin, from("192.0.2.1"))).status).toBe(204);
});

test("the owner's command makes no new database where there is none", async () => {
  const databaseUrl = await createTestDatabase("sqlite");
  const unlocked = promisify(execFile)(process.execPath, ["scripts/unlock-staff-pin.ts"], {
    env: closedEnvironment({ DATABASE_URL: databaseUrl }),
  });
  await expect(unlocked).rejects.toThrow("Nothing was unlocked: there is no database");
  expect(existsSync(databaseUrl.slice("file:".length))).toBe(false);
});

test("forged addresses gain nothing without a proxy, whatever RATE_LIMIT says", async () => {
  const site = await start("sqlite", { env: { TRUST_PROXY: "0", RATE_LIMIT: "off" } });
  const statuses: number[] = [];
  for (let n = 0; n < 20; n += 1) statuses.push((await createClient(site).signIn("0000", from(`10.0.0.${n}`))).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
});

test.for(engines)("a changed PIN ends every session, for good (%s)", async (engine) => {
  const databaseUrl = await createTestDatabase(engine);
  const staff = await signedInClient(await start(engine, { databaseUrl }));
  const changed = await start(engine, { databaseUrl, env: { STAFF_PIN: "abcd" } });
  expect((await returnTo(changed, staff).ask("/students")).status).toBe(401);
  const back = await start(engine, { databaseUrl });
  expect((await returnTo(back, staff).ask("/students")).status).toBe(401);
});

test.for(engines)("strangers do not shut out a browser that signed in with an earlier PIN (%s)", async (engine) => {
  const databaseUrl = await createTestDatabase(engine);
  const staff = await signedInClient(await start(engine, { databaseUrl }));
  const changed = await start(engine, { databaseUrl, env: { STAFF_PIN: "abcd" } });
  await lockOutStrangers(changed);
  const returning = returnTo(changed, staff);
  expect((await returning.signIn(staffPin)).status).toBe(401);
  expect((await returning.signIn("abcd")).status).toBe(204);
  await returning.signOut();
  for (let guess = 0; guess < 5; guess += 1) expect((await returning.signIn("0000")).status).toBe(401);
  expect((await returning.signIn("abcd")).status).toBe(429);
});

test("browsers that signed in with an earlier PIN share 20 tries a day, however many they are", async () => {
  const databaseUrl = await createTestDatabase("sqlite");
  const first = await start("sqlite", { databaseUrl });
  const former: ReturnType<typeof createClient>[] = [];
  for (let count = 0; count < 15; count += 1) former.push(await signedInClient(first));
  const changed = await start("sqlite", { databaseUrl, env: { STAFF_PIN: "abcd" } });
  let gained = 0;
  for (const earlier of former) {
    const returning = returnTo(changed, earlier);
    for (let guess = 0; guess < 3; guess += 1) if ((await returning.signIn("0000")).status === 401) gained += 1;
  }
  expect(gained).toBe(20);
  expect((await createClient(changed).signIn("abcd", from("192.0.2.1"))).status).toBe(204);
});

test.for(engines)("without a set PIN the first start makes one, prints it once and stores it (%s)", async (engine) => {
  const databaseUrl = await createTestDatabase(engine);
  // Two connections of one process cannot wait for each other on SQLite.
  const starts = [() => testServices(engine, { databaseUrl }), () => testServices(engine, { databaseUrl })] as const;
  const [first, other] =
    engine === "postgres" ? await Promise.all([starts[0](), starts[1]()]) : [await starts[0](), await starts[1]()];
  const printed = [...first.printed, ...other.printed];
  expect(printed).toHaveLength(1);
  const [, pin = ""] = printed[0]?.match(/^Staff PIN: (\d{4}) /) ?? [];
  const later = await testServices(engine, { databaseUrl });
  expect(later.printed).toEqual([]);
  expect((await createClient(later).signIn(pin)).status).toBe(204);
  expect([...first.lines, ...other.lines, ...later.lines].join("")).not.toContain(pin);
  const settings = await later.db.selectFrom("settings").selectAll().execute();
  expect(settings.map((row) => row.value)).not.toContain(pin);
});

test("refuses what is no PIN, and says which methods there are", async () => {
  const site = await start("sqlite");
  const client = createClient(site);
  expect(await outcome(await client.signIn("24680"))).toEqual(invalid);
  expect(await outcome(await client.signIn(""))).toEqual(invalid);
  for (const pin of [2468, null, ["2468"], { $ne: 1 }, "2".repeat(101)]) {
    expect((await client.post("/staff/session", { pin })).status).toBe(400);
  }
  const form = { "content-type": "application/x-www-form-urlencoded" };
  expect((await client.post("/staff/session", "pin=2468", form)).status).toBe(415);
  expect((await client.post("/staff/session", { pin: staffPin }, { origin: "https://evil.example" })).status).toBe(403);
  expect((await client.ask("/staff/session", { method: "PUT" })).headers.get("allow")).toBe("GET, POST, PATCH, DELETE");
  expect(site.lines.join("")).not.toContain(staffPin);
});

const nameOf = async (staff: ReturnType<typeof createClient>) => (await (await staff.ask("/staff/name")).json()).name;

test.for(engines)("a session carries the name it was given, until its end (%s)", async (engine) => {
  const site = await start(engine);
  const staff = createClient(site);
  expect((await staff.ask("/staff/name")).status).toBe(401);
  expect((await staff.patch("/staff/session", { name: "Asha" })).status).toBe(401);
  expect((await staff.post("/staff/session", { pin: staffPin, name: "  Zoë 😀 O'Neil <b> " })).status).toBe(204);
  expect(await nameOf(staff)).toBe("Zoë 😀 O'Neil <b>");
  expect((await staff.ask("/staff/session")).status).toBe(204);
  const other = await signedInClient(site, "Binu");
  expect((await staff.patch("/staff/session", { name: "आशा" })).status).toBe(204);
  expect([await nameOf(staff), await nameOf(other)]).toEqual(["आशा", "Binu"]);
  expect((await staff.patch("/staff/session", { name: " " })).status).toBe(204);
  expect(await nameOf(staff)).toBe("");
  await staff.signOut();
  expect((await staff.ask("/staff/name")).status).toBe(401);
  expect((await staff.signIn()).status).toBe(204);
  expect(await nameOf(staff)).toBe("");
  expect(site.lines.join("")).not.toMatch(/Zoë|Binu|आशा/);
});

test.for(engines)(
  "a bad name is refused by name, costs no try and tells nothing about the PIN (%s)",
  async (engine) => {
    const site = await start(engine);
    const staff = await signedInClient(site, "Asha");
    const stranger = createClient(site);
    const long = "The name must have at most 60 characters";
    const plain = "The name must be plain text";
    const bad: [unknown, string][] = [
      ["a".repeat(61), long],
      ["a\0b", plain],
      ["a\r\nset-cookie: b=c", plain],
      ["\u001B[31m", plain],
      ["\u0085x\u0085y", plain],
      ["Asha \u202E nuniB", plain],
      ["\u3164", plain],
      ["\u2800", plain],
      ["\u200B\u2060", plain],
      [7, "The name must be a text"],
      [null, "The name must be a text"],
      [{ $ne: "" }, "The name must be a text"],
    ];
    for (const [name, error] of bad) {
      const responses = [
        await stranger.post("/staff/session", { pin: staffPin, name }),
        await stranger.post("/staff/session", { pin: "0000", name }),
        await staff.patch("/staff/session", { name }),
      ];
      for (const response of responses) {
        expect(await outcome(response)).toEqual([400, { error }]);
        expect(response.headers.getSetCookie()).toEqual([]);
      }
    }
    expect(await outcome(await staff.patch("/staff/session", {}))).toEqual([400, { error: "The name must be a text" }]);
    expect(await site.db.selectFrom("pin_tries").selectAll().execute()).toEqual([]);
    expect(await nameOf(staff)).toBe("Asha");
    expect((await stranger.post("/staff/session", { pin: staffPin, name: "a".repeat(60) })).status).toBe(204);
  },
);

test.for(engines)("a session that an older instance has saved has no name (%s)", async (engine) => {
  const site = await start(engine);
  const staff = createClient(site);
  const token = site.staff.issueToken();
  await site.db
    .insertInto("staff_sessions")
    .values({
      token_digest: site.staff.verifyAndHashToken(token) ?? "",
      pin_digest: site.staff.pinHash,
      expires_at: "2027-01-01T00:00:00.000Z",
    })
    .execute();
  staff.cookies.set("__Host-staff-session", token);
  expect(await nameOf(staff)).toBe("");
});

test("a PIN is compared by digests, in a time that does not tell where it is wrong", async () => {
  const { staff } = await start("sqlite");
  const compare = vi.spyOn(crypto, "timingSafeEqual");
  syncBuiltinESMExports();
  onTestFinished(() => {
    compare.mockRestore();
    syncBuiltinESMExports();
  });
  const pins = ["", "0", "0468", "2460", "2468".repeat(50), staffPin];
  expect(pins.map(staff.isRightPin)).toEqual([false, false, false, false, false, true]);
  expect(compare.mock.calls.map(([given, right]) => [given.byteLength, right.byteLength])).toEqual(
    pins.map(() => [32, 32]),
  );
});
