import * as v from "valibot";

const failure = v.object({ error: v.string(), message: v.string() });

/** WebDriver: JSON over HTTP, one command per request. */
export async function sendCommand(
  method: "DELETE" | "GET" | "POST",
  url: string,
  body?: object,
  patience = 60_000,
): Promise<unknown> {
  const signal = AbortSignal.timeout(patience);
  const response = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value } = v.parse(v.object({ value: v.unknown() }), await response.json());
  if (response.ok) return value;
  const { error, message } = v.parse(failure, value);
  throw new Error(`${error}: ${message}`);
}

/** The key under which WebDriver hands out elements. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";
const elementSchema = v.object({ [elementKey]: v.string() });

export type WebdriverSession = Awaited<ReturnType<typeof createSession>>;

export async function createSession(driver: string, capabilities: object) {
  const reply = await sendCommand("POST", `${driver}/session`, { capabilities: { alwaysMatch: capabilities } });
  const { sessionId } = v.parse(v.object({ sessionId: v.string() }), reply);
  const session = `${driver}/session/${sessionId}`;
  return {
    post: (command: string, body: object) => sendCommand("POST", `${session}/${command}`, body),
    /** The driver never answers a script whose page moves to another process meanwhile, as on the way back to a site: it is given up soon. */
    evaluate: (script: string) =>
      sendCommand("POST", `${session}/execute/sync`, { script: `return ${script}`, args: [] }, 5000),
    delete: (command: string) => sendCommand("DELETE", `${session}/${command}`),
    get: (command: string) => sendCommand("GET", `${session}/${command}`),
    end: () => sendCommand("DELETE", session),
    async findElement(script: string): Promise<string> {
      return v.parse(elementSchema, await this.evaluate(script))[elementKey];
    },
  };
}
