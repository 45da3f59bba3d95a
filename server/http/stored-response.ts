import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "hono";

/** An answer kept whole: compressed once, sent to everybody. */
export type StoredResponse = {
  etag: string;
  headers: Record<string, string>;
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
};

const bestQuality = 11;

export const etagOf = (body: Buffer) => `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;

/** Too small to gain, or compressed already (fonts, pictures). */
export const isCompressible = (contentType: string, size: number) =>
  size > 400 && /^(text|application\/(json|javascript|manifest|xml|rss|ld)|image\/svg)/.test(contentType);

/** Pages are compressed as well as it goes; what is made while a visitor waits takes a quicker way. */
export async function storeResponse(
  body: Buffer,
  headers: Record<string, string>,
  { brotliQuality = bestQuality }: { brotliQuality?: number } = {},
): Promise<StoredResponse> {
  const bodies: StoredResponse["bodies"] = { identity: body };
  if (isCompressible(headers["content-type"] ?? "", body.length)) {
    [bodies.br, bodies.gzip] = await Promise.all([
      compressBrotli(body, brotliQuality),
      promisify(gzip)(body, { level: 9 }),
    ]);
  }
  return { etag: etagOf(body), headers, bodies };
}

export const compressBrotli = (body: Buffer, quality = bestQuality) =>
  promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });

function pickEncoding(header: string, bodies: StoredResponse["bodies"]): "br" | "gzip" | undefined {
  const accepted = new Set(
    header
      .split(",")
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(";")[0]?.trim()),
  );
  return (["br", "gzip"] as const).find((encoding) => accepted.has(encoding) && bodies[encoding]);
}

export function sendStored(c: Context, stored: StoredResponse): Response {
  const encoding = pickEncoding(c.req.header("accept-encoding") ?? "", stored.bodies);
  const headers: Record<string, string> = { ...stored.headers, vary: "Accept-Encoding" };
  // Each encoding is a representation of its own, so it gets an ETag of its own.
  headers["etag"] = encoding ? stored.etag.replace(/"$/, `-${encoding}"`) : stored.etag;
  const known = c.req
    .header("if-none-match")
    ?.split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""));
  if (known?.includes(headers["etag"])) return c.body(null, 304, headers);
  if (encoding) headers["content-encoding"] = encoding;
  const body = (encoding && stored.bodies[encoding]) ?? stored.bodies.identity;
  return c.body(new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset, body.byteLength), 200, {
    ...headers,
    "content-length": String(body.byteLength),
  });
}
