import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { pages } from "#content/pages.ts";
import { phases } from "#content/curriculum/phases.ts";
import { site } from "#content/site.ts";
import { certificatePath } from "#domain/certificates/certificate-facts-and-paths.ts";
import { statusListLength, type CertificateRow } from "../db/certificates/certificates.ts";
import { fillCertificateTexts, issuerName, toPublicCertificate } from "./describe-certificate.ts";

const vc = "https://www.w3.org/ns/credentials/v2";
const openBadges = "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json";
/** Defines the type of the schema below: verifiers that read the credential as JSON-LD refuse what no context defines. */
const extensions = "https://purl.imsglobal.org/spec/ob/v3p0/extensions.json";
export const credentialContexts = [vc, openBadges, extensions];
const schema = "https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json";

export const buildIssuerProfile = (siteUrl: string) => ({
  id: `${siteUrl}/certificates/issuer`,
  type: ["Profile"],
  name: issuerName,
  url: siteUrl,
  email: site.contact.email,
});

export const statusListUrl = (siteUrl: string) => `${siteUrl}/certificates/status-list`;

const toUnixTime = (iso: string) => Math.floor(new Date(iso).getTime() / 1000);
/** Without the fraction: `nbf` has whole seconds, and must name the same moment. */
const toSeconds = (iso: string) => iso.replace(/\.\d+Z$/, "Z");

/** The name itself where it is public, else a hash of it: who knows the name can see that it is the one. */
function identifyHolder({ id, name, is_name_public: isPublic }: CertificateRow) {
  if (name === "") return [];
  const identity = { type: "IdentityObject", identityType: "name" };
  if (isPublic === 1) return [{ ...identity, hashed: false, identityHash: name }];
  const hash = createHash("sha256")
    .update(name + id)
    .digest("hex");
  return [{ ...identity, hashed: true, identityHash: `sha256$${hash}`, salt: id }];
}

/** A certificate as an Open Badges 3.0 credential, with the registered claims of a JWT beside its own members. */
export function buildCredential(row: CertificateRow, siteUrl: string) {
  const certificate = toPublicCertificate(row);
  const texts = fillCertificateTexts(certificate);
  const id = siteUrl + certificatePath(row.id);
  const holder = `${id}#holder`;
  const issuer = buildIssuerProfile(siteUrl);
  const identifier = identifyHolder(row);
  const page = phases.find(({ key }) => key === row.course)?.path ?? pages.curriculum.path;
  return {
    "@context": credentialContexts,
    id,
    type: ["VerifiableCredential", "OpenBadgeCredential"],
    name: `${texts.heading}: ${certificate.title}`,
    issuer,
    validFrom: toSeconds(row.issued_at),
    awardedDate: toSeconds(row.issued_at),
    credentialSubject: {
      id: holder,
      type: ["AchievementSubject"],
      ...(identifier.length > 0 && { identifier }),
      achievement: {
        id: siteUrl + page,
        type: ["Achievement"],
        achievementType: "CertificateOfCompletion",
        name: certificate.title,
        description: texts.description,
        criteria: { narrative: texts.criteria },
      },
    },
    credentialStatus: {
      id: `${statusListUrl(siteUrl)}#${row.status_index}`,
      type: "BitstringStatusListEntry",
      statusPurpose: "revocation",
      statusListIndex: String(row.status_index),
      statusListCredential: statusListUrl(siteUrl),
    },
    credentialSchema: [{ id: schema, type: "1EdTechJsonSchemaValidator2019" }],
    iss: issuer.id,
    jti: id,
    nbf: toUnixTime(row.issued_at),
    sub: holder,
  };
}

/** The list of revoked certificates: a bit for each place, most of which no certificate has. */
export function buildStatusList(
  revoked: readonly { status_index: number; revoked_at: string | null }[],
  { siteUrl, since }: { siteUrl: string; /** When the list came to be. */ since: string },
) {
  const bits = Buffer.alloc(statusListLength / 8);
  for (const { status_index: index } of revoked) {
    const at = Math.floor(index / 8);
    // The first place is the highest bit of the first byte.
    bits.writeUInt8(bits.readUInt8(at) | (0x80 >> (index % 8)), at);
  }
  const changedAt = revoked.reduce((last, { revoked_at: at }) => (at && at > last ? at : last), since);
  const id = statusListUrl(siteUrl);
  const issuer = buildIssuerProfile(siteUrl).id;
  return {
    "@context": [vc],
    id,
    type: ["VerifiableCredential", "BitstringStatusListCredential"],
    issuer,
    validFrom: toSeconds(changedAt),
    credentialSubject: {
      id: `${id}#list`,
      type: "BitstringStatusList",
      statusPurpose: "revocation",
      encodedList: `u${gzipSync(bits, { level: 9 }).toString("base64url")}`,
    },
    iss: issuer,
    jti: id,
    nbf: toUnixTime(changedAt),
  };
}

/** The signed credential inside the picture of the certificate, as the standard's section on baking says. */
export const bakeIntoSvg = (svg: string, jwt: string) =>
  svg.replace(
    /^<svg ([^>]*)>/,
    `<svg xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0" $1><openbadges:credential verify="${jwt}"></openbadges:credential>`,
  );
