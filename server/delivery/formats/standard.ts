import { createHmac } from "node:crypto";
import type { ChatFormat, TeamMessage } from "../team-message.ts";

const types = {
  enrollment: "request.enrollment",
  contact: "request.contact",
  "error-report": "site.report",
  "daily-digest": "site.digest",
};

export const signingSecretPrefix = "whsec_";

/**
 * A receiver of the owner's, by the specification of Standard Webhooks: it checks the signature by the shared secret, and knows a
 * repetition by `webhook-id`. Texts are as they were typed, without invisible characters.
 */
export const standard = {
  maxFields: 25,
  toUrl: (webhook) => new URL(webhook),
  toPayload: ({ id, kind, title, explanation, fields, reference, time }: TeamMessage) => ({
    type: types[kind],
    timestamp: time,
    data: {
      id,
      title,
      ...(explanation && { explanation }),
      fields: fields.map(({ name, value }) => ({ name, value: typeof value === "string" ? value : value.join("\n") })),
      reference,
    },
  }),
  sign({ id, body, at, secret }) {
    const timestamp = String(Math.floor(at.getTime() / 1000));
    const key = Buffer.from(secret.slice(signingSecretPrefix.length), "base64");
    const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
    return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
  },
  readReply: () => ({}),
  // By the specification.
  isStatusFinal: true,
} satisfies ChatFormat;
