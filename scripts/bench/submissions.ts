import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Behaviour, startFakeTeamChat } from "../../tests/support/fake-team-chat.ts";
import { contactMessage } from "../../tests/support/sample-requests.ts";
import { startSite } from "./start-site.ts";

const submissions = 300;
const parallel = 10;

/** How long a visitor waits for the answer, beside a chat that is well and beside one that hangs. */
export async function measureSubmissions() {
  const results = [];
  for (const behaviour of ["normal", "hang"] as const) results.push({ chat: behaviour, ...(await measure(behaviour)) });
  return results;
}

async function measure(behaviour: Behaviour) {
  const chat = await startFakeTeamChat({ behave: () => behaviour });
  const folder = mkdtempSync(path.join(tmpdir(), "course-site-bench-"));
  const site = await startSite({
    DATABASE_URL: `file:${folder}/site.db`,
    CONTACT_WEBHOOK_URL: chat.urlOf("contact"),
    RATE_LIMIT: "off",
    LOG_LEVEL: "info",
  });
  const waits: number[] = [];
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      for (let sent = 0; sent < submissions / parallel; sent += 1) {
        const start = performance.now();
        const response = await fetch(`${site.url}/api/contact`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(contactMessage),
        });
        if (response.status !== 201) throw new Error(`answered ${response.status}`);
        waits.push(performance.now() - start);
      }
    }),
  );
  await site.stop();
  await chat.stop();
  rmSync(folder, { recursive: true });
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1));
  return { median: at(0.5), p99: at(0.99) };
}
