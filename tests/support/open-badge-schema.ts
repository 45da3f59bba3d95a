const uri = { type: "string", format: "uri" };
const text = { type: "string", minLength: 1 };
const typeWith = (name: string) => ({
  anyOf: [{ const: name }, { type: "array", contains: { const: name } }],
});

/**
 * The members that Open Badges 3.0 asks of a credential, written from its specification for this test alone: the published
 * schema file may not be copied here. Members of its own have no place in it.
 */
export const openBadgeSchema = {
  type: "object",
  required: ["@context", "id", "type", "name", "issuer", "validFrom", "credentialSubject"],
  additionalProperties: false,
  properties: {
    "@context": {
      type: "array",
      minItems: 2,
      prefixItems: [
        { const: "https://www.w3.org/ns/credentials/v2" },
        { type: "string", pattern: String.raw`^https://purl\.imsglobal\.org/spec/ob/v3p0/context(-3\.0\.\d+)?\.json$` },
      ],
    },
    id: uri,
    type: {
      type: "array",
      minItems: 2,
      allOf: [
        { contains: { const: "VerifiableCredential" } },
        { contains: { enum: ["OpenBadgeCredential", "AchievementCredential"] } },
      ],
    },
    name: text,
    issuer: {
      type: "object",
      required: ["id", "type", "name"],
      properties: {
        id: uri,
        type: typeWith("Profile"),
        name: text,
        url: uri,
        email: { type: "string", format: "email" },
      },
    },
    validFrom: { type: "string", format: "date-time" },
    awardedDate: { type: "string", format: "date-time" },
    credentialSubject: {
      type: "object",
      required: ["type", "achievement"],
      anyOf: [{ required: ["id"] }, { required: ["identifier"] }],
      additionalProperties: false,
      properties: {
        id: uri,
        type: typeWith("AchievementSubject"),
        identifier: {
          type: "array",
          minItems: 1,
          items: {
            type: "object",
            required: ["type", "hashed", "identityHash", "identityType"],
            additionalProperties: false,
            properties: {
              type: { const: "IdentityObject" },
              hashed: { type: "boolean" },
              identityHash: text,
              identityType: { enum: ["name", "emailAddress", "identifier"] },
              salt: text,
            },
          },
        },
        achievement: {
          type: "object",
          required: ["id", "type", "name", "description", "criteria"],
          properties: {
            id: uri,
            type: typeWith("Achievement"),
            achievementType: { enum: ["CertificateOfCompletion", "Course"] },
            name: text,
            description: text,
            criteria: { type: "object", required: ["narrative"], properties: { narrative: text } },
          },
        },
      },
    },
    credentialStatus: {
      type: "object",
      required: ["id", "type", "statusPurpose", "statusListIndex", "statusListCredential"],
      additionalProperties: false,
      properties: {
        id: uri,
        type: { const: "BitstringStatusListEntry" },
        statusPurpose: { const: "revocation" },
        statusListIndex: { type: "string", pattern: String.raw`^\d+$` },
        statusListCredential: uri,
      },
    },
    credentialSchema: {
      type: "array",
      items: { type: "object", required: ["id", "type"], properties: { id: uri, type: text } },
    },
    // The registered claims of the JWT.
    iss: uri,
    jti: uri,
    nbf: { type: "integer" },
    sub: uri,
  },
};
