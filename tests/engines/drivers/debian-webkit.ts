import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import * as v from "valibot";
import { freePort } from "../../support/free-port.ts";
import { type Driver, type Engine, keyActions } from "./driver.ts";
import { collectedErrors, startErrorCollector } from "./error-collector.ts";
import { startVirtualDisplay } from "./virtual-display.ts";
import { createSession, sendCommand, type WebdriverSession } from "./webdriver-session.ts";
import { closedEnvironment } from "#tests/support/closed-environment.ts";

/** WebKitGTK, by the WebDriver that Debian ships with it. */
export async function startDebianWebkit(executable: string, siteUrl: string): Promise<Engine> {
  const screen = await startVirtualDisplay();
  const collector = await startErrorCollector(siteUrl);
  const port = await freePort();
  const driver = spawn(executable, [`--port=${port}`], {
    // Without a graphics card, layers of their own for moving parts cost more than they save.
    env: closedEnvironment({ DISPLAY: screen.display, WEBKIT_DISABLE_COMPOSITING_MODE: "1" }),
    stdio: "ignore",
  });
  const kill = () => void driver.kill("SIGKILL");
  process.once("exit", kill);
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url);
  // A session is a browser with all its processes: visits share one, which its first window keeps open.
  const session = await createSession(url, {});
  return {
    visit: () => visit(session, siteUrl, collector.url),
    async close() {
      // One that has crashed cannot be ended; all else still is.
      await session.end().catch(() => undefined);
      const ended = new Promise((resolve) => driver.once("exit", resolve));
      driver.kill("SIGTERM");
      await ended;
      process.removeListener("exit", kill);
      collector.close();
      await screen.close();
    },
  };
}

async function untilReady(url: string) {
  const deadline = performance.now() + 10_000;
  while (performance.now() < deadline) {
    if (await sendCommand("GET", `${url}/status`).catch(() => undefined)) return;
    await sleep(20);
  }
  throw new Error("WebKitWebDriver did not start.");
}

const windowSchema = v.object({ handle: v.string() });

/** In a window of its own, and so with a session storage of its own; cookies and what is stored for longer end with it. */
async function visit(session: WebdriverSession, siteUrl: string, collectorUrl: string): Promise<Driver> {
  const first = await session.get("window");
  const { handle } = v.parse(windowSchema, await session.post("window/new", { type: "window" }));
  await session.post("window", { handle });
  const { evaluate } = session;
  return {
    goto: async (url) => void (await session.post("url", { url: url.replace(siteUrl, collectorUrl) })),
    reload: async () => void (await session.post("refresh", {})),
    evaluate,
    async click(script) {
      const element = await session.findElement(script);
      await session.post(`element/${element}/click`, {});
    },
    type: async (text) => void (await session.post("actions", { actions: keyActions(text) })),
    // The window has a bar of its own, and is never narrower than that: about 450 pixels.
    async resize(width, height) {
      const bar = v.parse(v.number(), await evaluate("outerHeight - innerHeight"));
      await session.post("window/rect", { x: 0, y: 0, width, height: height + bar });
    },
    errors: async () => v.parse(v.array(v.string()), await evaluate(collectedErrors)),
    screenshot: async () => Buffer.from(v.parse(v.string(), await session.get("screenshot")), "base64"),
    async close() {
      await session.delete("cookie");
      await evaluate("void localStorage.clear()");
      await session.delete("window");
      await session.post("window", { handle: first });
    },
  };
}
