import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { prepareResponse } from "../http/prepared-response.ts";
import { createBackgroundCompression } from "./background-compression.ts";

const text = Array.from({ length: 400 }, (_, day) => `<li>Day ${day}: ${(day * 7919).toString(36)}</li>`).join("");
const html = { "content-type": "text/html" };

async function pageOf(body: string) {
  const quick = await prepareResponse(Buffer.from(body), html, { status: 200 });
  return { quick, cached: { goodUntil: 1234, response: Promise.resolve(quick) } };
}

test("a page gets smaller once nobody waits for it, and is good for later requests from then on", async () => {
  const compression = createBackgroundCompression(0);
  const { quick, cached } = await pageOf(text);
  compression.add(cached, quick);
  expect((await cached.response).goodUntil).toBeUndefined();
  await compression.finished();
  const best = await cached.response;
  expect(best.goodUntil).toBe(1234);
  const [before, after] = [quick.representations.br, best.representations.br];
  expect(after.body.byteLength).toBeLessThan(before.body.byteLength);
  expect(brotliDecompressSync(after.body).toString()).toBe(text);
  expect(after.headers).toMatchObject({
    ...html,
    "content-encoding": "br",
    "content-length": String(after.body.byteLength),
  });
  // A shared cache would otherwise be told that its larger copy is still the page.
  expect(after.headers["etag"]).not.toBe(before.headers["etag"]);
  expect(best.representations.gzip).toBe(quick.representations.gzip);
});

test("a page that comes while others are compressed, and one too small to be compressed, are good as well", async () => {
  const compression = createBackgroundCompression(0);
  const pages = [await pageOf(text), await pageOf("x")];
  for (const { quick, cached } of pages) compression.add(cached, quick);
  const late = await pageOf(`${text} late`);
  const work = compression.finished();
  compression.add(late.cached, late.quick);
  await work;
  for (const { cached } of [...pages, late]) expect((await cached.response).goodUntil).toBe(1234);
});

test("a page that is cached no more is not compressed", async () => {
  const compression = createBackgroundCompression(0);
  const { quick, cached } = await pageOf(text);
  compression.add(cached, quick);
  compression.drop(cached);
  await compression.finished();
  expect(await cached.response).toBe(quick);
});
