import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import * as v from "valibot";
import { readConfig, settingsSchema } from "#server/config.ts";
import { findOrInstallNginx, startNginx } from "./support/nginx.ts";

// Without Docker, these files can still be checked against the project they refer to.
const packageScripts = Object.keys(
  v.parse(
    v.pipe(v.string(), v.parseJson(), v.object({ scripts: v.record(v.string(), v.string()) })),
    readFileSync("package.json", "utf8"),
  ).scripts,
);
const dockerfile = readFileSync("Dockerfile", "utf8").split("\n");
const nginx = readFileSync("deploy/nginx.conf", "utf8");
const composeSchema = v.object({
  services: v.record(
    v.string(),
    v.looseObject({
      build: v.optional(v.string()),
      image: v.optional(v.string()),
      environment: v.optional(v.record(v.string(), v.string())),
      volumes: v.optional(v.array(v.string())),
      ports: v.optional(v.array(v.string())),
    }),
  ),
});
const { services } = v.parse(composeSchema, parse(readFileSync("compose.yaml", "utf8"), { merge: true }));

test("the image is made by the project's own commands, of files that exist", () => {
  const copied = dockerfile.flatMap((line) => /^COPY (?!--from)(.+) \S+$/.exec(line)?.[1]?.split(" ") ?? []);
  expect(copied.filter((file) => !existsSync(file))).toEqual([]);
  const npmRuns = dockerfile.flatMap((line) => /^RUN npm run (\S+)/.exec(line)?.[1] ?? []);
  expect(npmRuns).toEqual(["build"]);
  expect(packageScripts).toContain("build");
  const started = /^CMD (\[.+\])$/m.exec(dockerfile.join("\n"))?.[1] ?? "[]";
  const serve = v.parse(
    v.object({ serve: v.string() }),
    JSON.parse(readFileSync("package.json", "utf8")).scripts,
  ).serve;
  expect(serve).toBe(JSON.parse(started).join(" "));
});

test("nothing private and nothing built goes into the image", () => {
  const ignored = readFileSync(".dockerignore", "utf8").trim().split("\n");
  expect(ignored).toEqual(expect.arrayContaining([".git", ".env", "data", "backups", "node_modules", "build"]));
});

test("the composed instances have valid settings, behind one proxy, on one database", () => {
  const sites = Object.entries(services).filter(([, { build }]) => build);
  expect(sites.map(([name]) => name)).toEqual(["site-1", "site-2"]);
  for (const [name, { environment = {} }] of sites) {
    const filled = Object.entries(environment).map(([setting, value]) => [
      setting,
      value
        .replace(/\$\{STAFF_PIN\b[^}]*\}/, "abcd")
        .replace(/\$\{\w+:-([^}]*)\}/, "$1")
        .replaceAll(/\$\{[^}]*\}/g, "x"),
    ]);
    expect(environment["DATABASE_URL"], "a password may hold any character").not.toContain("$");
    const config = readConfig(Object.fromEntries(filled));
    expect(config).toMatchObject({ trustProxy: 1, port: 3000, database: { engine: "postgres" } });
    expect(nginx).toContain(`server ${name}:${config.port} `);
  }
  const mounted = services["nginx"]?.volumes?.map((volume) => volume.split(":")[0] ?? "") ?? [];
  expect(mounted.filter((file) => !existsSync(file))).toEqual([]);
  expect(services["nginx"]?.ports).toEqual(["8080:80"]);
  expect(nginx).toContain("listen 80;");
});

test("the composed instances get every setting of the .env file but where they listen", () => {
  const { PORT: _, HOST: __, ...passedOn } = settingsSchema.entries;
  for (const name of ["site-1", "site-2"]) {
    const { PGPASSWORD: ___, ...environment } = services[name]?.environment ?? {};
    expect(Object.keys(environment).toSorted()).toEqual(Object.keys(passedOn).toSorted());
  }
});

test("a script that one instance does not have is requested from the other", () => {
  expect(nginx).toMatch(
    /location \/assets\/ \{[^}]*proxy_next_upstream error timeout http_404;[^}]*proxy_pass http:\/\/site;/,
  );
});

test("the image can back up the composed database: pg_dump refuses a newer server than itself", () => {
  const client = dockerfile.flatMap((line) => /apt-get install .*\bpostgresql-client-(\d+)/.exec(line)?.[1] ?? []);
  expect(services["postgres"]?.image).toBe(`postgres:${client.join()}`);
});

test.skipIf(!findOrInstallNginx())("nginx passes imports on, and its logs do not tell whom staff look up", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "site-nginx-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const site = createServer(
    (httpRequest, httpResponse) => void httpRequest.resume().on("end", () => httpResponse.end()),
  );
  await once(site.listen(0, "127.0.0.1"), "listening");
  const { port } = site.address() as AddressInfo;
  const nginx = await startNginx(folder, [port, port]);
  onTestFinished(() => nginx.stop());
  const send = async (target: string, size: number) => {
    const body = "a".repeat(size);
    const response = await fetch(nginx.url + target, { method: "POST", body, headers: { connection: "close" } });
    return [response.status, await response.text()];
  };
  expect(await send("/api/students/import", 3_000_000)).toEqual([200, ""]);
  for (const target of ["/api/students/import", "/api/contact"]) {
    expect(await send(target, 5_000_000), target).toEqual([413, '{"error":"The request is too large"}']);
  }
  const lookUp = () =>
    Promise.all(
      ["/api/staff/person?contact=asha", "/api/requests?search=asha", "/sr?search=asha", "/sr"].map(
        async (target) =>
          (await fetch(nginx.url + target, { headers: { referer: `${nginx.url}/sr?search=asha` } })).status,
      ),
    );
  expect(await lookUp()).toEqual([200, 200, 200, 200]);
  for (const link of ["/my/asha", "/MY/asha", "/my;x/asha", "//my/asha", "/%6dy/asha"]) await fetch(nginx.url + link);
  site.close().closeAllConnections();
  expect(await lookUp()).toEqual([502, 502, 502, 502]);
  await nginx.stop();
  const logs = nginx.log() + readFileSync(path.join(folder, "access.log"), "utf8");
  expect(logs).toContain('"GET /api/staff/person" 502');
  expect(logs).not.toContain("asha");
});
