import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import * as v from "valibot";

const bodySchema = v.looseObject({
  model: v.string(),
  messages: v.pipe(v.array(v.object({ role: v.string(), content: v.string() })), v.length(2)),
  temperature: v.optional(v.number()),
  max_tokens: v.optional(v.number()),
  max_completion_tokens: v.optional(v.number()),
  reasoning_effort: v.optional(v.string()),
});
export type GatewayBody = v.InferOutput<typeof bodySchema>;
type GatewayCall = { path: string; authorization: string | undefined; body: GatewayBody };
type Answer = (call: GatewayCall, response: ServerResponse, count: number) => void;

const send = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
  response
    .writeHead(status, { "content-type": "application/json", ...headers })
    .end(typeof body === "string" ? body : JSON.stringify(body));

const completion = (content: string | null, finish = "stop") => ({
  id: "fake",
  object: "chat.completion",
  choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: finish }],
});

const refuse = (response: ServerResponse, message: string, param: string | null) =>
  send(response, 400, { error: { message, type: "invalid_request_error", param } });

/** The ways a gateway can respond; each is the behaviour or fault of a real one. */
export const gatewayModes = {
  says:
    (text: string): Answer =>
    (_call, response) =>
      send(response, 200, completion(text)),
  status:
    (status: number, headers: Record<string, string> = {}): Answer =>
    (_call, response) =>
      send(response, status, { error: { message: "no", type: "server_error" } }, headers),
  /** Fails the given number of times, then answers. */
  failsThen:
    (times: number, status: number, text: string): Answer =>
    (call, response, count) =>
      (count <= times ? gatewayModes.status(status) : gatewayModes.says(text))(call, response, count),
  hangs: (): Answer => () => {},
  /** The first call only. */
  hangsThen:
    (text: string): Answer =>
    (call, response, count) =>
      (count === 1 ? gatewayModes.hangs() : gatewayModes.says(text))(call, response, count),
  resets: (): Answer => (_call, response) => void response.socket?.destroy(),
  invalidJson: (): Answer => (_call, response) => send(response, 200, '{"choices": [{"mess'),
  html: (): Answer => (_call, response) => send(response, 200, "<html>hello</html>", { "content-type": "text/html" }),
  emptyChoices: (): Answer => (_call, response) => send(response, 200, { choices: [] }),
  emptyContent: (): Answer => (_call, response) => send(response, 200, completion("")),
  huge: (): Answer => (_call, response) => send(response, 200, completion("x".repeat(5_000_000))),
  redirects:
    (to: string): Answer =>
    (_call, response) =>
      void response.writeHead(307, { location: to }).end(),
  echoesPrompt:
    (): Answer =>
    ({ body }, response) =>
      send(response, 200, completion(body.messages[0]?.content ?? "")),
  /** A content filter's refusal as an error response, in the gateway's own format. */
  filters:
    (error: Record<string, unknown>): Answer =>
    (_call, response) =>
      send(response, 400, { error: { message: "no", type: "invalid_request_error", param: null, ...error } }),
  /** A content filter that cuts the answer off. */
  filtersAnswer: (): Answer => (_call, response) => send(response, 200, completion("The course", "content_filter")),
  declines: (): Answer => (_call, response) => {
    const message = { role: "assistant", content: null, refusal: "I can't help." };
    send(response, 200, { ...completion(null), choices: [{ index: 0, message, finish_reason: "stop" }] });
  },
  /** OpenAI's own wording for reasoning models. */
  strictReasoning:
    (text: string): Answer =>
    ({ body }, response) => {
      const complaint = "Unsupported parameter: 'max_tokens' is not supported with this model.";
      if (body.max_tokens !== undefined) refuse(response, complaint, "max_tokens");
      else if (body.temperature !== undefined) refuse(response, "Unsupported value: 'temperature'", "temperature");
      else send(response, 200, completion((body.max_completion_tokens ?? 0) < 1500 ? "" : text));
    },
  /** A proxy's wording: no `param`, and no support for reasoning effort. */
  proxyReasoning:
    (text: string): Answer =>
    ({ body }, response) => {
      const complaint = "UnsupportedParamsError: gpt-5 models don't support temperature=0.3. Only temperature=1 works.";
      if (body.temperature !== undefined) refuse(response, complaint, null);
      else if (body.reasoning_effort) refuse(response, "Unrecognized request argument: reasoning_effort", null);
      else send(response, 200, completion(text));
    },
  /** Rejects everything newer than `max_tokens`. */
  onlyMaxTokens:
    (text: string): Answer =>
    ({ body }, response) =>
      body.max_completion_tokens === undefined && body.reasoning_effort === undefined
        ? void send(response, 200, completion(text))
        : void refuse(response, "Extra inputs are not permitted: max_completion_tokens", null),
  /** Accepts every parameter and spends a small token budget on hidden reasoning. */
  hungry:
    (text: string): Answer =>
    ({ body }, response) => {
      const budget = body.max_completion_tokens ?? body.max_tokens ?? 0;
      send(response, 200, budget < 1500 ? completion("", "length") : completion(text));
    },
};

/** A gateway on loopback that records every chat completion request and answers 404 to anything else. */
export async function startFakeGateway(first: Answer) {
  let answer = first;
  const calls: GatewayCall[] = [];
  const server = createServer(async (httpRequest: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of httpRequest) chunks.push(chunk as Buffer);
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), bodySchema), Buffer.concat(chunks).toString());
    if (httpRequest.method !== "POST" || httpRequest.url !== "/v1/chat/completions" || !parsed.success) {
      send(response, 404, { error: { message: "not a chat completion" } });
      return;
    }
    const call = { path: httpRequest.url, authorization: httpRequest.headers.authorization, body: parsed.output };
    calls.push(call);
    answer(call, response, calls.length);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    become: (next: Answer) => void (answer = next),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
