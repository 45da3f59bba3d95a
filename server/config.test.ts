import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { SettingsError, readConfig, settingsSchema } from "./config.ts";

test("needs no setting at all", () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    siteUrl: "http://localhost:3000",
    database: { engine: "sqlite", file: "data/site.db" },
    webhooks: { enrollment: undefined, contact: undefined },
    isRateLimited: true,
    trustProxy: 0,
  });
});

test("reads every form of a database address", () => {
  const read = (value: string) => readConfig({ DATABASE_URL: value }).database;
  expect(read("file:///var/lib/site.db")).toEqual({ engine: "sqlite", file: "/var/lib/site.db" });
  expect(read("file:/var/lib/site.db")).toEqual({ engine: "sqlite", file: "/var/lib/site.db" });
  expect(read("postgres://user@host/site")).toEqual({ engine: "postgres", url: "postgres://user@host/site" });
  expect(read("postgresql://host/site")).toMatchObject({ engine: "postgres" });
});

test.for([
  ["PORT", "secret-value"],
  ["SITE_URL", "secret-value"],
  ["DATABASE_URL", "mysql://secret-value"],
  ["STAFF_PIN", "secret-value"],
  ["ENROLLMENT_WEBHOOK_URL", "secret-value"],
  ["CONTACT_WEBHOOK_URL", "ftp://secret-value"],
  ["CONTACT_WEBHOOK_URL", "https://user:secret-value@chat.example/hook"],
  ["WEBHOOK_FORMAT", "secret-value"],
  ...["secret-value", "whsec_secret-value", `whsec_${"secret-value".repeat(8)}=`].map(
    (secret) => ["WEBHOOK_SECRET", secret] as const,
  ),
  ["SMTP_URL", "https://secret-value"],
  ["SMTP_URL", "smtp:secret-value"],
  ...["secret-value", "Name <secret-value>", "N\r\nBcc: x <secret-value@mail.example>"].map(
    (from) => ["MAIL_FROM", from] as const,
  ),
  ["TEAM_EMAIL", "secret-value@mail.example\r\nBcc: b@mail.example"],
  ["RATE_LIMIT", "secret-value"],
  ["TRUST_PROXY", "secret-value"],
  ["LOG_LEVEL", "secret-value"],
  ["KEEP_QUESTIONS", "secret-value"],
  ...["0", "121", "1.5", "-3", "6 months", "secret-value"].map((months) => ["RETENTION_MONTHS", months] as const),
] as const)("names a bad %s and never its value", ([name, value]) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(name);
  expect(read).not.toThrow("secret-value");
});

test("signed webhooks need their secret", () => {
  expect(() => readConfig({ WEBHOOK_FORMAT: "standard" })).toThrow("WEBHOOK_SECRET");
  const WEBHOOK_SECRET = `whsec_${Buffer.alloc(24).toString("base64")}`;
  expect(readConfig({ WEBHOOK_FORMAT: "standard", WEBHOOK_SECRET })).toMatchObject({ webhookSecret: WEBHOOK_SECRET });
});

test("mail needs a server and a sender, and reads a password as it is written in addresses", () => {
  expect(readConfig({}).mail).toBeUndefined();
  expect(() => readConfig({ SMTP_URL: "smtp://mail.example" })).toThrow("MAIL_FROM");
  expect(() => readConfig({ TEAM_EMAIL: "team@mail.example" })).toThrow("SMTP_URL");
  const read = (SMTP_URL: string) => readConfig({ SMTP_URL, MAIL_FROM: "a@mail.example" }).mail;
  const server = { host: "mail.example", port: 587, isSecure: false, user: "me@x", password: "p:/@" };
  const from = { name: "", address: "a@mail.example" };
  expect(read("smtp://me%40x:p%3A%2F%40@mail.example")).toEqual({ server, from });
  expect(read("smtps://mail.example")?.server).toMatchObject({ port: 465, isSecure: true, user: "", password: "" });
});

test.for([
  ["Team <a@b.example>", "Team", "a@b.example"],
  ['"Asha, of the team"<a@b.example>', "Asha, of the team", "a@b.example"],
  [" 58 दिन  <a@b.example> ", "58 दिन", "a@b.example"],
  ["<a@b.example>", "", "a@b.example"],
])("the sender %s has its name and address", ([MAIL_FROM = "", name, address]) => {
  expect(readConfig({ SMTP_URL: "smtp://mail.example", MAIL_FROM }).mail?.from).toEqual({ name, address });
});

test("retention is off unless it is set", () => {
  expect(readConfig({}).retentionMonths).toBeNull();
  expect(["1", "99", "120"].map((RETENTION_MONTHS) => readConfig({ RETENTION_MONTHS }).retentionMonths)).toEqual([
    1, 99, 120,
  ]);
});

test("a site address loses its trailing slash and has no path", () => {
  expect(readConfig({ SITE_URL: "https://course.example/" }).siteUrl).toBe("https://course.example");
  expect(() => readConfig({ SITE_URL: "https://course.example/path" })).toThrow("SITE_URL");
});

test(".env.example lists every setting with its default", () => {
  const example = parseEnv(readFileSync(".env.example", "utf8"));
  expect(Object.keys(example).toSorted()).toEqual(Object.keys(settingsSchema.entries).toSorted());
  const defaults = Object.entries(settingsSchema.entries).map(([name, { default: value = "" }]) => [name, value]);
  expect(example).toEqual(Object.fromEntries(defaults));
});
