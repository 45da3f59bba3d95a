import { expect, test } from "vitest";
import { clientIpKey } from "./client-ip.ts";

const peer = "198.51.100.9";

test("ignores X-Forwarded-For without a proxy", () => {
  expect(clientIpKey({ forwarded: "203.0.113.1", peer, trustProxy: 0 })).toBe(peer);
});

test("counts from the right, so that a forged header gains nothing", () => {
  for (let forged = 0; forged < 50; forged++) {
    const one = clientIpKey({ forwarded: `10.0.0.${forged}, 203.0.113.1`, peer, trustProxy: 1 });
    const two = clientIpKey({ forwarded: `10.0.0.${forged}, 203.0.113.1, 10.1.1.1`, peer, trustProxy: 2 });
    expect([one, two]).toEqual(["203.0.113.1", "203.0.113.1"]);
  }
});

test("falls back to the connection when the header is missing or no address", () => {
  expect(clientIpKey({ forwarded: undefined, peer, trustProxy: 1 })).toBe(peer);
  expect(clientIpKey({ forwarded: "unknown", peer, trustProxy: 1 })).toBe(peer);
  expect(clientIpKey({ forwarded: undefined, peer: undefined, trustProxy: 0 })).toBe("unknown");
});

test("counts an IPv6 network of one household as one, and IPv4 however it is written", () => {
  const keyOf = (address: string) => clientIpKey({ forwarded: undefined, peer: address, trustProxy: 0 });
  expect(keyOf("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64");
  expect(keyOf("2001:0db8:0001:0002::1")).toBe("2001:db8:1:2::/64");
  expect(keyOf("2001:db8::1")).toBe("2001:db8:0:0::/64");
  expect(keyOf("::1")).toBe("0:0:0:0::/64");
  expect(keyOf("::ffff:203.0.113.7")).toBe("203.0.113.7");
  expect(keyOf("203.0.113.7:8080")).toBe("203.0.113.7");
  expect(keyOf("[2001:db8:1:2::9]:443")).toBe("2001:db8:1:2::/64");
});
