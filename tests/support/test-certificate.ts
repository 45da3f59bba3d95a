import { generateKeyPairSync, sign } from "node:crypto";
import tls from "node:tls";

/** DER: a tag, a length and what it contains. */
function der(tag: number, ...parts: (Buffer | number[])[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const oid = (...bytes: number[]) => der(0x06, bytes);
const text = (tag: number, value: string) => der(tag, Buffer.from(value));

/** A certificate for localhost that signs itself, made anew for each run: none can expire or be abused. */
export function createTestCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const ecdsaWithSha256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
  const name = sequence(der(0x31, sequence(oid(0x55, 0x04, 0x03), text(0x0c, "localhost"))));
  const validity = sequence(text(0x18, "20200101000000Z"), text(0x18, "21200101000000Z"));
  const isAuthority = sequence(oid(0x55, 0x1d, 0x13), der(0x04, sequence(der(0x01, [0xff]))));
  const hosts = sequence(text(0x82, "localhost"), der(0x87, [127, 0, 0, 1]));
  const extensions = der(0xa3, sequence(isAuthority, sequence(oid(0x55, 0x1d, 0x11), der(0x04, hosts))));
  const version = der(0xa0, der(0x02, [2]));
  const key = publicKey.export({ type: "spki", format: "der" });
  const signed = sequence(version, der(0x02, [1]), ecdsaWithSha256, name, validity, name, key, extensions);
  const signature = der(0x03, [0], sign("sha256", signed, privateKey));
  const body = sequence(signed, ecdsaWithSha256, signature).toString("base64").replaceAll(/.{64}/g, "$&\n");
  const cert = `-----BEGIN CERTIFICATE-----\n${body}\n-----END CERTIFICATE-----\n`;
  return { key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(), cert };
}

/** As if an authority of the system had signed it. */
export const trustCertificate = (cert: string) =>
  tls.setDefaultCACertificates([...tls.getCACertificates("default"), cert]);
