import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./negotiate.ts";

type Representation = { body: Uint8Array<ArrayBuffer>; headers: Readonly<Record<string, string>> };

/** A response compressed once, its headers made once, sent to every client. */
export type StoredResponse = {
  status: number;
  /** In every encoding; without a compressed form the plain one stands in for it. */
  representations: Readonly<Record<Encoding, Representation>>;
  /** Until when, in milliseconds, a later request for the same target may get it; undefined where it is for one request. */
  goodUntil: number | undefined;
};

type StoreOptions = { status?: number; goodUntil?: number | undefined };

const bestQuality = 11;

/** False for what is too small to gain or compressed already (fonts, pictures). */
export const isCompressible = (contentType: string, size: number) =>
  size > 400 && /^(text|application\/(json|javascript|manifest|xml|rss|ld)|image\/svg)/.test(contentType);

type Compressed = { br?: Buffer | undefined; gzip?: Buffer | undefined };

export function toStored(
  body: Buffer,
  headers: Readonly<Record<string, string>>,
  compressed: Compressed = {},
  { status = 200, goodUntil }: StoreOptions = {},
): StoredResponse {
  const etag = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const represent = (bytes: Buffer, encoding?: "br" | "gzip"): Representation => ({
    body: new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength),
    headers: {
      ...headers,
      vary: "Accept-Encoding",
      // Each encoding is a representation of its own, so it gets an ETag of its own.
      etag: encoding ? `"${etag}-${encoding}"` : `"${etag}"`,
      ...(encoding && { "content-encoding": encoding }),
      "content-length": String(bytes.byteLength),
    },
  });
  const identity = represent(body);
  return {
    status,
    goodUntil,
    representations: {
      identity,
      br: compressed.br ? represent(compressed.br, "br") : identity,
      gzip: compressed.gzip ? represent(compressed.gzip, "gzip") : identity,
    },
  };
}

/** Best quality by default; a caller whose client waits for the compression asks for less. */
export async function storeResponse(
  body: Buffer,
  headers: Readonly<Record<string, string>>,
  { brotliQuality = bestQuality, ...options }: StoreOptions & { brotliQuality?: number } = {},
): Promise<StoredResponse> {
  if (!isCompressible(headers["content-type"] ?? "", body.length)) return toStored(body, headers, {}, options);
  const [br, gzipped] = await Promise.all([compressBrotli(body, brotliQuality), promisify(gzip)(body, { level: 9 })]);
  return toStored(body, headers, { br, gzip: gzipped }, options);
}

export const compressBrotli = (body: Buffer, quality = bestQuality) =>
  promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
