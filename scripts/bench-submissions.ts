import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Behaviour, startFakeTeamChat } from "../tests/support/fake-team-chat.ts";
import { findFreePort } from "../tests/support/postgres.ts";
import { order, postJson } from "../tests/support/sample-requests.ts";

const submissions = 200;

/** How fast a submission is answered while the team chat behaves in one way. */
async function measure(behaviour: Behaviour) {
  const folder = mkdtempSync(path.join(tmpdir(), "site-bench-"));
  const chat = await startFakeTeamChat({ behave: () => behaviour });
  const url = `http://127.0.0.1:${await findFreePort()}`;
  const server = spawn(process.execPath, ["scripts/serve.ts"], {
    env: {
      ...process.env,
      PORT: new URL(url).port,
      DATABASE_URL: `file:${path.join(folder, "site.db")}`,
      ENROLLMENT_WEBHOOK_URL: chat.urlOf("enrollment"),
      RATE_LIMIT: "off",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  try {
    await waitUntilUp(url);
    const times: number[] = [];
    for (let index = 0; index < submissions; index++) {
      const started = performance.now();
      const response = await fetch(`${url}/api/enrollments`, postJson(order));
      await response.text();
      if (response.status !== 201) throw new Error(`a submission was answered ${response.status}`);
      times.push(performance.now() - started);
    }
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
    return { median: at(0.5), p99: at(0.99) };
  } finally {
    await end(server);
    await chat.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function waitUntilUp(url: string) {
  for (let attempt = 0; attempt < 400; attempt++) {
    if ((await fetch(`${url}/healthz`).catch(() => undefined))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("the server did not start");
}

async function end(server: ChildProcess) {
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGTERM");
  await ended;
}

/** Answering waits for the database alone: a chat that hangs must change nothing a visitor could notice. */
export async function benchSubmissions() {
  process.stdout.write(`\nAnswering a submission, ${submissions} one after the other\n`);
  for (const [name, behaviour] of [
    ["healthy chat", "normal"],
    ["chat that hangs", "hang"],
    ["chat that answers 500", { status: 500 }],
  ] as const) {
    const { median, p99 } = await measure(behaviour);
    process.stdout.write(`${name.padEnd(26)}median ${median.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms\n`);
  }
}
