import { sql, type Kysely } from "kysely";
import { expect, test } from "vitest";
import { openEmpty } from "#tests/support/test-databases.ts";
import { engines } from "#tests/support/test-services.ts";
import { up as initial } from "./0001-initial.ts";
import { up as staff } from "./0002-staff.ts";
import { up as studentDetails } from "./0008-student-details.ts";

const at = "2026-01-01T00:00:00.000Z";
const addStudent = (db: Kysely<unknown>, id: string, days: number[]) =>
  sql`insert into students (id, name, search_key, enrollment_date, current_phase, completed_days, version, created_at, updated_at)
    values (${id}, 'Asha', 'asha', ${at}, 'basic', ${JSON.stringify(days)}, 3, ${at}, ${at})`.execute(db);
const addRequest = (db: Kysely<unknown>, studentId: string, body: object) =>
  sql`insert into requests (id, kind, body, created_at, student_id)
    values (${`request-of-${studentId}`}, 'enrollment', ${JSON.stringify(body)}, ${at}, ${studentId})`.execute(db);

test.for(engines)("students from before get what their request said, or the whole course (%s)", async (engine) => {
  const db = await openEmpty(engine);
  await initial(db);
  await staff(db);
  for (const [id, days] of [
    ["by-hand", [1]],
    ["beyond", [1, 43]],
    ["phase", [43]],
  ] as const) {
    await addStudent(db, id, [...days]);
  }
  const body = {
    name: "Asha",
    email: "Asha@Example.com",
    phone: "+91 98765-43210",
    course: "Advanced Phase",
    price: 500,
  };
  await addRequest(db, "phase", body);
  await addRequest(db, "beyond", { ...body, email: "", phone: "" });
  await studentDetails(db);
  await addStudent(db, "by-older-instance", []);
  const { rows } = await sql<object>`select * from students order by id`.execute(db);
  const none = { email: "", email_key: "", phone: "", phone_digits: "", paid_on: null, paid_note: "" };
  const whole = { ...none, course: null, price: null, request_id: null, version: 3, current_phase: "basic" };
  const contact = { email: "Asha@Example.com", email_key: "asha@example.com", phone: "+91 98765-43210" };
  expect(rows).toMatchObject([
    { ...whole, id: "beyond", price: 500, request_id: "request-of-beyond", completed_days: "[1,43]" },
    { ...whole, id: "by-hand", completed_days: "[1]" },
    { ...whole, id: "by-older-instance" },
    {
      ...whole,
      ...contact,
      id: "phase",
      phone_digits: "9876543210",
      course: "advanced",
      current_phase: "advanced",
      price: 500,
      request_id: "request-of-phase",
    },
  ]);
});
