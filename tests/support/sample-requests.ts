import * as v from "valibot";
import type { StoredQuestion } from "#domain/assistant/staff-question-schemas.ts";
import type { InboxRequest } from "#domain/requests/request-schemas.ts";
import { requestBodySchema } from "#domain/requests/stored-request-body.ts";
import { studentSchema, type Student } from "#domain/students/student-schemas.ts";

export const order = {
  name: "Asha Rao",
  email: "asha@example.com",
  phone: "",
  course: "Complete Bundle",
  price: 3000,
};

export const contactMessage = {
  name: "Ravi Iyer",
  email: "",
  phone: "+91 98765 43210",
  message: "When does the next group start?",
};

export const postJson = (body: unknown, headers: Record<string, string> = {}) => ({
  method: "POST",
  headers: { "content-type": "application/json", ...headers },
  body: typeof body === "string" ? body : JSON.stringify(body),
});

export const sampleStudent = (index: number): Student =>
  v.parse(studentSchema, {
    _id: `student-${index}`,
    name: `Student ${String(index).padStart(5, "0")}`,
    enrollmentDate: "2025-10-01T00:00:00.000Z",
    currentPhase: "basic",
    completedDays: [1, 2, 3].slice(0, index % 4),
    version: 1,
    updatedAt: "2026-01-01T00:00:00.000Z",
    deletedAt: null,
  });

export const sampleRequest = (id: string, changes: Partial<InboxRequest> = {}): InboxRequest => ({
  id,
  kind: "contact",
  createdAt: new Date().toISOString(),
  ...v.parse(requestBodySchema, { name: `Visitor ${id}`, email: "visitor@example.com", message: "A question" }),
  owner: "",
  followUpAt: null,
  followUp: "",
  answeredAt: null,
  answeredBy: "",
  delivery: "delivered",
  tries: 1,
  lastError: null,
  mails: [],
  status: "new",
  note: "",
  version: 1,
  studentId: null,
  deletedAt: null,
  source: null,
  noticeVersion: null,
  wroteBefore: false,
  ...changes,
});

/** Asked once, and refused. */
export const sampleQuestion = (id: string, text = id): StoredQuestion => ({
  id,
  text,
  reason: "refused",
  subject: null,
  answer: "",
  count: 1,
  up: 0,
  down: 0,
  firstAt: "2026-03-01T10:00:00.000Z",
  lastAt: "2026-03-01T10:00:00.000Z",
  doneAt: null,
});
