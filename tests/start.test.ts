import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { freePort } from "./support/free-port.ts";

// These start the built server as `npm run serve` does; `npm test` builds before.
function startServer(env: Record<string, string>) {
  const child = spawn(process.execPath, ["scripts/serve.ts"], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output.stderr += chunk.toString()));
  const exit = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const listening = new Promise<void>((resolve) =>
    child.stdout.on("data", () => output.stdout.includes('"event":"listening"') && resolve()),
  );
  return { child, output, exit, listening };
}

test("a bad setting ends the start with one line that names it", async () => {
  const { output, exit } = startServer({ PORT: "eighty" });
  expect(await exit).toBe(1);
  expect(output.stderr).toBe("Bad setting: PORT must be a port number\n");
});

test("a taken port ends the start with one line", async () => {
  const other = createServer().listen(0);
  await new Promise((resolve) => other.once("listening", resolve));
  const { port } = other.address() as AddressInfo;
  const { output, exit } = startServer({ PORT: String(port) });
  expect(await exit).toBe(1);
  expect(output.stderr).toBe(`Port ${port} is taken: set PORT to another one.\n`);
  other.close();
});

test.each(["SIGTERM", "SIGINT"] as const)("%s ends the server with what is under way finished", async (signal) => {
  const port = await freePort();
  const { child, exit, listening } = startServer({ PORT: String(port) });
  await listening;
  const answers = Promise.all(
    Array.from({ length: 20 }, async () => (await fetch(`http://localhost:${port}/`)).text()),
  );
  const bodies = await answers;
  child.kill(signal);
  expect(await exit).toBe(0);
  expect(bodies.every((body) => body.endsWith("</html>"))).toBe(true);
});

test("the site's address is a setting: another one needs no change of code", async () => {
  const port = await freePort();
  const { child, exit, listening } = startServer({ PORT: String(port), SITE_URL: "https://course.example" });
  await listening;
  const response = await fetch(`http://localhost:${port}/pricing`);
  expect(await response.text()).toContain('<link rel="canonical" href="https://course.example/pricing"');
  expect(response.headers.get("strict-transport-security")).toContain("max-age=31536000");
  child.kill();
  await exit;
});

test("no address makes the site print what a visitor typed", async () => {
  const port = await freePort();
  const { child, output, exit, listening } = startServer({ PORT: String(port), LOG_LEVEL: "debug" });
  await listening;
  const canary = "Ravi-Iyer-98765";
  for (const address of [
    `blog/%E0-${canary}`,
    `blog/${canary}%`,
    `%E0%A4%A/${canary}`,
    `blog?category=%E0${canary}`,
    `${canary}.data`,
    `blog/%E0${canary}.data`,
    `sent?reference=${canary}%`,
    `api/blog/%E0${canary}`,
    `api/blog/list?category=%E0${canary}&limit=${canary}`,
  ]) {
    const { status } = await fetch(`http://localhost:${port}/${address}`, {
      redirect: "manual",
      headers: { cookie: `staff-browser=%E0${canary}`, "x-forwarded-for": canary },
    });
    expect(status, address).toBeLessThan(500);
  }
  child.kill();
  await exit;
  expect(output.stdout + output.stderr).not.toContain(canary);
});
