import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** One content process and nothing in the background: starting takes half the time. */
const preferences = {
  "browser.startup.page": 0,
  "browser.newtabpage.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "dom.ipc.processCount": 1,
  "dom.ipc.processPrelaunch.enabled": false,
  // Frames a second, of the usual 60: without a graphics card the processor draws every frame of a moving page.
  "layout.frame_rate": 20,
};

/** Starts a stock Firefox with a profile of its own and returns where it speaks WebDriver BiDi. */
export async function launchFirefox(executable: string) {
  const profile = mkdtempSync(path.join(tmpdir(), "firefox-"));
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});`);
  writeFileSync(path.join(profile, "user.js"), lines.join("\n"));
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0", "about:blank"];
  const firefox = spawn(executable, args, { stdio: ["ignore", "ignore", "pipe"] });
  const kill = () => void firefox.kill("SIGKILL");
  process.once("exit", kill);
  return {
    url: `${await announcedAddress(firefox)}/session`,
    async close() {
      const ended = new Promise((resolve) => firefox.once("exit", resolve));
      firefox.kill("SIGTERM");
      await ended;
      process.removeListener("exit", kill);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

function announcedAddress(firefox: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    firefox.stderr?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    firefox.once("error", reject);
    firefox.once("exit", () => reject(new Error(`Firefox did not start: ${output}`)));
  });
}
