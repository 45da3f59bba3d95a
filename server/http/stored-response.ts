import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "hono";
import { takeSecurityHeaders } from "./security-headers.ts";

type Encoding = "br" | "gzip";
type Representation = { body: Uint8Array<ArrayBuffer>; headers: Record<string, string> };

/** A cached response: compressed once, its headers made once, sent to every client. */
export type StoredResponse = { status: number; identity: Representation } & Partial<Record<Encoding, Representation>>;

const bestQuality = 11;

/** False for what is too small to gain or compressed already (fonts, pictures). */
export const isCompressible = (contentType: string, size: number) =>
  size > 400 && /^(text|application\/(json|javascript|manifest|xml|rss|ld)|image\/svg)/.test(contentType);

type Compressed = Partial<Record<Encoding, Buffer | undefined>>;

export function toStored(
  body: Buffer,
  headers: Record<string, string>,
  compressed: Compressed = {},
  status = 200,
): StoredResponse {
  const etag = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const represent = (bytes: Buffer, encoding?: Encoding): Representation => ({
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
  return {
    status,
    identity: represent(body),
    ...(compressed.br && { br: represent(compressed.br, "br") }),
    ...(compressed.gzip && { gzip: represent(compressed.gzip, "gzip") }),
  };
}

/** Best quality by default; a caller whose client waits for the compression asks for less. */
export async function storeResponse(
  body: Buffer,
  headers: Record<string, string>,
  { brotliQuality = bestQuality, status = 200 }: { brotliQuality?: number; status?: number } = {},
): Promise<StoredResponse> {
  if (!isCompressible(headers["content-type"] ?? "", body.length)) return toStored(body, headers, {}, status);
  const [br, gzipped] = await Promise.all([compressBrotli(body, brotliQuality), promisify(gzip)(body, { level: 9 })]);
  return toStored(body, headers, { br, gzip: gzipped }, status);
}

export const compressBrotli = (body: Buffer, quality = bestQuality) =>
  promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });

function pickRepresentation(accepted: string, stored: StoredResponse): Representation {
  const names = new Set(
    accepted
      .split(",")
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(";")[0]?.trim()),
  );
  return (names.has("br") && stored.br) || (names.has("gzip") && stored.gzip) || stored.identity;
}

export function sendStored(c: Context, stored: StoredResponse, fill?: Fill): Response {
  if (fill) return sendFilled(c, stored, fill);
  const { body, headers } = pickRepresentation(c.req.header("accept-encoding") ?? "", stored);
  const known = c.req
    .header("if-none-match")
    ?.split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""));
  const all = { ...takeSecurityHeaders(c), ...headers };
  const { status } = stored;
  if (status !== 200 || !known?.includes(headers["etag"] ?? "")) return new Response(body, { status, headers: all });
  const { "content-length": _, "content-encoding": __, ...rest } = all as Record<string, string>;
  return new Response(null, { status: 304, headers: rest });
}

/** One visitor's text in a page that all share. The response is never cached, and `compress()` encodes it. */
type Fill = { placeholder: string; text: string };

function sendFilled(c: Context, { status, identity }: StoredResponse, { placeholder, text }: Fill): Response {
  const { etag: _, "content-length": __, ...headers } = identity.headers;
  const body = new TextDecoder().decode(identity.body).replaceAll(placeholder, () => text);
  return new Response(body, {
    status,
    headers: { ...takeSecurityHeaders(c), ...headers, "cache-control": "no-store" },
  });
}
