import { spawn } from "node:child_process";
import { freePort } from "../free-port.ts";

/** The built site on a free port, as `npm run serve` starts it. */
export async function startSite(env: Record<string, string> = {}) {
  const port = await freePort();
  const child = spawn(process.execPath, ["scripts/serve.ts"], {
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => chunk.includes('"listening"') && resolve());
    child.once("exit", () => reject(new Error("The server did not start: is there a build?")));
  });
  return {
    url: `http://localhost:${port}`,
    async stop() {
      child.kill();
      await exited;
    },
  };
}
