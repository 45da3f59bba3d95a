import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { securityHeadersMiddleware } from "./response-headers.ts";
import { staticFilesMiddleware } from "./static-files.ts";

function serve(files: readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), "static-files-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(path.join(folder, "assets"));
  for (const file of files) writeFileSync(path.join(folder, file), "1");
  return new Hono().use(securityHeadersMiddleware({ siteUrl: "http://site.test" }), staticFilesMiddleware(folder));
}

test("one file alone may compile WebAssembly: the worker of the lesson, which can load nothing", async () => {
  const others = ["assets/site-a1B2.js", "assets/my-python-worker-a1.js", "python-worker-a1.js", "assets/python.wasm"];
  const app = serve(["assets/python-worker-a1_B-2.js", ...others]);
  const policyOf = async (file: string) => (await app.request(`/${file}`)).headers.get("content-security-policy") ?? "";
  expect(await policyOf("assets/python-worker-a1_B-2.js")).toMatch(
    /^default-src 'none';.*frame-ancestors 'none';.*; script-src 'wasm-unsafe-eval'$/,
  );
  for (const file of others) expect(await policyOf(file), file).not.toContain("unsafe");
});

test("WebAssembly is served as such and for ever", async () => {
  const { headers } = await serve(["assets/python-a1.wasm"]).request("/assets/python-a1.wasm");
  expect([headers.get("content-type"), headers.get("cache-control")]).toEqual([
    "application/wasm",
    "public, max-age=31536000, immutable",
  ]);
});
