import fc from "fast-check";
import { fuzzedPaths, fuzzedPostEndpoints, queryNames } from "./fuzzed-endpoints.ts";

/** An HTTP request as it is sent; nothing about it need be valid. */
export type FuzzRequest = { method: string; target: string; headers: [string, string][]; body: Buffer };

const oddText = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "\0",
    "a\0b",
    "\uD800",
    "\uFEFF",
    "‮",
    "null",
    "undefined",
    "NaN",
    "-1",
    "1e999",
    "0x10",
    "__proto__",
  ),
  fc.constantFrom(
    "' or 1=1 --",
    "%",
    "_",
    "\\",
    "${7*7}",
    "{{7*7}}",
    "<script>alert(1)</script>",
    "../../etc/passwd",
    "\r\nx: y",
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: "grapheme-composite", maxLength: 40 }),
  fc.integer({ min: 1, max: 40_000 }).map((length) => "a".repeat(length)),
  fc.integer({ min: 1, max: 4000 }).map((length) => "👨‍👩‍👧".repeat(length)),
);
const oddValue = fc.oneof(
  { weight: 3, arbitrary: oddText },
  fc.constantFrom(null, true, false, 0, -0, -1, 1e308, 2 ** 53, 0.1, [], {}, [[]], [null], { length: -1 }),
  fc.double(),
  fc.array(fc.oneof(fc.integer(), oddText), { maxLength: 80 }),
  fc.jsonValue({ maxDepth: 4 }),
);
const oddKeys = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "then", "website", "", "0"];

const spoiledBody = ({ fields, good }: { fields: string[]; good: object }) =>
  fc
    .tuple(
      fc.dictionary(fc.constantFrom(...fields), oddValue, { noNullPrototype: true }),
      fc.array(fc.tuple(fc.constantFrom(...oddKeys), oddValue), { maxLength: 2 }),
    )
    .map(([spoiled, extra]) => {
      const entries = [...Object.entries({ ...good, ...spoiled }), ...extra];
      // By hand, since an object would lose `__proto__` and repeated keys.
      return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value) ?? "null"}`).join(",")}}`;
    });
const brokenText = (text: fc.Arbitrary<string>) =>
  fc
    .tuple(text, fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([whole, share]) => whole.slice(0, whole.length * share));
const oddBody = fc.oneof(
  fc.constantFrom(
    "",
    "[]",
    "null",
    "1",
    '"text"',
    "{",
    "{}{}",
    '{"a":1,}',
    "'{}'",
    "\uFEFF{}",
    "[".repeat(20_000),
    '{"a":'.repeat(5000),
  ),
  fc.constantFrom("a=1&a=2&%=%&%zz=%00", "name=%FF&email=%C0%80", "&&&===", "x".repeat(33_000)),
  fc.string({ unit: "binary", maxLength: 200 }),
);

