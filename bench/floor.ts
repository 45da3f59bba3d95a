import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";

/** Every page of the site as HTML and styles alone: what it would be without a single script. */
export async function startFloor(site: string) {
  const pages = new Map<string, Buffer>();

  async function scriptless(path: string): Promise<Buffer> {
    const html = await (await fetch(site + path)).text();
    return brotliCompressSync(html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, ""));
  }

  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
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

/** Fonts and pictures, which no server compresses again. */
async function fetchAsIs(url: string) {
  const answer = await fetch(url);
  return {
    status: answer.status,
    headers: { "content-type": answer.headers.get("content-type") ?? "" },
    body: Buffer.from(await answer.arrayBuffer()),
  };
}
