import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { hasRun, installPackages } from "./install-packages.ts";

const installed = [
  // Has no windows to draw: the same tests took a third less time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Playwright's own build; false where it cannot be downloaded. */
export const downloadBrowser = (name: string) => hasRun("npx", ["playwright", "install", name]);

const firstInstalled = () =>
  [process.env["CHROMIUM_PATH"], chromium.executablePath(), ...installed].find((path) => path && existsSync(path));

/** A Chromium for the tests: named by CHROMIUM_PATH, installed, downloaded by Playwright, or Debian's package. */
export function findBrowser(): string {
  const found = firstInstalled();
  if (found) return found;
  process.stderr.write("No browser found; trying Playwright's download, then Debian's package.\n");
  if (downloadBrowser("chromium")) {
    const downloaded = firstInstalled();
    if (downloaded) return downloaded;
  }
  if (
    installPackages("chromium-headless-shell", "fonts-liberation") ||
    installPackages("chromium", "fonts-liberation")
  ) {
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