const target = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...fuzzedPaths) },
  fc.constantFrom(
    "//",
    "/%",
    "/%zz",
    "/%00",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/..%2f..",
    "/assets/%5c..",
    "/a//b///",
    "/;a=b",
    "/?",
    "/?=",
    "/*",
  ),
  fc.constantFrom(
    "/_.data",
    "/pricing.data",
    "/.data",
    "/blog/x.data?_routes=%00",
    "/__manifest?p=/%zz",
    "/__manifest?version=1&p=//",
    "/sr.data",
    "/API/contact",
    "/api",
    "/api/",
    "/api//contact",
    "/api/requests/%00",
    "/api/blog/%E0%A4%A",
  ),
  fc.integer({ min: 1, max: 12_000 }).map((length) => `/${"a".repeat(length)}`),
  fc
    .tuple(fc.constantFrom(...fuzzedPaths), oddText)
    .map(([place, text]) => `${place}/${encodeURIComponent(text.toWellFormed()).slice(0, 6000)}`),
);
const queryValue = fc.oneof(
  fc.constantFrom(
    "",
    "%",
    "%zz",
    "%00",
    "%FF",
    "%F0%9F%98%80",
    "-1",
    "0",
    "999999",
    "1e3",
    "true",
    "pending",
    "enrollment",
    "+",
    "[]",
    "2026-01-01T00:00:00.000Z%20a",
    "2026-99-99T99:99:99.999Z%20a",
  ),
  oddText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 2000)),
);
const query = fc
  .array(fc.tuple(fc.constantFrom(...queryNames), queryValue), { maxLength: 3 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join("&"));

/** What a header value may contain: visible Latin-1, tabs and spaces. */
const headerText = fc.oneof(
  oddText.map((text) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, "?").slice(0, 3000)),
  fc.constantFrom(
    "*",
    ",,,",
    ";;",
    "=",
    '"',
    "a=b; a=b",
    "q=0",
    "br;q=0, gzip;q=nope",
    'W/"x", "',
    "bytes=0-",
    "bytes=9-1,-",
  ),
);
const headerNames = [
  "cookie",
  "accept",
  "accept-encoding",
  "accept-language",
  "if-none-match",
  "if-modified-since",
  "idempotency-key",
  "origin",
  "referer",
  "sec-fetch-site",
  "x-forwarded-for",
  "x-forwarded-host",
  "range",
  "user-agent",
  "authorization",
  "content-encoding",
  "x-http-method-override",
];
const contentType = fc.oneof(
  { weight: 5, arbitrary: fc.constant("application/json") },
  fc.constantFrom(
    "application/x-www-form-urlencoded",
    "text/plain",
    "multipart/form-data",
    "application/json; charset=utf-16",
    "APPLICATION/JSON;;",
    "",
    "application/",
    "application/json, text/html",
    "x".repeat(3000),
  ),
);
const method = fc.oneof(
  { weight: 4, arbitrary: fc.constant("POST") },
  { weight: 2, arbitrary: fc.constant("GET") },
  fc.constantFrom("PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "PROPFIND", "PURGE"),
);

const toRequest =
  (cookie: string) =>
  ([method, target, query, type, headers, body, isSignedIn]: [
    string,
    string,
    string,
    string,
    [string, string][],
    Buffer,
    boolean,
  ]): FuzzRequest => ({
    method,
    target: query ? `${target}${target.includes("?") ? "&" : "?"}${query}` : target,
    headers: [["content-type", type], ...headers, ...(isSignedIn ? [["cookie", cookie] as [string, string]] : [])],
    body: method === "GET" || method === "HEAD" ? Buffer.alloc(0) : body,
  });

/** The same requests for the same seed. Most reach an endpoint as staff, with a nearly valid body. */
export function makeFuzzRequests(count: number, { seed, cookie }: { seed: number; cookie: string }): FuzzRequest[] {
  const headers = fc.array(fc.tuple(fc.constantFrom(...headerNames), headerText), { maxLength: 3 });
  const isSignedIn = fc.integer({ min: 0, max: 9 }).map((chance) => chance > 1);
  const bytes = (text: fc.Arbitrary<string>) => text.map((value) => Buffer.from(value));
  const nearlyRight = fc.constantFrom(...Object.entries(fuzzedPostEndpoints)).chain(([place, endpoint]) =>
    fc.tuple(
      fc.constant("POST"),
      fc.constant(place),
      fc.constant(""),
      contentType,
      headers,
      fc.oneof(
        { weight: 4, arbitrary: bytes(spoiledBody(endpoint)) },
        bytes(brokenText(spoiledBody(endpoint))),
        bytes(oddBody),
        fc.uint8Array({ maxLength: 300 }).map((odd) => Buffer.from(odd)),
      ),
      isSignedIn,
    ),
  );
  const anything = fc.tuple(method, target, query, contentType, headers, bytes(oddBody), isSignedIn);
  const httpRequest = fc.oneof({ weight: 3, arbitrary: nearlyRight }, { weight: 2, arbitrary: anything });
  return fc.sample(httpRequest.map(toRequest(cookie)), { seed, numRuns: count });
}
