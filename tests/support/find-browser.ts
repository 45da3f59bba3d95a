import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const installed = [
  // Has no windows to draw: the same tests took a third less time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const run = (command: string, args: string[]) => spawnSync(command, args, { stdio: "inherit" }).status === 0;

/** Playwright's own build; false where it cannot be downloaded. */
export const downloadBrowser = (name: string) => run("npx", ["playwright", "install", name]);

/** Debian's packages; false where there is no apt, or no right to use it. */
export const installPackages = (...names: string[]) =>
  existsSync("/usr/bin/apt-get") &&
  run("apt-get", ["update"]) &&
  run("apt-get", ["install", "-y", "--no-install-recommends", ...names, "fonts-liberation"]);

const firstInstalled = () =>
  [process.env["CHROMIUM_PATH"], chromium.executablePath(), ...installed].find((path) => path && existsSync(path));

/** A Chromium for the tests: named by CHROMIUM_PATH, installed, downloaded by Playwright, or Debian's package. */
export function findBrowser(): string {
  const found = firstInstalled();
  if (found) return found;
  process.stdout.write("No browser found; trying Playwright's download, then Debian's package.\n");
  if (downloadBrowser("chromium")) {
    const downloaded = firstInstalled();
    if (downloaded) return downloaded;
  }
  if (installPackages("chromium-headless-shell") || installPackages("chromium")) {
    const packaged = firstInstalled();
    if (packaged) return packaged;
  }
  throw new Error("The browser tests need Chromium: install it, or name one in CHROMIUM_PATH.");
}

export const browserArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
