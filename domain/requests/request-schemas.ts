import * as v from "valibot";
import { requestKinds } from "./request-fields.ts";
import { sourceSchema } from "./request-origin.ts";
import { requestBodySchema } from "./stored-request-body.ts";
import { stripInvisibleCharacters } from "../format/searched-and-visible-text.ts";
import { idSchema, storedTextSchema, versionSchema } from "../format/shared-schemas.ts";
import { nextStepEntries, storedNextStepEntries } from "../students/next-step.ts";

export const deliveryStates = ["pending", "delivered", "failed", "not-configured", "held"] as const;
export const requestStatuses = ["new", "contacted", "enrolled", "closed", "spam"] as const;
/** Mails about a request, beside its message in the team chat: a copy for the team, and the visitor's confirmation. */
export const mailKinds = ["team-mail", "visitor-mail"] as const;
export type MailKind = (typeof mailKinds)[number];
export type DeliveryState = (typeof deliveryStates)[number];
export type RequestStatus = (typeof requestStatuses)[number];

export const maxNoteLength = 2000;

export const noteSchema = storedTextSchema(
  maxNoteLength,
  "The note must be a text",
  `Please use at most ${maxNoteLength} characters`,
);

/** What staff write down about a request; a field that is left out stays as it is. */
export const statusSchema = v.pipe(
  v.object({
    ...idSchema.entries,
    status: v.optional(v.picklist(requestStatuses, `The status must be one of ${requestStatuses.join(", ")}`)),
    /** Added to those before; an empty one adds nothing. */
    note: v.optional(noteSchema),
    ...nextStepEntries,
    version: versionSchema,
  }),
  v.check(
    ({ id: _id, version: _version, ...given }) => Object.values(given).some((value) => value !== undefined),
    "A status or a note is missing",
  ),
);
/** Links a request to a student, or with null takes the link back. */
export const requestLinkSchema = v.object({
  ...idSchema.entries,
  studentId: v.nullable(idSchema.entries.id),
});
export type RequestLink = v.InferOutput<typeof requestLinkSchema>;

export type StatusChange = v.InferOutput<typeof statusSchema>;

export const inboxRequestSchema = v.object({
  id: v.string(),
  kind: v.picklist(requestKinds),
  createdAt: v.string(),
  ...requestBodySchema.entries,
  delivery: v.picklist(deliveryStates),
  tries: v.number(),
  lastError: v.nullable(v.string()),
  mails: v.optional(
    v.array(
      v.object({
        kind: v.picklist(mailKinds),
        state: v.picklist(deliveryStates),
        tries: v.number(),
        lastError: v.nullable(v.string()),
      }),
    ),
    [],
  ),
  status: v.picklist(requestStatuses),
  /** The newest one. */
  note: v.string(),
  ...storedNextStepEntries,
  /** Of the first answer; an older instance does not send it. */
  answeredAt: v.optional(v.nullable(v.string()), null),
  answeredBy: v.optional(v.string(), ""),
  /** How often status, note or next step were saved, and one. */
  version: v.number(),
  studentId: v.nullable(v.string()),
  deletedAt: v.nullable(v.string()),
  source: sourceSchema,
  /** Of the privacy notice that stood at the form. */
  noticeVersion: v.nullable(v.string()),
  /** Whether the same person, by e-mail address or phone, had sent another one before. */
  wroteBefore: v.optional(v.boolean(), false),
});
/** In a filter, of requests without a known source; as a source it would mean the same. */
export const directSource = "(direct)";

export type InboxRequest = v.InferOutput<typeof inboxRequestSchema>;

export type StatusNoteAndFollowUp = Pick<InboxRequest, "status" | "note" | "owner" | "followUpAt" | "followUp">;

const reference = /^((?:ref(?:erence)?\b[\s.:]*)?#?)\s*([\da-f][\da-f-]*)[.,]?$/i;
const shownReference = 8;

/**
 * The start of a request's id if the text may be one: visitors are told "Reference" and its first eight characters. Letters
 * alone are a name, as Ada and Dee are, unless they are as many or are called a reference.
 */
export function parseReference(text: string): string | undefined {
  const [, label, id = ""] = reference.exec(stripInvisibleCharacters(text).trim()) ?? [];
  return label || /\d/.test(id) || id.length >= shownReference ? id.toLowerCase() : undefined;
}

export const inboxPageSchema = v.object({ requests: v.array(inboxRequestSchema), next: v.nullable(v.string()) });
export type InboxPage = v.InferOutput<typeof inboxPageSchema>;

/** Of one person: the request that was asked for, the others, and the students. */
export const relatedSchema = v.object({
  request: inboxRequestSchema,
  requests: v.array(inboxRequestSchema),
  students: v.array(v.object({ id: v.string(), name: v.string() })),
});
export type RelatedResponse = v.InferOutput<typeof relatedSchema>;
