import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { createRequestHandler, type ServerBuild } from "react-router";
import { closedEnvironment } from "../tests/support/closed-environment.ts";

/** Below the project, so that it has the same React and the same router. */
const folder = path.resolve("data/bench/hello-world");

const files = {
  "package.json": `{ "type": "module" }`,
  "vite.config.ts": `import { reactRouter } from "@react-router/dev/vite";
export default { plugins: [reactRouter()], build: { target: "es2022" } };`,
  "app/routes.ts": `import { index } from "@react-router/dev/routes";
export default [index("./hello.tsx")];`,
  "app/hello.tsx": `export const loader = () => ({ text: "Hello, world" });
export default ({ loaderData }) => <h1>{loaderData.text}</h1>;`,
  "app/root.tsx": `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
export default () => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <Meta />
      <Links />
    </head>
    <body>
      <Outlet />
      <ScrollRestoration />
      <Scripts />
    </body>
  </html>
);`,
  "app/entry.server.tsx": `import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter } from "react-router";
export default async (request, status, headers, context) => {
  const html = await new Promise((resolve, onShellError) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError,
    });
  });
  return new Response(html, { status, headers });
};`,
};

/** The smallest site of the same stack: what a page costs a phone before it has any content or behaviour. */
export async function startHelloWorld() {
  await rm(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  const built = spawnSync(process.execPath, [path.resolve("node_modules/.bin/react-router"), "build"], {
    cwd: folder,
    env: closedEnvironment({ NODE_ENV: "production" }),
  });
  if (built.status !== 0) throw new Error(`The hello world was not built: ${built.stderr.toString()}`);

  const build = (await import(pathToFileURL(path.join(folder, "build/server/index.js")).href)) as ServerBuild;
  const render = createRequestHandler(build, "production");
  const page = await render(new Request("http://localhost/"));
  const document = brotliCompressSync(await page.text());

  const server = createServer((httpRequest, response) => {
    const { url = "/" } = httpRequest;
    const isPage = url === "/";
    const type = isPage ? "text/html; charset=utf-8" : "text/javascript";
    const body = isPage ? document : readAsset(url);
    if (!body) response.writeHead(404).end();
    else
      response
        .writeHead(200, { "content-type": type, "content-encoding": "br", "content-length": body.length })
        .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

function readAsset(url: string): Buffer | null {
  const file = path.join(folder, "build/client", path.normalize(url));
  return existsSync(file) ? brotliCompressSync(readFileSync(file)) : null;
}
