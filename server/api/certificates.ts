import { Hono, type Context } from "hono";
import { compress } from "hono/compress";
import { cors } from "hono/cors";
import { certificatePath, isCertificateId } from "#domain/certificates/certificate-facts-and-paths.ts";
import { toPublicCertificate } from "../certificates/describe-certificate.ts";
import {
  bakeIntoSvg,
  buildCredential,
  buildIssuerProfile,
  buildStatusList,
  credentialContexts,
} from "../certificates/credential.ts";
import { listPublicKeys, findOrCreateKeyRing, signCredential } from "../certificates/signing-keys.ts";
import { findCertificate, listRevoked, type CertificateRow } from "../db/certificates/certificates.ts";
import { rateLimitMiddleware } from "../http/rate-limit.ts";
import type { Services } from "../services.ts";

/** A few minutes: so long may a revocation go unseen behind a cache. */
const headers = { "cache-control": "public, max-age=300", "cross-origin-resource-policy": "cross-origin" };
const unknown = { status: "unknown" } as const;

/** What anybody may fetch of certificates besides their pages: copies, credentials, keys and the list of revoked ones. */
export function certificateFileAndKeyRoutes(services: Services, { siteUrl }: { siteUrl: string }) {
  const { db, now, drawCertificate } = services;
  const draw = (row: CertificateRow, kind: "pdf" | "png" | "svg") => drawCertificate(toPublicCertificate(row), kind);
  const sign = async (payload: object, typ: "JWT" | "vc+jwt") =>
    signCredential(await findOrCreateKeyRing(db, now()), siteUrl, payload, typ);
  const send = (c: Context, body: string | Buffer, type: string) =>
    c.body(typeof body === "string" ? body : new Uint8Array(body), 200, { ...headers, "content-type": type });

  /** By the ending of its address. */
  const copies: Record<string, (c: Context, row: CertificateRow) => Promise<Response>> = {
    pdf: async (c, row) => {
      c.header("content-disposition", 'inline; filename="certificate.pdf"');
      return send(c, await draw(row, "pdf"), "application/pdf");
    },
    png: async (c, row) => send(c, await draw(row, "png"), "image/png"),
    svg: async (c, row) => {
      const jwt = await sign(buildCredential(row, siteUrl), "JWT");
      return send(c, bakeIntoSvg((await draw(row, "svg")).toString(), jwt), "image/svg+xml");
    },
    jwt: async (c, row) => send(c, await sign(buildCredential(row, siteUrl), "JWT"), "text/plain; charset=utf-8"),
    json: async (c, row) => {
      const credential = buildCredential(row, siteUrl);
      const { name, title, issuedAt } = toPublicCertificate(row);
      const body = { status: "valid", name, title, issuedAt, credential, jwt: await sign(credential, "JWT") };
      return c.json(body, 200, headers);
    },
  };

  // Programs of other sites check certificates, without a session of any kind.
  const open = [cors(), rateLimitMiddleware(services.certificateLimit, services.clientOf), compress()] as const;
  return new Hono()
    .get("/certificates/issuer", ...open, (c) =>
      c.json({ "@context": credentialContexts, ...buildIssuerProfile(siteUrl) }, 200, headers),
    )
    .get("/certificates/status-list", ...open, async (c) => {
      const { current, retired } = await findOrCreateKeyRing(db, now());
      const since = (retired.at(-1) ?? current).createdAt;
      const list = buildStatusList(await listRevoked(db), { siteUrl, since });
      return send(c, await sign(list, "vc+jwt"), "application/vc+jwt");
    })
    .get("/.well-known/jwks.json", ...open, async (c) => {
      const keys = listPublicKeys(await findOrCreateKeyRing(db, now()), siteUrl).map(({ jwk }) => jwk);
      return c.json({ keys }, 200, headers);
    })
    .get("/certificates/keys/:id", ...open, async (c) => {
      const keys = listPublicKeys(await findOrCreateKeyRing(db, now()), siteUrl);
      const found = keys.find(({ id }) => id === c.req.param("id"));
      return found ? c.json(found.jwk, 200, headers) : c.json({ error: "Not found" }, 404);
    })
    .get("/certificates/:file{[^/]+\\.[a-z]+}", ...open, async (c, next) => {
      const [id = "", ending = ""] = c.req.param("file").split(".");
      const sendCopy = Object.hasOwn(copies, ending) ? copies[ending] : undefined;
      if (!sendCopy) return next();
      const row = isCertificateId(id) ? await findCertificate(db, id) : undefined;
      if (!row) return c.json(unknown, 404, { "cache-control": "no-store" });
      // Nobody gets another copy of what no longer holds.
      if (row.revoked_at) {
        const body = { status: "revoked", revokedAt: row.revoked_at, url: siteUrl + certificatePath(id) };
        return c.json(body, ending === "json" ? 200 : 410, { "cache-control": "no-store" });
      }
      return sendCopy(c, row);
    });
}
