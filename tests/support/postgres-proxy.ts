import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A TCP proxy that can stop forwarding, as when the server hangs, or break a connection that sends `cutAt`. */
export async function startPostgresProxy(url: string, cutAt?: string) {
  const { hostname, port } = new URL(url);
  const ends: [Socket, Socket][] = [];
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const end of [near, far]) end.on("error", () => {});
    near.on("data", (bytes) => cutAt && bytes.includes(cutAt) && near.destroy());
    near.pipe(far).pipe(near);
    ends.push([near, far]);
  });
  await new Promise<void>((resolve) => void proxy.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void proxy.close());
  const held = new URL(url);
  held.hostname = "127.0.0.1";
  held.port = String((proxy.address() as AddressInfo).port);
  return {
    url: held.href,
    hold: () => ends.forEach(([near, far]) => near.unpipe(far)),
    release: () => ends.forEach(([near, far]) => near.pipe(far)),
  };
}
