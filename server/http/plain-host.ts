import type { RequestListener } from "node:http";

/** A name or an address, and perhaps a port. Names in a private network may have underscores. */
const plain = /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i;

/**
 * Refuses a `Host` that is anything else, ahead of all that reads it: `1/blog?` would become part of the address that the app
 * sees, and its answer would be cached for another.
 */
export const withPlainHost =
  (answer: RequestListener): RequestListener =>
  (httpRequest, httpResponse) => {
    if (plain.test(httpRequest.headers.host ?? "")) return answer(httpRequest, httpResponse);
    httpResponse.statusCode = 400;
    httpResponse.setHeader("cache-control", "no-store").setHeader("connection", "close").end("Bad Request");
  };
