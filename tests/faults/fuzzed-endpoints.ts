import { reports } from "#domain/history/report-schemas.ts";
import { newNoteSchema, sentMessageSchema } from "#domain/history/timeline-schemas-and-entries.ts";
import {
  allCertificatesSchema,
  certificateNameSchema,
  newCertificateSchema,
} from "#domain/certificates/certificate-schemas.ts";
import {
  bulkProgressSchema,
  dayLockSchema,
  detailsChangeSchema,
  newStudentSchema,
  progressSchema,
} from "#domain/students/student-schemas.ts";
import { contactSchema, enrollmentBodySchema } from "#domain/requests/form-schemas.ts";
import { questionSchema, voteSchema } from "#domain/assistant/assistant-schemas.ts";
import { questionIdsSchema } from "#domain/assistant/staff-question-schemas.ts";
import { bulkSchema } from "#domain/requests/inbox-query-schemas.ts";
import { erasePersonSchema } from "#domain/history/person-lookup-and-erasure-schemas.ts";
import { requestLinkSchema, statusSchema } from "#domain/requests/request-schemas.ts";
import { importRequestSchema, importUndoSchema } from "#domain/students/student-import-schemas.ts";
import { mergeSchema, unmergeSchema } from "#domain/students/merge-students.ts";
import { idSchema } from "#domain/format/shared-schemas.ts";
import { ownReviewSchema, reviewDecisionSchema } from "#domain/students/review-schemas.ts";
import { newPaymentSchema } from "#domain/students/payments.ts";
import { ownTickSchema } from "#domain/students/own-page-schemas.ts";
import { contactMessage, order } from "../support/sample-requests.ts";
import { sitePages } from "../support/site-pages.ts";

const fieldsOf = (schema: { entries: object }) => Object.keys(schema.entries);

/** Every endpoint that takes a body, with the fields of its schema and one valid body to corrupt. */
export const fuzzedPostEndpoints: Record<string, { fields: string[]; good: object }> = {
  "/api/enrollments": { fields: fieldsOf(enrollmentBodySchema), good: order },
  "/api/contact": { fields: fieldsOf(contactSchema), good: contactMessage },
  "/api/assistant": { fields: fieldsOf(questionSchema), good: { question: "What are the fees?" } },
  "/api/assistant/vote": { fields: fieldsOf(voteSchema), good: { question: "What are the fees?", isHelpful: false } },
  "/api/staff/questions/done": { fields: fieldsOf(questionIdsSchema), good: { ids: ["1"] } },
  "/api/staff/questions/reopen": { fields: fieldsOf(questionIdsSchema), good: { ids: ["1"] } },
  "/api/staff/session": { fields: ["pin", "name"], good: { pin: "0000", name: "Asha" } },
  "/api/students": { fields: fieldsOf(newStudentSchema), good: { name: "Asha" } },
  "/api/students/progress": { fields: fieldsOf(progressSchema), good: { id: "1", completedDays: [1, 2], version: 1 } },
  "/api/students/details": { fields: fieldsOf(detailsChangeSchema), good: { id: "1", name: "Asha", version: 1 } },
  "/api/students/progress-all": {
    fields: fieldsOf(bulkProgressSchema),
    good: { day: 1, done: true, students: [{ id: "1", version: 1 }] },
  },
  "/api/students/import/preview": { fields: ["csv"], good: { csv: "Name\nAsha" } },
  "/api/students/import": {
    fields: fieldsOf(importRequestSchema),
    good: { csv: "Name\nAsha", key: "1", duplicates: "skip" },
  },
  "/api/students/import/undo": {
    fields: fieldsOf(importUndoSchema),
    good: { ids: ["3f2b1c5e-8a4d-4c1b-9e6f-0a1b2c3d4e5f"] },
  },
  "/api/students/delete": { fields: fieldsOf(idSchema), good: { id: "1" } },
  "/api/students/link": { fields: fieldsOf(idSchema), good: { id: "1" } },
  "/api/students/revoke-link": { fields: fieldsOf(idSchema), good: { id: "1" } },
  "/api/students/lock-day": { fields: fieldsOf(dayLockSchema), good: { id: "1", day: 4, locked: true } },
  "/my/ticks": { fields: fieldsOf(ownTickSchema), good: { day: 1, task: null, done: true, version: 1 } },
  "/my/plan": {
    fields: ["weekdays", "hours", "start", "time"],
    good: { Mon: "on", hours: "2", start: "2026-12-01", time: "18:00" },
  },
  "/my/review": {
    fields: fieldsOf(ownReviewSchema),
    good: { course: "bundle", rating: 5, text: "A review of some words.", name: "Asha", consent: "on", version: 0 },
  },
  "/my/calendar": { fields: ["end"], good: {} },
  "/api/students/payments": {
    fields: fieldsOf(newPaymentSchema),
    good: { id: "1", amount: 500, receivedOn: "2026-03-01", reference: "UPI 1" },
  },
  "/api/students/payments/delete": { fields: fieldsOf(idSchema), good: { id: "1" } },
  "/api/students/merge": { fields: fieldsOf(mergeSchema), good: { id: "1", otherId: "2" } },
  "/api/students/unmerge": {
    fields: fieldsOf(unmergeSchema),
    good: { id: "1", otherId: "2", moved: { requests: [], notes: [], certificates: [], reviews: [], payments: [] } },
  },
  "/api/students/restore": { fields: fieldsOf(idSchema), good: { id: "1" } },
  "/api/certificates": { fields: fieldsOf(newCertificateSchema), good: { id: "1", name: "Asha", isNamePublic: true } },
  "/api/certificates/all": { fields: fieldsOf(allCertificatesSchema), good: { isNamePublic: true } },
  "/api/certificates/name": {
    fields: fieldsOf(certificateNameSchema),
    good: { id: "1", name: "Asha", isNamePublic: true },
  },
  "/api/certificates/revoke": { fields: fieldsOf(idSchema), good: { id: "1" } },
  "/api/reviews": { fields: fieldsOf(reviewDecisionSchema), good: { id: "1", version: 1, state: "hidden", reply: "" } },
  "/api/staff/person/erase": {
    fields: fieldsOf(erasePersonSchema),
    good: { contact: "nobody@example.com", confirm: "nobody@example.com" },
  },
  "/api/staff/notes": { fields: fieldsOf(newNoteSchema), good: { subject: "request", id: "1", text: "Called." } },
  "/api/staff/messages/sent": {
    fields: fieldsOf(sentMessageSchema),
    good: { subject: "request", id: "1", channel: "mail", template: "" },
  },
  "/api/staff/messages/not-sent": { fields: fieldsOf(idSchema), good: { id: "1" } },
  "/api/staff/notes/delete": { fields: fieldsOf(idSchema), good: { id: "1" } },
  "/api/requests/retry": { fields: fieldsOf(idSchema), good: { id: "1" } },
  "/api/requests/release": { fields: fieldsOf(idSchema), good: { id: "1" } },
  "/api/requests/bulk": { fields: fieldsOf(bulkSchema), good: { ids: ["1"], action: "status", status: "new" } },
  "/api/requests/status": { fields: fieldsOf(statusSchema), good: { id: "1", status: "new", note: "" } },
  "/api/requests/add-student": { fields: fieldsOf(idSchema), good: { id: "1" } },
  "/api/requests/link": { fields: fieldsOf(requestLinkSchema), good: { id: "1", studentId: "2" } },
  "/api/requests/delete": { fields: fieldsOf(idSchema), good: { id: "1" } },
  "/api/requests/restore": { fields: fieldsOf(idSchema), good: { id: "1" } },
};

