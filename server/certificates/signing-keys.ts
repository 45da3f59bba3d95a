import {
  calculateJwkThumbprint,
  CompactSign,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CompactJWSHeaderParameters,
} from "jose";
import * as v from "valibot";
import type { Db } from "../db/engine/database.ts";
import { findOrCreateSetting, findSetting, replaceSettingIfUnchanged } from "../db/engine/settings-table.ts";

const setting = "credential-keys";
/** What every verifier of Open Badges must accept. */
const algorithm = "RS256";

const jwkSchema = v.record(v.string(), v.string());
const keySchema = v.object({ id: v.string(), jwk: jwkSchema, createdAt: v.string() });
/** The key that signs, and the public halves of those that signed before it: what they signed stays verifiable. */
const keyRingSchema = v.pipe(v.string(), v.parseJson(), v.object({ current: keySchema, retired: v.array(keySchema) }));
export type KeyRing = v.InferOutput<typeof keyRingSchema>;

async function createKey(now: Date): Promise<KeyRing["current"]> {
  const { privateKey } = await generateKeyPair(algorithm, { modulusLength: 3072, extractable: true });
  const jwk = v.parse(jwkSchema, await exportJWK(privateKey));
  return { id: await calculateJwkThumbprint(jwk), jwk, createdAt: now.toISOString() };
}

/** In the database, as all that a backup must hold. Made at the first start; of instances that start at once, one wins. */
export async function findOrCreateKeyRing(db: Db, now: Date): Promise<KeyRing> {
  const stored = await findSetting(db, setting);
  if (stored !== undefined) return v.parse(keyRingSchema, stored);
  const created = JSON.stringify({ current: await createKey(now), retired: [] });
  return v.parse(keyRingSchema, (await findOrCreateSetting(db, setting, created)).value);
}

/** Signs with a new key from now on. The former's private half is gone, so nobody can sign with it again. */
export async function rotateSigningKey(db: Db, now: Date): Promise<{ id: string; retired: number }> {
  await findOrCreateKeyRing(db, now);
  const stored = (await findSetting(db, setting)) ?? "";
  const ring = v.parse(keyRingSchema, stored);
  const { jwk, ...former } = ring.current;
  const retired = [{ ...former, jwk: toPublicJwk(jwk) }, ...ring.retired];
  const current = await createKey(now);
  const isReplaced = await replaceSettingIfUnchanged(db, setting, stored, JSON.stringify({ current, retired }));
  if (!isReplaced) throw new Error("the keys were changed by somebody else at the same time, try again");
  return { id: current.id, retired: retired.length };
}

const toPublicJwk = ({ kty = "", n = "", e = "" }: Record<string, string>) => ({ kty, n, e });

/** Where a verifier finds the key of a signature: `kid` is an address, as the standard asks. */
export const keyUrl = (siteUrl: string, id: string) => `${siteUrl}/certificates/keys/${id}`;

/** For everybody, old keys included. */
export const listPublicKeys = ({ current, retired }: KeyRing, siteUrl: string) =>
  [current, ...retired].map(({ id, jwk }) => ({
    id,
    jwk: { ...toPublicJwk(jwk), alg: algorithm, use: "sig", kid: keyUrl(siteUrl, id) },
  }));

/** The credential itself is the payload, in the compact form that verifiers read. */
export async function signCredential(
  { current }: KeyRing,
  siteUrl: string,
  payload: object,
  typ: NonNullable<CompactJWSHeaderParameters["typ"]>,
): Promise<string> {
  const key = await importJWK(current.jwk, algorithm);
  return new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: algorithm, typ, kid: keyUrl(siteUrl, current.id) })
    .sign(key);
}
