import type { Config } from "@react-router/dev/config";

export default {
  // The whole route list is a few hundred bytes: fetching it piece by piece would cost more.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
