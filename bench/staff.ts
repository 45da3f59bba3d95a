import { reportNames } from "#domain/history/report-schemas.ts";
import type { Db } from "#server/db/engine/database.ts";
import { measureStaffApi, runs, type StaffClient, type StaffFigures, type Time } from "./staff-api.ts";

const students = 10_000;
const requests = 100_000;
const batch = 500;

/** The staff API on a large database: ten thousand students, a hundred thousand requests. */
export const measureStaff = () => measureStaffApi({ fill, callAll });

async function callAll(staff: StaffClient, time: Time) {
  const progress = (index: number) => ({ id: `student-${index * 7}`, completedDays: [1, 2, 3, index + 4] });
  const deep = new URLSearchParams({ cursor: `${timeOf(requests / 2)} ${idOf(requests / 2)}` });
  await time("list of all students", () => staff.ask("/students"));
  await time("search of students", () => staff.ask("/students?search=name%2099"));
  await time("save of progress", (index) => staff.post("/students/progress", progress(index)));
  await time("inbox, first page", () => staff.ask("/requests"));
  await time("inbox, page in the middle", () => staff.ask(`/requests?${deep}`));
  await time("inbox, by kind", () => staff.ask("/requests?kind=contact"));
  await time("inbox, by rare delivery", () => staff.ask("/requests?delivery=failed"));
  await time("inbox, by status", () => staff.ask("/requests?status=new"));
  await time("inbox, by the status of most", () => staff.ask("/requests?status=closed"));
  await time("inbox, by a status that none has", () => staff.ask("/requests?status=enrolled"));
  await time("inbox, by status, kind and delivery", () =>
    staff.ask("/requests?status=contacted&kind=contact&delivery=failed"),
  );
  await time("inbox, deleted", () => staff.ask("/requests?deleted=true"));
  await time("inbox, overdue", () => staff.ask("/requests?overdue=true"));
  await time("inbox, overdue first", () => staff.ask("/requests?order=overdue"));
  await time("inbox, search with many hits", () => staff.ask("/requests?search=visitor"));
  await time("inbox, search with many hits and a status", () => staff.ask("/requests?search=visitor&status=contacted"));
  await time("inbox, search with one hit", () => staff.ask("/requests?search=v77@"));
  await time("inbox, search with no hit", () => staff.ask("/requests?search=nobody"));
  await time("inbox, search of two letters with no hit", () => staff.ask("/requests?search=zq"));
  await time("inbox, search of a phone", () => staff.ask("/requests?search=%2B91%2090000-07777"));
  await time("inbox, search of a part of a phone", () => staff.ask("/requests?search=0-07777"));
  await time("inbox, search of a reference", () => staff.ask(`/requests?search=%23${idOf(77).slice(0, 8)}`));
  await time("inbox, counts", () => staff.ask("/requests/counts"));
  await time("inbox, counts with filters", () =>
    staff.ask("/requests/counts?status=new&kind=contact&search=visitor%2077"),
  );
  await time("what is due", () => staff.ask("/staff/due"));
  for (const report of reportNames) {
    await time(`numbers: ${report}, twelve weeks`, () => staff.ask(`/staff/numbers/${report}?${quarter}`));
    await time(`numbers: ${report}, all two years`, () => staff.ask(`/staff/numbers/${report}?${always}`));
  }
  await time("others of the same person", (index) => staff.ask(`/requests/related?id=${idOf(requests - 1 - index)}`));
  await time("status of 200 requests", () =>
    staff.post("/requests/bulk", {
      ids: Array.from({ length: 200 }, (_, index) => idOf(index)),
      action: "status",
      status: "contacted",
    }),
  );
  await time("status of a request", (index) =>
    staff.post("/requests/status", { id: idOf(index), status: "contacted", note: "Called" }),
  );
}

/** Around the students that there are. */
const quarter = "from=2024-01-01&to=2024-03-24";
const always = "from=2024-01-01&to=2025-11-30&by=week";

const firstTime = Date.UTC(2024, 0, 1);
const timeOf = (index: number) => new Date(firstTime + index * 600_000).toISOString();
/** Like a random id: eight characters tell one request from another. */
const idOf = (index: number) => `${((index * 2_654_435_761) % 2 ** 32).toString(16).padStart(8, "0")}-${index}`;

export async function fill(db: Db) {
  const days = (count: number) => JSON.stringify(Array.from({ length: count }, (_, day) => day + 1));
  for (let from = 0; from < students; from += batch) {
    const rows = Array.from({ length: batch }, (_, offset) => {
      const index = from + offset;
      const name = `Some Name ${index}`;
      return {
        id: `student-${index}`,
        name,
        search_key: name.toLowerCase(),
        enrollment_date: timeOf(index),
        current_phase: "basic" as const,
        completed_days: days(index % 59),
        version: 1,
        created_at: timeOf(index),
        updated_at: timeOf(index),
        price: 3000 + (index % 7) * 500,
        paid_on: index % 3 === 0 ? timeOf(index).slice(0, 10) : null,
      };
    });
    await db.insertInto("students").values(rows).execute();
  }
  for (let from = 0; from < requests; from += batch) {
    const indexes = Array.from({ length: batch }, (_, offset) => from + offset);
    await db.transaction().execute(async (trx) => {
      await trx.insertInto("requests").values(indexes.map(requestOf)).execute();
      await trx.insertInto("deliveries").values(indexes.map(deliveryOf)).execute();
    });
  }
}

const kindOf = (index: number) => (index % 3 === 0 ? ("contact" as const) : ("enrollment" as const));

function requestOf(index: number) {
  // Every tenth writes again from the same address.
  const email = `v${index % 10 === 9 ? index - 9 : index}@example.com`;
  const digits = String(9_000_000_000 + index);
  const phone = `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`;
  const body = { name: `Visitor ${index} `, email, phone, message: "About the course" };
  return {
    id: idOf(index),
    kind: kindOf(index),
    body: JSON.stringify(body),
    search_key: Object.values(body).join("\n").toLowerCase(),
    email_key: email,
    phone_digits: digits,
    created_at: timeOf(index),
    course: index % 3 === 0 ? "" : `Course ${index % 5}`,
    source_key: `source ${index % 13}`,
    campaign_key: index % 4 === 0 ? `campaign ${index % 11}` : "",
    answered_at: index % 100 === 0 ? null : timeOf(index + (index % 97)),
    answer_minutes: index % 100 === 0 ? null : 10 * (index % 97),
    status: index % 100 === 0 ? ("new" as const) : index % 100 === 1 ? ("contacted" as const) : ("closed" as const),
  };
}

const deliveryOf = (index: number) => ({
  id: idOf(index),
  request_id: idOf(index),
  kind: kindOf(index),
  state: index % 5000 === 0 ? ("failed" as const) : ("delivered" as const),
  created_at: timeOf(index),
  due_at: timeOf(index),
  give_up_at: timeOf(index),
  tries: 1,
});

export function formatStaffFigures(figures: StaffFigures): string {
  const rows = figures.map(
    ({ engine, endpoint, median, slowest, kilobytes }) =>
      `| ${engine} | ${endpoint} | ${median} ms | ${slowest} ms | ${kilobytes.toFixed(1)} kB |`,
  );
  return [
    `${students} students, ${requests} requests; each endpoint ${runs} times, through the whole API.`,
    "",
    "| database | endpoint | median | slowest | response |",
    "| --- | --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}
