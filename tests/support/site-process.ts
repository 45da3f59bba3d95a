import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { allocatorEnv } from "../../scripts/built-site.js";
import { closedEnvironment } from "./closed-environment.ts";
import { freePort } from "./free-port.ts";

/** How tests start the built site: by a launcher that has no settings but these. */
export const siteCommand = (settings: Record<string, string>, nodeOptions: readonly string[] = []): string[] => [
  process.execPath,
  // As `npm run serve` does.
  "--min-semi-space-size=4",
  "--max-semi-space-size=4",
  "--expose-gc",
  ...nodeOptions,
  "tests/support/serve-built-site.js",
  ...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
];

/** A run that ends early must not leave a server behind. */
const running = new Set<ChildProcess>();
process.once("exit", () => running.forEach((child) => child.kill("SIGKILL")));

export type SiteProcess = Awaited<ReturnType<typeof createSiteProcess>>;

/** The built site as a process of its own, to be stopped or killed and started again on the same port. */
export async function createSiteProcess(settings: Record<string, string>, nodeOptions?: readonly string[]) {
  if (!existsSync("build/server/index.js")) throw new Error("There is no build yet: run `npm run build` first.");
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const defaults = { PORT: String(port), RATE_LIMIT: "off", LOG_LEVEL: "error" };
  const [program = "", ...args] = siteCommand({ ...defaults, ...settings }, nodeOptions);
  let child: ChildProcess | undefined;
  let ended = Promise.resolve<number | null>(null);
  let isEnding = false;
  let output = "";

  return {
    url,
    port,
    /** Stdout and stderr since the last start. */
    output: () => output,
    pid: () => child?.pid ?? 0,
    async start() {
      isEnding = false;
      output = "";
      // With these set, as the Dockerfile does, Node starts once: it need not replace itself to set them.
      const env = closedEnvironment(allocatorEnv);
      const started = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"] });
      child = started;
      running.add(started);
      for (const stream of [started.stdout, started.stderr]) {
        stream.on("data", (chunk: Buffer) => void (output = (output + chunk.toString()).slice(-100_000)));
      }
      ended = new Promise((resolve) => started.once("exit", (code) => resolve(code)));
      started.once("exit", (code, signal) => {
        running.delete(started);
        if (!isEnding) throw new Error(`The server ended by itself (${code ?? signal}): ${output}`);
      });
      for (let attempt = 0; attempt < 600; attempt += 1) {
        // A connection left open would be waited for when the server ends.
        const answer = await fetch(`${url}/healthz`, { headers: { connection: "close" } }).catch(() => undefined);
        if (answer?.ok) return;
        await sleep(50);
      }
      throw new Error(`The server did not start: ${output}`);
    },
    /** Resolves with the exit code, null after SIGKILL. */
    async end(signal: "SIGKILL" | "SIGTERM" = "SIGTERM"): Promise<number | null> {
      isEnding = true;
      child?.kill(signal);
      return ended;
    },
  };
}
