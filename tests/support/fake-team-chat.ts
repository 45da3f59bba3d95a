import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { otherChatRules, type Answer, type Posted } from "./other-chat-rules.ts";
import { findFaults, readMessage, type SeenMessage } from "./team-chat-rules.ts";

export type Behaviour = "normal" | "hang" | "reset" | Answer;
type Arrival = {
  webhook: string;
  at: number;
  username: string;
  reference: string;
  /** All requests in the message: a digest has several. */
  references: string[];
  message: SeenMessage;
  status: number;
};

type Call = { webhook: string; count: number; references: string[] };
type ChatOptions = {
  now?: () => number;
  behave?: (call: Call) => Behaviour;
  /** Another make than Discord. */
  make?: keyof typeof otherChatRules | undefined;
};

function listReferences(body: unknown): string[] {
  if (findFaults(body).length > 0) return [];
  const { embeds } = readMessage(body);
  const footers = embeds.map(({ footer }) => footer.text);
  const names = embeds.flatMap(({ fields }) => fields.map(({ name }) => name));
  return [...footers, ...names].flatMap((place) => /^Reference (\S+)$/.exec(place)?.[1] ?? []);
}

/** A team chat on loopback, as strict as the real one, that fails on demand. */
export async function startFakeTeamChat({ now = Date.now, behave = () => "normal", make }: ChatOptions = {}) {
  const arrivals: Arrival[] = [];
  const posts: Posted[] = [];
  const calls: { webhook: string; at: number }[] = [];
  const counts = new Map<string, number>();
  const chat = { behave };

  const server = createServer(async (httpRequest, response) => {
    const url = new URL(httpRequest.url ?? "/", "http://chat.test");
    const webhook = url.pathname.split("/").at(-1) ?? "";
    calls.push({ webhook, at: now() });
    const count = (counts.get(webhook) ?? 0) + 1;
    counts.set(webhook, count);
    const sent = await text(httpRequest);
    const body: unknown = JSON.parse(sent);
    const behaviour = chat.behave({ webhook, count, references: listReferences(body) });
    if (behaviour === "hang") return;
    if (behaviour === "reset") {
      httpRequest.socket.resetAndDestroy();
      return;
    }
    const headers = Object.fromEntries(
      Object.entries(httpRequest.headers).map(([name, value]) => [name, String(value)]),
    );
    const takeSent = () =>
      make ? takePost(make, { url, headers, text: sent }) : takeMessage(webhook, body, url.searchParams.has("wait"));
    const answer = behaviour === "normal" ? takeSent() : behaviour;
    response.writeHead(answer.status, { "content-type": "application/json", ...answer.headers }).end(answer.body);
  });

  function takePost(of: keyof typeof otherChatRules, posted: Posted): Answer {
    const { findRefusal, accept } = otherChatRules[of];
    const refusal = findRefusal(posted);
    if (refusal) return refusal;
    posts.push(posted);
    return accept(posted);
  }

  function takeMessage(webhook: string, body: unknown, waits: boolean): Answer {
    const faults = findFaults(body);
    if (faults.length > 0) {
      const errors = Object.fromEntries(
        faults.map((fault) => [fault, { _errors: [{ code: "BASE_TYPE_BAD_LENGTH" }] }]),
      );
      return { status: 400, body: JSON.stringify({ message: "Invalid Form Body", code: 50_035, errors }) };
    }
    const message = readMessage(body);
    const references = listReferences(body);
    const reference = references[0] ?? "";
    arrivals.push({ webhook, at: now(), username: message.username, reference, references, message, status: 200 });
    return waits ? { status: 200, body: JSON.stringify({ id: `message-${arrivals.length}` }) } : { status: 204 };
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  return {
    /** Accepted messages, in order; `calls` also has the rejected ones. */
    arrivals,
    calls,
    /** The same for another make than Discord. */
    posts,
    urlOf: (webhook: string) => `http://127.0.0.1:${port}/api/webhooks/1/secret-token/${webhook}`,
    behave: (next: NonNullable<ChatOptions["behave"]>) => void (chat.behave = next),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
