import { existsSync } from "node:fs";
import { firefox, webkit } from "@playwright/test";
import * as v from "valibot";
import { downloadBrowser, findBrowser } from "../support/find-browser.ts";
import { installPackages } from "../support/install-packages.ts";

const foundSchema = v.object({
  name: v.string(),
  /** Playwright drives its own builds; others speak WebDriver BiDi or WebDriver. */
  driver: v.picklist(["bidi", "chromium", "firefox", "webdriver", "webkit"]),
  executablePath: v.string(),
});
export type FoundEngine = v.InferOutput<typeof foundSchema>;
type Place = Omit<FoundEngine, "name">;

const stockFirefox = (executablePath = ""): Place => ({ driver: "bidi", executablePath });
/** It has no headless mode: without a virtual display it is of no use. */
const debianWebkit = (path = ""): Place => ({
  driver: "webdriver",
  executablePath: existsSync("/usr/bin/Xvfb") ? path : "",
});

/** In order of preference; not all exist. */
const places: Record<string, () => Place[]> = {
  Firefox: () => [
    stockFirefox(process.env["FIREFOX_PATH"]),
    { driver: "firefox", executablePath: firefox.executablePath() },
    stockFirefox("/usr/bin/firefox"),
    stockFirefox("/usr/bin/firefox-esr"),
    stockFirefox("/Applications/Firefox.app/Contents/MacOS/firefox"),
  ],
  WebKit: () => [
    debianWebkit(process.env["WEBKIT_DRIVER_PATH"]),
    { driver: "webkit", executablePath: webkit.executablePath() },
    debianWebkit("/usr/bin/WebKitWebDriver"),
  ],
  // Has browser tests of its own; TEST_ENGINES=Chromium shows what it makes of the journeys.
  Chromium: () => [{ driver: "chromium", executablePath: findBrowser() }],
};
const packages: Record<string, string[]> = { Firefox: ["firefox-esr"], WebKit: ["webkit2gtk-driver", "xvfb"] };

export const wantedEngines = (process.env["TEST_ENGINES"] ?? "Firefox,WebKit").split(",");

function findInstalled(name: string): FoundEngine[] {
  const place = places[name]?.().find(({ executablePath }) => executablePath && existsSync(executablePath));
  return place ? [{ name, ...place }] : [];
}

/** As Chromium is found: named by the environment, downloaded by Playwright, installed, or else fetched now. */
export function findEngine(name: string): FoundEngine[] {
  const fetchers = [
    () => downloadBrowser(name.toLowerCase()),
    () => installPackages(...(packages[name] ?? []), "fonts-liberation"),
  ];
  for (const fetchEngine of fetchers) {
    if (findInstalled(name).length > 0) break;
    fetchEngine();
  }
  return findInstalled(name);
}

/** Looked for once in a run: workers evaluate the configuration too and inherit what was found. */
export function listEngines(): FoundEngine[] {
  const inherited = process.env["TEST_FOUND_ENGINES"];
  if (inherited) return v.parse(v.array(foundSchema), JSON.parse(inherited));
  const engines = wantedEngines.flatMap(findEngine);
  process.env["TEST_FOUND_ENGINES"] = JSON.stringify(engines);
  return engines;
}