export const fuzzedGetEndpoints = [
  "/api/reply.ics",
  "/api/requests",
  "/api/requests/counts",
  "/api/requests/related",
  "/api/requests.csv",
  "/api/students",
  "/api/students/phases",
  "/api/students/import/template.csv",
  "/api/students/payments",
  "/api/students/payments/upi.svg",
  "/api/students.csv",
  "/api/staff/session",
  "/api/staff/name",
  "/api/staff/timeline",
  "/api/staff/due",
  ...Object.keys(reports).flatMap((report) => [`/api/staff/numbers/${report}`, `/api/staff/numbers/${report}.csv`]),
  "/api/staff/erasures",
  "/api/staff/questions",
  "/api/staff/questions/counts",
  "/api/staff/person",
  "/api/staff/person/page",
  "/api/staff/messages",
  "/api/staff/person.json",
  "/api/blog/list",
  "/api/blog/categories",
  "/api/blog/first-post",
  "/api/certificates",
  "/api/reviews",
  "/api/certificates/paper",
  "/certificates/0123456789abcdef0123456789abcdef",
  "/my",
  "/my/key",
  "/my/plan.ics",
  "/healthz",
];

const pages = [...sitePages.map(({ path }) => path), "/sr", "/blog", "/enroll", "/sent", "/not-sent", "/sitemap.xml"];
export const fuzzedPaths = [...Object.keys(fuzzedPostEndpoints), ...fuzzedGetEndpoints, ...pages];

export const queryNames = [
  "search",
  "cursor",
  "limit",
  "kind",
  "delivery",
  "deleted",
  "overdue",
  "status",
  "state",
  "reason",
  "order",
  "when",
  "who",
  "subject",
  "id",
  "category",
  "author",
  "keyword",
  "offset",
  "page",
  "plan",
  "error",
  "reference",
  "_routes",
];
