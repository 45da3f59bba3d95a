import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { closedPolicy } from "./csp.ts";

/** On every answer, errors included. A page replaces the closed policy by its own. */
export function securityHeaders({ siteUrl }: { siteUrl: string }): MiddlewareHandler {
  const common = secureHeaders({
    xFrameOptions: "DENY",
    xContentTypeOptions: "nosniff",
    referrerPolicy: "strict-origin-when-cross-origin",
    crossOriginOpenerPolicy: "same-origin",
    crossOriginResourcePolicy: "same-origin",
    strictTransportSecurity: siteUrl.startsWith("https:") ? "max-age=31536000; includeSubDomains" : false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [], browsingTopics: [] },
    xXssProtection: false,
    xDownloadOptions: false,
    xDnsPrefetchControl: false,
    xPermittedCrossDomainPolicies: false,
    originAgentCluster: true,
  });
  return async (c, next) => {
    await common(c, next);
    if (!c.res.headers.has("content-security-policy") && !import.meta.env.DEV) {
      c.res.headers.set("content-security-policy", closedPolicy);
    }
  };
}
