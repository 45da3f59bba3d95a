import { spawn } from "node:child_process";

/** A display without a screen, for programs that have no headless mode. It picks a free number itself. */
export async function startVirtualDisplay() {
  const server = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const kill = () => void server.kill("SIGKILL");
  process.once("exit", kill);
  const number = await new Promise<string>((resolve, reject) => {
    server.stdio[3]?.once("data", (chunk: Buffer) => resolve(chunk.toString().trim()));
    server.once("error", reject);
    server.once("exit", () => reject(new Error("Xvfb did not start.")));
  });
  return {
    display: `:${number}`,
    async close() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGTERM");
      await ended;
      process.removeListener("exit", kill);
    },
  };
}
