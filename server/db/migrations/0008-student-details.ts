import { type Kysely, sql } from "kysely";

/** How a student is reached, what was bought and for how much, and whether it is paid. */
export async function up(db: Kysely<unknown>) {
  const add = (column: string, type: "text" | "integer", initial?: string) =>
    db.schema
      .alterTable("students")
      .addColumn(column, type, (c) => (initial === undefined ? c : c.notNull().defaultTo(initial)))
      .execute();
  for (const column of ["email", "phone", "email_key", "phone_digits", "paid_note"]) await add(column, "text", "");
  for (const column of ["course", "request_id", "paid_on"]) await add(column, "text");
  await add("price", "integer");
  await fillFromRequests(db);
  for (const column of ["email_key", "phone_digits"]) {
    await db.schema.createIndex(`students_by_${column}`).on("students").columns([column]).execute();
  }
}

type Row = { id: string; completed_days: string; request_id: string; body: string };

/** Students that were made of a request get what the request says; the rest have the whole course and no details. */
async function fillFromRequests(db: Kysely<unknown>) {
  const { rows } = await sql<Row>`select students.id, students.completed_days, requests.id as request_id, requests.body
    from students join requests on requests.student_id = students.id`.execute(db);
  for (const { id, completed_days, request_id, body } of rows) {
    const sent = JSON.parse(body) as Record<string, unknown>;
    const [email, phone] = [textOf(sent["email"]), textOf(sent["phone"])];
    const course = readCourse(textOf(sent["course"]), JSON.parse(completed_days) as number[]);
    const price = Number.isInteger(sent["price"]) ? sent["price"] : null;
    await sql`update students set email = ${email}, email_key = ${email.toLowerCase()}, phone = ${phone},
      phone_digits = ${phone.replaceAll(/\D/g, "").slice(-10)}, course = ${course}, price = ${price},
      request_id = ${request_id} where id = ${id}`.execute(db);
    if (course !== null && course !== "bundle") {
      await sql`update students set current_phase = ${course} where id = ${id}`.execute(db);
    }
  }
}

const textOf = (value: unknown) => (typeof value === "string" ? value.replaceAll("\0", "") : "");

const courses: Record<string, { key: string; first: number; last: number }> = {
  "Complete Bundle": { key: "bundle", first: 1, last: 58 },
  "Beginner Phase": { key: "basic", first: 1, last: 21 },
  "Intermediate Phase": { key: "intermediate", first: 22, last: 42 },
  "Advanced Phase": { key: "advanced", first: 43, last: 58 },
};

/** A student with days beyond the phase that was asked for has gone on since, so nothing is hidden: the whole course. */
function readCourse(name: string, completedDays: readonly number[]): string | null {
  const course = courses[name];
  const isInside = course && completedDays.every((day) => day >= course.first && day <= course.last);
  return isInside ? course.key : null;
}
