import { createServer } from "node:http";

/** Sent to this process by `server.ts`: responses by path, as the site sends them. */
export type BareResponses = Record<string, { headers: string[]; body: string }>;

/** The bound of what Node can do: a server that writes bytes it holds, and decides nothing. */
process.on("message", (responses: BareResponses) => {
  const byPath = new Map(
    Object.entries(responses).map(([path, { headers, body }]) => [
      path,
      { headers, body: Buffer.from(body, "base64") },
    ]),
  );
  const server = createServer((httpRequest, httpResponse) => {
    const { headers = [], body } = byPath.get(httpRequest.url ?? "") ?? {};
    httpResponse.writeHead(200, headers).end(body);
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    process.send?.(typeof address === "object" ? address?.port : 0);
  });
});
