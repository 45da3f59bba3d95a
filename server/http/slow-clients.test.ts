import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { limitSlowClients } from "./slow-clients.ts";

/** Sends the beginning of an HTTP request and nothing more; resolves when the server ends the connection. */
async function stall(beginning: string, limits: ReturnType<typeof limitSlowClients>) {
  const server = createServer(limits, (httpRequest, httpResponse) =>
    httpRequest.resume().on("end", () => httpResponse.end()),
  );
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => {});
  socket.write(beginning);
  socket.resume();
  await new Promise((resolve) => socket.once("close", resolve));
}

test.for([
  ["nothing", ""],
  ["half a head", "POST / HTTP/1.1\r\nHost: site.test\r\nX-"],
  ["half a body", "POST / HTTP/1.1\r\nHost: site.test\r\nContent-Length: 100\r\n\r\nhalf"],
] as const)(
  "a client that sends %s is disconnected, long before Node's default check",
  { timeout: 10_000 },
  async ([, beginning]) => {
    await expect(stall(beginning, limitSlowClients({ head: 150, whole: 300 }))).resolves.toBeUndefined();
  },
);

test("the head of an HTTP request is there within 15 seconds and all of it within 30", () => {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval } = limitSlowClients();
  expect(headersTimeout + connectionsCheckingInterval).toBe(15_000);
  expect(requestTimeout + connectionsCheckingInterval).toBe(30_000);
});
