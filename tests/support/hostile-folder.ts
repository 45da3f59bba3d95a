import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

const ownOfFolder = new Set([".env", ".git", "backups", "data"]);

/** The project as it lies on an owner's machine: with live settings in `.env`, each of which leaves a trace when it is used. */
export async function createHostileFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), "site-owner-"));
  for (const name of readdirSync(".").filter((name) => !ownOfFolder.has(name))) {
    symlinkSync(path.resolve(name), path.join(folder, name));
  }
  const calls: string[] = [];
  const recorder = createServer((httpRequest, response) => {
    calls.push(httpRequest.url ?? "");
    response.writeHead(200, { "content-type": "application/json" }).end('{"id":"1"}');
  });
  await new Promise<void>((resolve) => recorder.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    recorder.close();
    recorder.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  });
  const outside = `http://127.0.0.1:${(recorder.address() as AddressInfo).port}`;
  const databaseFile = path.join(folder, "owner.db");
  const settings = {
    SITE_URL: "https://owner.example",
    DATABASE_URL: `file:${databaseFile}`,
    STAFF_PIN: "9999",
    ENROLLMENT_WEBHOOK_URL: `${outside}/api/webhooks/1/enrollment`,
    CONTACT_WEBHOOK_URL: `${outside}/api/webhooks/1/contact`,
    AI_GATEWAY_URL: `${outside}/v1`,
    AI_GATEWAY_KEY: "owner-key",
    VITE_OWNER: "owner",
    PGPASSWORD: "owner",
    OPENAI_API_KEY: "owner-key",
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(path.join(folder, ".env"), lines.join(""));
  return { folder, settings, databaseFile, calls };
}
