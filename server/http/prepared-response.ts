import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

export type Encoding = "br" | "gzip" | "identity";
type Headers = Readonly<Record<string, string>>;
type Representation = { body: Uint8Array<ArrayBuffer>; headers: Headers };

/** A response compressed once, its headers made once, sent to every client. */
export type PreparedResponse = {
  status: number;
  /** In every encoding; without a compressed form the plain one stands in for it. */
  representations: Readonly<Record<Encoding, Representation>>;
  /**
   * Until when, in milliseconds, later requests for the same target may get it without the app; undefined where they may not. Its
   * cache may end it early.
   */
  goodUntil: number | undefined;
};

type PrepareOptions = { status?: number; goodUntil?: number | undefined };
type Compressed = { br?: Buffer | undefined; gzip?: Buffer | undefined };

/** A client waits for it. */
const quickQuality = 5;
/** Some twenty times slower. */
const bestQuality = 11;

export async function prepareResponse(body: Buffer, headers: Headers, options: PrepareOptions = {}) {
  if (!isCompressible(headers["content-type"] ?? "", body.length))
    return prepareFromEncodings(body, headers, {}, options);
  const [br, gzipped] = await Promise.all([compressBrotli(body, quickQuality), promisify(gzip)(body, { level: 9 })]);
  return prepareFromEncodings(body, headers, { br, gzip: gzipped }, options);
}

/** The same for a body whose compressed forms are known. */
export function prepareFromEncodings(
  body: Buffer,
  headers: Headers,
  { br, gzip }: Compressed = {},
  { status = 200, goodUntil }: PrepareOptions = {},
): PreparedResponse {
  const identity = createRepresentation(body, headers);
  const encoded = (encoding: Encoding, bytes?: Buffer) =>
    bytes ? createRepresentation(bytes, { ...headers, "content-encoding": encoding }) : identity;
  return { status, goodUntil, representations: { identity, br: encoded("br", br), gzip: encoded("gzip", gzip) } };
}

export async function recompressAtBestLevel(prepared: PreparedResponse): Promise<PreparedResponse> {
  const { identity, br, gzip: gzipped } = prepared.representations;
  if (br === identity) return prepared;
  const smaller = createRepresentation(await compressBrotli(identity.body), br.headers);
  return { ...prepared, representations: { identity, br: smaller, gzip: gzipped } };
}

/** False for what is too small to gain or compressed already (fonts, pictures). */
export const isCompressible = (contentType: string, size: number) =>
  size > 400 && /^(text|application\/(json|javascript|manifest|xml|rss|ld|wasm)|image\/svg)/.test(contentType);

export const compressBrotli = (body: Uint8Array, quality = bestQuality) =>
  promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
  });

const createRepresentation = (bytes: Buffer, headers: Headers): Representation => ({
  body: new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength),
  headers: {
    ...headers,
    vary: "Accept-Encoding",
    // Of these very bytes: a shared cache that holds a page in more bytes than needed fetches it anew.
    etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
    "content-length": String(bytes.byteLength),
  },
});

/** Browsers send one of a handful of these headers. */
const negotiated = new LRUCache<string, Encoding>({ max: 100 });

/** The best encoding that an `accept-encoding` header allows. */
export function negotiateEncoding(accepted = ""): Encoding {
  const known = negotiated.get(accepted);
  if (known) return known;
  const names = new Set(
    accepted
      .split(",")
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(";")[0]?.trim()),
  );
  const encoding = names.has("br") ? "br" : names.has("gzip") ? "gzip" : "identity";
  negotiated.set(accepted, encoding);
  return encoding;
}

/** Whether an `if-none-match` header names this representation, or any. */
export const matchesETag = (header: string | undefined, etag: string) =>
  header !== undefined && header.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, "")));

export function headersFor304({ "content-length": _, "content-encoding": __, ...rest }: Headers): Headers {
  return rest;
}
