import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { installPackages, runToEnd } from "./install-packages.ts";

const debianShell = "/usr/bin/chromium-headless-shell";
const debianBrowser = "/usr/bin/chromium";
const installed = [
  debianBrowser,
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Playwright's own build, where it can be downloaded. */
export function downloadBrowser(name: string) {
  process.stderr.write(`No ${name} found; trying Playwright's download, then Debian's package.\n`);
  runToEnd("npx", ["playwright", "install", name]);
}

/** What Playwright downloads beside its full browser. */
const playwrightShell = chromium
  .executablePath()
  .replace(
    /([\\/])chromium-(\d+)([\\/])chrome-(\w+)([\\/])chrome\b/,
    "$1chromium_headless_shell-$2$3chrome-headless-shell-$4$5chrome-headless-shell",
  );

/** A headless shell first: it has no windows to draw, and the same tests took two fifths less of the processor. */
const findInstalled = () =>
  [process.env["CHROMIUM_PATH"], playwrightShell, debianShell, chromium.executablePath(), ...installed].find(
    (path) => path && existsSync(path),
  );

function findAfter(fetchBrowser: () => void) {
  fetchBrowser();
  return findInstalled();
}

/** A Chromium for the tests: named by CHROMIUM_PATH, installed, downloaded by Playwright, or Debian's package. */
export function findBrowser(): string {
  const found =
    findInstalled() ??
    findAfter(() => downloadBrowser("chromium")) ??
    findAfter(() => installPackages("chromium-headless-shell", "fonts-liberation")) ??
    findAfter(() => installPackages("chromium", "fonts-liberation"));
  if (found) return found;
  throw new Error("The browser tests need Chromium: install it, or name one in CHROMIUM_PATH.");
}

/** Beside Debian's full browser, which is found as well but takes longer. */
export function fetchHeadlessShell() {
  if (findInstalled() === debianBrowser) installPackages("chromium-headless-shell");
}

/**
 * A full browser for the bench: named by CHROMIUM_PATH or installed. The headless shell composes and draws next to nothing and so
 * flatters every time of a page; where there is only that, `isFull` says so.
 */
export function findFullBrowser(): { executablePath: string; isFull: boolean } {
  const named = [process.env["CHROMIUM_PATH"], chromium.executablePath()];
  const full = [...named, ...installed].find((path) => path && !path.includes("headless") && existsSync(path));
  return full ? { executablePath: full, isFull: true } : { executablePath: findBrowser(), isFull: false };
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
