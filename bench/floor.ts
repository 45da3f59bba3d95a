import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";

/** Serves every page of the site without its scripts, as the lower bound of what it can cost. */
export async function startFloor(site: string) {
  const pages = new Map<string, Buffer>();

  async function scriptless(path: string): Promise<Buffer> {
    const html = await (await fetch(site + path)).text();
    return brotliCompressSync(html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, ""));
  }

  const server = createServer(async (httpRequest, response) => {
    const path = httpRequest.url ?? "/";
    if (path.includes(".")) {
      const { status, headers, body } = await fetchAsIs(site + path);
      response.writeHead(status, headers).end(body);
      return;
    }
    const body = pages.get(path) ?? (await scriptless(path));
    pages.set(path, body);
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "br" }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

/** Fonts and images are passed through: they are compressed already. */
async function fetchAsIs(url: string) {
  const response = await fetch(url);
  return {
    status: response.status,
    headers: { "content-type": response.headers.get("content-type") ?? "" },
    body: Buffer.from(await response.arrayBuffer()),
  };
}
