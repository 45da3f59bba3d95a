import * as v from "valibot";
import { type BidiConnection, connectBidi } from "./bidi-connection.ts";
import { type Driver, type Engine, keyActions } from "./driver.ts";
import { launchFirefox } from "./launch-firefox.ts";

const logEntry = v.object({
  level: v.string(),
  text: v.nullable(v.string()),
  source: v.object({ context: v.optional(v.string()) }),
});
const scriptReply = v.object({
  result: v.optional(v.object({ value: v.optional(v.unknown()), sharedId: v.optional(v.string()) })),
  exceptionDetails: v.optional(v.object({ text: v.string() })),
});

/** NS_BINDING_ABORTED: the page was left while a font was on its way. */
const isAborted = /^downloadable font: download failed .* status=2152398850 /;

/** Firefox as Mozilla and Debian ship it, by WebDriver BiDi. */
export async function startStockFirefox(executable: string): Promise<Engine> {
  const firefox = await launchFirefox(executable);
  const connection = await connectBidi(firefox.url);
  await connection.send("session.new", { capabilities: {} }, v.unknown());
  await connection.send("session.subscribe", { events: ["log.entryAdded"] }, v.unknown());
  return {
    visit: () => visit(connection),
    async close() {
      connection.close();
      await firefox.close();
    },
  };
}

async function visit(connection: BidiConnection): Promise<Driver> {
  const command = (method: string, params: object) => connection.send(method, params, v.unknown());
  const { userContext } = await connection.send("browser.createUserContext", {}, v.object({ userContext: v.string() }));
  const { context } = await connection.send(
    "browsingContext.create",
    { type: "tab", userContext },
    v.object({ context: v.string() }),
  );
  const errors: string[] = [];
  const stopListening = connection.listen((method, params) => {
    if (method !== "log.entryAdded") return;
    const { level, text, source } = v.parse(logEntry, params);
    if (source.context === context && level === "error" && !isAborted.test(text ?? "")) errors.push(text ?? "");
  });
  const call = async (script: string) => {
    const params = { functionDeclaration: script, awaitPromise: false, target: { context } };
    const { result = {}, exceptionDetails } = await connection.send("script.callFunction", params, scriptReply);
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result;
  };

  return {
    goto: async (url) => void (await command("browsingContext.navigate", { context, url, wait: "none" })),
    reload: async () => void (await command("browsingContext.reload", { context, wait: "none" })),
    async evaluate(script) {
      const { value } = await call(`() => JSON.stringify(${script})`);
      return typeof value === "string" ? JSON.parse(value) : undefined;
    },
    async click(script) {
      const { sharedId } = await call(`() => ${script}`);
      const origin = { type: "element", element: { sharedId } };
      const actions = [
        { type: "pointerMove", x: 0, y: 0, origin },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await command("input.performActions", { context, actions: [{ type: "pointer", id: "mouse", actions }] });
    },
    type: async (text) => void (await command("input.performActions", { context, actions: keyActions(text) })),
    resize: async (width, height) =>
      void (await command("browsingContext.setViewport", { context, viewport: { width, height } })),
    // Log entries come in order with the replies: after one more reply all earlier entries are here.
    async errors() {
      await command("browsingContext.getTree", { root: context });
      return [...errors];
    },
    async screenshot() {
      const shot = await connection.send(
        "browsingContext.captureScreenshot",
        { context },
        v.object({ data: v.string() }),
      );
      return Buffer.from(shot.data, "base64");
    },
    async close() {
      stopListening();
      await command("browser.removeUserContext", { userContext });
    },
  };
}
