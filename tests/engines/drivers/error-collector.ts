import { createHash } from "node:crypto";
import { createServer, request } from "node:http";
import { freePort } from "../../support/free-port.ts";

/** Session storage outlives reloads and navigations, and ends with the visit. */
const storageKey = "collected-errors";
const collector = `
  const add = (text) => sessionStorage.setItem("${storageKey}", JSON.stringify([...JSON.parse(sessionStorage.getItem("${storageKey}") ?? "[]"), String(text)]));
  let leaving = false;
  addEventListener("beforeunload", () => (leaving = true));
  addEventListener("error", (event) => leaving || add(event.message ?? "could not load " + (event.target.src ?? event.target.href)), true);
  addEventListener("unhandledrejection", (event) => add("unhandled rejection: " + event.reason));
  addEventListener("securitypolicyviolation", (event) => add("refused by " + event.effectiveDirective + ": " + event.blockedURI));
  const write = console.error;
  console.error = (...parts) => { add(parts.join(" ")); write(...parts); };
  document.currentScript.remove();
`.replaceAll(/\n\s*/g, "");
const hash = `'sha256-${createHash("sha256").update(collector).digest("base64")}'`;

export const collectedErrors = `JSON.parse(sessionStorage.getItem("${storageKey}") ?? "[]")`;

/**
 * WebDriver has no console. This proxy puts a script first into every page and its hash into the page's policy, so
 * that errors are seen from the first byte on, but for downloads that end because the page is left. It cannot see what an engine writes to its console without an event:
 * warnings, and a request that fails without an element behind it.
 */
export async function startErrorCollector(siteUrl: string) {
  const proxy = createServer((incoming, outgoing) => {
    // An identity body can be changed.
    const headers = { ...incoming.headers, "accept-encoding": "identity" };
    const forwarded = request(new URL(incoming.url ?? "/", siteUrl), { method: incoming.method, headers }, (answer) => {
      const { etag: _, "content-length": length, ...kept } = answer.headers;
      if (!kept["content-type"]?.startsWith("text/html")) {
        outgoing.writeHead(answer.statusCode ?? 500, length ? { ...kept, "content-length": length } : kept);
        answer.pipe(outgoing);
        return;
      }
      const policy = String(kept["content-security-policy"]).replace("script-src", `script-src ${hash}`);
      outgoing.writeHead(answer.statusCode ?? 500, { ...kept, "content-security-policy": policy });
      let html = "";
      answer.setEncoding("utf8");
      answer.on("data", (chunk: string) => (html += chunk));
      answer.on("end", () => outgoing.end(html.replace(/<head[^>]*>/, `$&<script>${collector}</script>`)));
    });
    forwarded.on("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => proxy.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => void (proxy.closeAllConnections(), proxy.close()),
  };
}
