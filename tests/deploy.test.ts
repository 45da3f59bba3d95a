import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import * as v from "valibot";
import { readConfig, settingsSchema } from "#server/config.ts";

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
    expect(Object.keys(services[name]?.environment ?? {}).toSorted()).toEqual(Object.keys(passedOn).toSorted());
  }
});

test("a script that one instance does not have is requested from the other", () => {
  expect(nginx).toMatch(
    /location \/assets\/ \{[^}]*proxy_next_upstream error timeout http_404;[^}]*proxy_pass http:\/\/site;/,
  );
});
