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
  /** Until when, in milliseconds, later requests for the same target may get it without the app; undefined where they may not. */
  goodUntil: number | undefined;
};

type StoreOptions = { status?: number; goodUntil?: number | undefined };

/** A client waits for it. */
const quickQuality = 5;
/** Some twenty times slower. */
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
  const identity = represent(body, headers);
  const encoded = (encoding: "br" | "gzip", bytes?: Buffer) =>
    bytes ? represent(bytes, { ...headers, "content-encoding": encoding }) : identity;
  return {
    status,
    goodUntil,
    representations: {
      identity,
      br: encoded("br", compressed.br),
      gzip: encoded("gzip", compressed.gzip),
    },
  };
}

const represent = (bytes: Buffer, headers: Readonly<Record<string, string>>): Representation => ({
  body: new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength),
  headers: {
    ...headers,
    vary: "Accept-Encoding",
    // Of these very bytes: a shared cache that holds a page in more bytes than needed fetches it anew.
    etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
    "content-length": String(bytes.byteLength),
  },
});

export async function storeResponse(
  body: Buffer,
  headers: Readonly<Record<string, string>>,
  options: StoreOptions = {},
): Promise<StoredResponse> {
  if (!isCompressible(headers["content-type"] ?? "", body.length)) return toStored(body, headers, {}, options);
  const [br, gzipped] = await Promise.all([compressBrotli(body, quickQuality), promisify(gzip)(body, { level: 9 })]);
  return toStored(body, headers, { br, gzip: gzipped }, options);
}

/** The same response in its best compression, good for later requests. */
export async function compressBest(stored: StoredResponse, goodUntil: number): Promise<StoredResponse> {
  const { identity, br, gzip: gzipped } = stored.representations;
  if (br === identity) return { ...stored, goodUntil };
  const smaller = represent(await compressBrotli(identity.body), br.headers);
  return { ...stored, goodUntil, representations: { identity, br: smaller, gzip: gzipped } };
}

export const compressBrotli = (body: Uint8Array, quality = bestQuality) =>
  promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
  });
