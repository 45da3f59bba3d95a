import { isIP } from "node:net";

/** `[2001:db8::1]:443`, `203.0.113.7:1234` and `::ffff:203.0.113.7` as bare IP addresses. */
function normalizeIp(address: string): string {
  const text = address.trim().replace(/^\[(.*)\](:\d+)?$/, "$1");
  const withoutPort = /^\d+\.\d+\.\d+\.\d+:\d+$/.test(text) ? text.replace(/:\d+$/, "") : text;
  return withoutPort.replace(/^::ffff:(?=\d+\.)/i, "");
}

/** A household or phone holds a whole /64 of IPv6 addresses and may use another one for each HTTP request. */
function toIpv6Prefix(address: string): string {
  const [head = "", tail] = address.toLowerCase().split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => "0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}

type ClientIpSource = { forwarded: string | undefined; peer: string | undefined; trustProxy: number };

/**
 * The key of a client for rate limits. Each proxy of ours appends the address it saw to X-Forwarded-For, so the client's
 * is found from the right; entries further left are whatever the client sent.
 */
export function clientIpKey({ forwarded, peer, trustProxy }: ClientIpSource): string {
  const hops = trustProxy > 0 && forwarded ? forwarded.split(",") : [];
  const hop = normalizeIp(hops[Math.max(0, hops.length - trustProxy)] ?? "");
  const address = isIP(hop) ? hop : normalizeIp(peer ?? "");
  return isIP(address) === 6 ? toIpv6Prefix(address) : address || "unknown";
}
