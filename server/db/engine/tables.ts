import type { Generated } from "kysely";
import type { QuestionReason } from "#domain/assistant/staff-question-schemas.ts";
import type { ChangeSubject, NewChange } from "#domain/history/change.ts";
import type { ErasedTable } from "#domain/history/erasure-and-retention-rules.ts";
import { mailKinds, type DeliveryState, type RequestStatus } from "#domain/requests/request-schemas.ts";
import type { ReviewState } from "#domain/students/review.ts";
import { requestKinds, type RequestKind } from "#domain/requests/request-fields.ts";

export type { DeliveryState, RequestKind };
/** What the site itself tells the team. */
export const reportKinds = ["error-report", "daily-digest"] as const;
export type ReportKind = (typeof reportKinds)[number];
export type ChatKind = RequestKind | ReportKind;
export const deliveryKinds = [...requestKinds, ...reportKinds, ...mailKinds] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** Who takes care of a record, and what is to be done when; the owner is a staff name, empty where it is nobody's. */
type NextStepColumns = { owner: Generated<string>; follow_up_at: string | null; follow_up: Generated<string> };

/** Times are ISO texts in UTC: they sort as they are, on both engines. */
export type Tables = {
  requests: NextStepColumns & {
    id: string;
    kind: RequestKind;
    body: string;
    idempotency_key: string | null;
    created_at: string;
    status: Generated<RequestStatus>;
    /** The newest of its notes; empty where there is none. */
    note: Generated<string>;
    /** Grows with every save of status, note and next step. */
    version: Generated<number>;
    /** What a search compares: see `server/db/requests/derived-columns.ts`. Engines disagree on the case of letters beyond ASCII. */
    search_key: string;
    /** Which rules made the keys; where it is low, newer ones make them anew. */
    keys_version: Generated<number>;
    /** Equal for all requests of one mailbox, and of one phone: see `domain/contact/`. Empty where there is none. */
    email_key: Generated<string>;
    phone_digits: Generated<string>;
    /** The student that was made of a request. */
    student_id: string | null;
    /** How the visit began, as JSON (`RequestSource`); null where it is unknown. */
    source: string | null;
    /** What the inbox filters by: campaign or referring host, in lower case; empty where neither is known. */
    source_key: Generated<string>;
    /** The campaign of the link, in lower case, and what was ordered, by its name; empty where there is none. */
    campaign_key: Generated<string>;
    course: Generated<string>;
    /** When its status left `new`, but for spam; with no minutes it was before that was recorded, and nobody knows when. */
    answered_at: string | null;
    answered_by: Generated<string>;
    answer_minutes: number | null;
    /** Of the privacy notice that stood at the form; `created_at` is its time. */
    notice_version: string | null;
    deleted_at: string | null;
  };
  deliveries: {
    /** To the team chat: that of its request. */
    id: string;
    /** Null for a report of the site, which has its text in `body` instead. */
    request_id: string | null;
    kind: DeliveryKind;
    body: string | null;
    state: DeliveryState;
    created_at: string;
    due_at: string;
    give_up_at: string;
    tries: number;
    last_error: string | null;
    locked_by: string | null;
    locked_until: string | null;
    delivered_at: string | null;
    message_id: string | null;
    /** A keyed digest of the client's IP address until it is delivered, for taking turns; else empty. */
    sender: Generated<string>;
  };
  /** How many confirmations went out on a day of the course's time zone; `key` is a digest of a mailbox, or a sender. */
  mail_counts: { day: string; key: string; count: number };
  /** `webhook` is a digest: the URL itself is a secret and stays in the settings. */
  webhook_pauses: { webhook: string; until: string; failures: number };
  error_reports: { kind: string; reported_at: string };
  students: NextStepColumns & {
    id: string;
    name: string;
    search_key: string;
    enrollment_date: string;
    /** The key of a phase, perhaps of one that the course no longer has; so is `course`. */
    current_phase: string;
    /** A JSON array of day numbers, ascending. */
    completed_days: string;
    version: number;
    created_at: string;
    updated_at: string;
    deleted_at: string | null;
    email: Generated<string>;
    phone: Generated<string>;
    /** The e-mail address in lower case and the last ten digits of the phone: whoever writes again is found by them. */
    email_key: Generated<string>;
    phone_digits: Generated<string>;
    /** Null is the whole course. */
    course: string | null;
    price: number | null;
    request_id: string | null;
    /** A date of the calendar in the course's time zone; null is not paid. */
    paid_on: string | null;
    paid_note: Generated<string>;
    /** The sum of the payments. */
    received: Generated<number>;
    /** The name of the batch, empty without one, and the date on which it starts: the same for all of it. */
    batch: Generated<string>;
    batch_start: string | null;
    /** SHA-256 of the key in the private link; null without a link. The key itself is stored nowhere. */
    link_digest: string | null;
    link_made_at: string | null;
    link_revoked_at: string | null;
    last_visit_at: string | null;
    /** The same of the key of the calendar's address. */
    calendar_digest: string | null;
    calendar_made_at: string | null;
    /** JSON arrays: tasks of days that are not completed (`12-0`), completed days that the student ticked, days that only staff tick. */
    ticked_tasks: Generated<string>;
    own_days: Generated<string>;
    locked_days: Generated<string>;
    /** A JSON object (`StudyPlan`); null without a plan. */
    plan: string | null;
  };
  /** What was received of a student; a record of staff, since nothing is charged here. */
  payments: {
    id: string;
    student_id: string;
    amount: number;
    /** A date of the calendar in the course's time zone. */
    received_on: string;
    reference: string;
    at: string;
    by: string;
  };
  certificates: {
    /** Public: it is the last part of the certificate's address. */
    id: string;
    /** Null once the student's record is gone, and the name with it. */
    student_id: string | null;
    /** The key of a phase, or `bundle`; one in force for each student and course. */
    course: string;
    /** What it says of the course, as JSON (`CertificateFacts`). */
    facts: string;
    name: string;
    is_name_public: 0 | 1;
    /** Its place in the published list of revoked ones, at random. */
    status_index: number;
    issued_at: string;
    revoked_at: string | null;
  };
  /** One for each student. */
  reviews: {
    id: string;
    student_id: string;
    /** What it is about: the key of a phase, or `bundle`. */
    course: string;
    rating: number;
    text: string;
    name: string;
    /** Handles; empty where none is given. */
    github: string;
    instagram: string;
    /** What the student agreed to, word for word. */
    consent: string;
    consented_at: string;
    state: ReviewState;
    /** The public answer of staff; empty without one. */
    reply: string;
    /** Grows with every save, by the student and by staff. */
    version: number;
    written_at: string;
    published_at: string | null;
  };
  /** `name` is what staff call themselves; empty where they gave no name. */
  staff_sessions: { token_digest: string; pin_digest: string; expires_at: string; name: Generated<string> };
  /** Failed attempts. One that a later success has cleared still counts towards the daily and shared limits. */
  pin_tries: { id: string; pin_digest: string; who: string; is_known: 0 | 1; is_cleared: 0 | 1; at: string };
  /** `subject_id` has no foreign key, since it is the id of a request or of a student: who deletes one deletes these too. */
  changes: {
    id: string;
    subject: ChangeSubject;
    subject_id: string;
    at: string;
    what: NewChange["what"];
    /** A JSON object: the rest of the change. */
    detail: string;
    by: string;
  };
  /** What staff write down; one is added, never overwritten. `subject_id` is as in `changes`. */
  notes: { id: string; subject: ChangeSubject; subject_id: string; at: string; by: string; text: string };
  /** How many rows went, when, and who did it. Nothing tells about whom: see `server/db/history/erasure-log.ts`. */
  erasures: { id: string; at: string; by: string } & Record<ErasedTable, number>;
  /** What the assistant could not answer well. Nothing in it tells who asked. */
  asked_questions: {
    id: string;
    /** Without contact details: see `server/questions/redact-contacts.ts`. */
    text: string;
    /** The words that carry its meaning, sorted: questions with the same ones are counted in one row. */
    likeness_key: string;
    reason: QuestionReason;
    subject: string | null;
    answer: string;
    count: number;
    up: number;
    down: number;
    first_at: string;
    last_at: string;
    done_at: string | null;
  };
  /** How answers please, by subject. */
  answer_votes: { subject: string; up: number; down: number; last_at: string };
  settings: { name: string; value: string };
  /** `day` is a date of the calendar in the course's time zone. */
  gateway_calls: { day: string; calls: number };
};
