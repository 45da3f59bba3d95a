import { expect, test } from "vitest";
import type { ImportPreview } from "#domain/students/student-import-schemas.ts";
import { paymentInFutureMessage } from "#domain/students/payments.ts";
import type { Student } from "#domain/students/student-schemas.ts";
import { compareWith } from "#tests/support/compare-times.ts";
import { countTurns } from "#tests/support/count-turns.ts";
import { signedInClient, staffPin } from "#tests/support/staff-client.ts";
import { engines, testServices, type Engine } from "#tests/support/test-services.ts";
import { alignStartOfWholeBatch, findStudent } from "../../db/students/students.ts";

async function start(engine: Engine = "sqlite") {
  const site = await testServices(engine, { env: { STAFF_PIN: staffPin } });
  const staff = await signedInClient(site);
  return {
    site,
    staff,
    list: async (): Promise<Student[]> => (await staff.ask("/students")).json(),
    preview: async (csv: string): Promise<ImportPreview> =>
      (await staff.post("/students/import/preview", { csv })).json(),
    send: async (csv: string, key = "one", duplicates?: string, badLines?: string) => {
      const response = await staff.post("/students/import", { csv, key, duplicates, badLines });
      const { ids: _, ...result } = await response.json();
      return [response.status, result];
    },
  };
}

const details = {
  email: "asha@example.com",
  phone: "+91 98765 43210",
  course: "intermediate",
  price: 1500,
  paidOn: "2026-02-03",
  paidNote: 'UPI "twice", late',
  completedDays: [22, 23],
};

test.for(engines)("what is exported is imported into another site as it was (%s)", async (engine) => {
  const [from, to] = [await start(engine), await start(engine)];
  await from.staff.post("/students", { name: "Asha Rao", enrollmentDate: "2026-02-01T20:00:00.000Z", ...details });
  for (const name of ["=1+1", "'=1+1", "ÉLODIE, 100%", "'90s"])
    await from.staff.post("/students", { name, phone: "098765" });
  // Days that are stored from before the course was changed.
  const { _id: id }: Student = await (
    await from.staff.post("/students", { name: "Moved", completedDays: [1, 2, 22] })
  ).json();
  await from.staff.post("/students/details", { id, course: "intermediate", version: 1, owner: "Meera" });
  to.site.clock.advance(60_000);
  const file = await (await from.staff.ask("/students.csv")).text();
  expect(await to.preview(`\uFEFF${file}`)).toMatchObject({
    total: 6,
    problems: [],
    duplicates: [],
    ignored: ["Request", "Follow-up at", "Follow-up", "Open", "Days behind"],
  });
  expect(await to.send(file)).toEqual([201, { added: 6, skipped: 0 }]);
  const essence = ({ _id, version, addedAt, ...student }: Student) => student;
  const byName = (students: Student[]) => students.map(essence).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  expect(byName(await to.list())).toEqual(byName(await from.list()));
});

test("pages are served while the largest file is read, imported, listed and exported", async () => {
  const { staff, preview, send, list } = await start();
  const csv = ["Name", ...Array.from({ length: 2000 }, (_, index) => `Student ${index}`)].join("\n");
  expect(await countTurns(() => preview(csv))).toBeGreaterThanOrEqual(60);
  expect(await countTurns(() => send(csv))).toBeGreaterThanOrEqual(80);
  expect(await countTurns(async () => (await staff.ask("/students.csv")).text())).toBeGreaterThanOrEqual(
    2000 / 20 + 2000 / 50,
  );
  expect(await countTurns(list)).toBeGreaterThanOrEqual((2 * 2000) / 20);
  expect((await list()).map(({ name }) => name).slice(0, 2)).toEqual(["Student 0", "Student 1"]);
});

test("a file with a batch on every line lets pages be served, and each batch is found by the index", async () => {
  const { site, send } = await start();
  const csv = ["Name,Batch", ...Array.from({ length: 2000 }, (_, at) => `Student ${at},Batch ${at}`)].join("\n");
  expect(await countTurns(() => send(csv))).toBeGreaterThanOrEqual(2000);
  const timesAsLong = compareWith(() => findStudent(site.db, "nobody"));
  expect(
    await timesAsLong(() => alignStartOfWholeBatch(site.db, { batch: "Batch 7", batchStart: null }), 15),
  ).toBeLessThan(15);
});

test("a file with one name on every line takes no longer than one with many", async () => {
  const { preview } = await start();
  const fileOf = (nameOf: (index: number) => string) =>
    ["Name,Email", ...Array.from({ length: 2000 }, (_, at) => `${nameOf(at)},s${at}@example.com`)].join("\n");
  const timesAsLong = compareWith(() => preview(fileOf((index) => `Student ${index}`)));
  expect(await timesAsLong(() => preview(fileOf(() => "Student")), 4)).toBeLessThan(4);
});

test.for(engines)("an import sent again adds nobody, also at the same time (%s)", async (engine) => {
  const { send, list } = await start(engine);
  const csv = "Name\nAsha\nRavi";
  const first = [201, { added: 2, skipped: 0 }];
  expect(await Promise.all([send(csv), send(csv), send(csv)])).toEqual([first, first, first]);
  expect(await send(csv)).toEqual(first);
  expect(await list()).toHaveLength(2);
  expect(await send("Name\nMina")).toEqual([422, { error: expect.stringContaining("imported already") }]);
});

test.for(engines)("one file imported twice at once under two keys adds its students once (%s)", async (engine) => {
  const { send, list } = await start(engine);
  const csv = ["Name", ...Array.from({ length: 120 }, (_, index) => `Student ${index}`)].join("\n");
  const answers = await Promise.all(["one", "two", "three"].map((key) => send(csv, key)));
  expect(answers.map(([, { added }]) => added).toSorted((a, b) => a - b)).toEqual([0, 0, 120]);
  expect(await list()).toHaveLength(120);
});

test("semicolons, quotes and few columns will do; the list has the file's order", async () => {
  const { preview, send, list } = await start();
  const csv = 'NAME;Shoe size; completed DAYS;Course\r\n"Rao; Asha";40;1, 2 3;\r\nBela;41;;Basic\r\nAmit;42;;\r\n';
  expect(await preview(csv)).toMatchObject({ total: 3, problems: [], ignored: ["Shoe size"] });
  expect(await send(csv)).toEqual([201, { added: 3, skipped: 0 }]);
  expect((await list()).map(({ name, completedDays, course }) => [name, completedDays, course])).toEqual([
    ["Rao; Asha", [1, 2, 3], null],
    ["Bela", [], "basic"],
    ["Amit", [], null],
  ]);
});

test("every bad line is named by number, field and reason, and nothing is imported", async () => {
  const { preview, send, list } = await start();
  const csv = [
    "Name,Email,Phone,Course,Price,Enrolled,Completed days,Paid on,Last change",
    "Good,a@b.in,98765 43210,basic,500,2026-01-01,1 2,2026-01-02,2026-01-03",
    ",no-address,12,master,-5,yesterday,0,2026-02-31,soon",
    "Few,cells",
    'Open,"quote,,,,,,,',
  ].join("\n");
  const { problems, total } = await preview(csv);
  expect(total).toBe(1);
  expect(problems.map(({ line, field }) => `${line} ${field}`)).toEqual([
    ...["Name", "Enrolled", "Completed days", "Email", "Phone", "Course", "Price", "Paid on", "Last change"].map(
      (field) => `3 ${field}`,
    ),
    "4 Line",
    "5 Line",
  ]);
  expect(problems.map(({ reason }) => reason)).toEqual(
    expect.arrayContaining([
      "Please enter a student name.",
      "The line has 2 cells, the first line 9",
      "A quotation mark is never closed",
      '"soon" is no date: write 31/12/2026, 31-12-26, 31 Dec 2026 or 2026-12-31',
      'The price must be a whole number from 0 to 10000000, or empty; the file has "-5"',
      '"master" is no course: write Whole course, Basic, Intermediate or Advanced, or leave it empty',
    ]),
  );
  const [status, body] = await send(csv);
  expect([status, body.error, body.problems]).toEqual([400, "Line 3, Name: Please enter a student name.", problems]);
  expect(await list()).toEqual([]);
  // On demand the others are imported.
  expect(await send(csv, "two", undefined, "skip")).toEqual([201, { added: 1, skipped: 0 }]);
  expect((await list()).map(({ name }) => name)).toEqual(["Good"]);
  for (const wrong of ["Email\na@b.in", "Name\n", "Name,Phone\nAsha,1"]) {
    expect((await send(wrong, "three", undefined, "skip"))[0], wrong).toBe(400);
  }
});

test("who is there already is named, and added only on demand", async () => {
  const { staff, preview, send, list } = await start();
  await staff.post("/students", { name: "Asha Rao", phone: "+91 98765 43210" });
  const known: Student = await (await staff.post("/students", { name: "Ravi", email: "ravi@example.com" })).json();
  await staff.post("/students", { name: "Nameless" });
  const csv = [
    "Name,Email,Phone,Id",
    "asha  rao,,09876543210,",
    "Asha Rao,other@example.com,,",
    `Renamed,,,${known._id}`,
    "Nameless,n@example.com,,",
    "Mina,m@example.com,,",
    "Mina,M@example.com,,",
    "Ravi,ravi@example.org,,",
  ].join("\n");
  const there = "There is such a student already";
  expect((await preview(csv)).duplicates).toEqual([
    { line: 2, reason: there },
    { line: 4, reason: there },
    { line: 5, reason: there },
    { line: 7, reason: "The same student as on line 6" },
  ]);
  expect(await send(csv)).toEqual([201, { added: 3, skipped: 4 }]);
  expect(await list()).toHaveLength(6);
  expect(await send(csv, "two", "add")).toEqual([201, { added: 7, skipped: 0 }]);
});

test("says what is wrong with a file as a whole", async () => {
  const { preview } = await start();
  for (const [csv, expected] of [
    ["Email\na@b.in", "1 Name: The first line must name the columns, and Name is not among them"],
    ["Name,name\na,b", "1 Name: The first line has this column twice"],
    ["\n\n", "0 File: The file is empty"],
    ["Name\r\n", "0 File: The file has no students"],
    [`Name\n${"x\n".repeat(2001)}`, "0 File: At most 2000 students can be imported at once; the file has more"],
  ] as const) {
    const { problems } = await preview(csv);
    expect(problems.map(({ line, field, reason }) => `${line} ${field}: ${reason}`)).toEqual([expected]);
  }
});

test("of a file with more problems than anybody mends at once the first are named", async () => {
  const { preview, send } = await start();
  const csv = `Name,Phone,Price\n${",x,x\n".repeat(1000)}`;
  const { problems } = await preview(csv);
  expect(problems).toHaveLength(501);
  const reason = "There are more than 500 problems; these are the first";
  expect([problems[0], problems[1]?.line]).toEqual([{ line: 0, field: "File", reason }, 2]);
  expect(await send(csv)).toMatchObject([400, { error: reason }]);
});

test("refuses a body that is not of its schema, naming the field", async () => {
  const { staff } = await start();
  for (const [body, status, error] of [
    [{ csv: "", key: "one" }, 400, "The file is missing"],
    [{ csv: "x".repeat(1_000_001), key: "one" }, 400, "The file must be at most 1 MB"],
    [{ csv: "Name\na" }, 400, "The key must be a text of 1 to 100 characters"],
    [{ csv: "Name\na", key: "one", duplicates: "merge" }, 400, "duplicates must be skip or add"],
    [{ csv: "Name\na", key: "one", badLines: "mend" }, 400, "badLines must be refuse or skip"],
    [{ csv: "\n".repeat(2_000_000), key: "one" }, 413, "The request is too large"],
  ] as const) {
    const response = await staff.post("/students/import", body);
    expect([response.status, await response.json()]).toEqual([status, { error }]);
  }
});

test.for(engines)("takes the files that people have: their titles, dates and names of courses (%s)", async (engine) => {
  const { staff, list, preview } = await start(engine);
  const csv = [
    "Student Name,Mobile No.,Date of Joining,Program,Fees,Batch,Batch start date,Payment Date,Mode,Remarks,Counsellor",
    "Asha,98765 43210,17/11/2025,Complete Bundle,3000,Evening,17-11-25,18 Nov 2025,UPI,Calls late,Kiran",
    "Ravi,98765 43211,1-2-26,whole course,3000,Evening,,,,,",
    "Meera,98765 43212,2025-12-01 18:30:00,Basic Phase,500,,,,,,",
  ].join("\n");
  const guessed = await preview(csv);
  expect(guessed.problems).toEqual([]);
  expect(guessed.ignored).toEqual(["Mode"]);
  expect(guessed.columns.map(({ field }) => field)).toEqual([
    "name",
    "phone",
    "enrollmentDate",
    "course",
    "price",
    "batch",
    "batchStart",
    "paidOn",
    "",
    "note",
    "owner",
  ]);
  const columns = { Mode: "paidNote", Fees: "" };
  const body = { csv, columns };
  const chosen: ImportPreview = await (await staff.post("/students/import/preview", body)).json();
  expect(chosen.rows[0]).toEqual({
    line: 2,
    name: "Asha",
    email: "",
    phone: "98765 43210",
    course: "bundle",
    completedDays: [],
    price: null,
    enrollmentDate: "2025-11-16T18:30:00.000Z",
    paidOn: "2025-11-18",
    paidNote: "UPI",
    received: 0,
    receivedOn: "2025-11-18",
    batch: "Evening",
    batchStart: "2025-11-17",
    owner: "Kiran",
    note: "Calls late",
  });
  expect((await staff.post("/students/import", { ...body, key: "a" })).status).toBe(201);
  const asha = (await list()).find(({ name }) => name === "Asha");
  expect(asha?.owner).toBe("Kiran");
  const timeline = await (await staff.ask(`/staff/timeline?subject=student&id=${asha?._id}`)).json();
  expect(timeline.notes).toMatchObject([{ text: "Calls late", by: "" }]);
  const seen = (await list()).map(({ name, course, batchStart, enrollmentDate, updatedAt }) => {
    // Nothing was ticked today.
    expect(updatedAt).toBe(enrollmentDate);
    return [name, course, batchStart, enrollmentDate];
  });
  expect(seen).toEqual([
    ["Asha", "bundle", "2025-11-17", "2025-11-16T18:30:00.000Z"],
    ["Meera", "basic", null, "2025-12-01T13:00:00.000Z"],
    ["Ravi", "bundle", "2025-11-17", "2026-01-31T18:30:00.000Z"],
  ]);
});

test("who has done three days of a file in weeks is quiet, who is in pace or of whom it says nothing is not", async () => {
  const { staff, send, list } = await start();
  const enrolled = "2026-01-22";
  const days = Array.from({ length: 38 }, (_, at) => at + 1).join(" ");
  await send(`Name,Enrolled,Completed days\nStopped,${enrolled},1 2 3\nPace,${enrolled},${days}\nNew,${enrolled},`);
  const find = async (needs: string) =>
    (await (await staff.ask(`/students.csv?needs=${needs}`)).text()).match(/^\w+/gm)?.slice(1);
  expect([await find("quiet-14"), await find("behind")]).toEqual([["Stopped"], ["Stopped"]]);
  const listed = (await list()).map(({ _id: id, version }) => ({ id, version }));
  const { saved } = await (await staff.post("/students/progress-all", { day: 1, done: true, students: listed })).json();
  const again = saved.map(({ _id: id, version }: Student) => ({ id, version }));
  await staff.post("/students/progress-all", { day: 1, done: false, students: again });
  // Ticked and unticked, nothing more is known of the third.
  expect(await find("behind")).not.toContain("New");
});

test("completed days may be given as a range, and what is none is quoted", async () => {
  const { preview } = await start();
  const { rows, problems } = await preview("Name,Completed days\nA,1-12\nB,1 – 3; 5\nC,12-1\nD,4-4\nE,Jan-12\nF,1-");
  expect(rows.map(({ name, completedDays }) => [name, completedDays.length])).toEqual([
    ["A", 12],
    ["B", 4],
  ]);
  expect(problems.map(({ reason }) => reason.split("; ")[1])).toEqual(
    ["12-1", "4-4", "Jan-12", "1-"].map((text) => `the file has "${text}"`),
  );
});

test("one name on two lines and a phone with a digit too many are told, and imported all the same", async () => {
  const { preview, send } = await start();
  const csv =
    "Name,Phone,Paid on\nAsha,98765 43210,\nasha ,98765 43211,\nRavi,987654321012,2062-03-01\nAsha,98765 43210,";
  const { notices, duplicates, total } = await preview(csv);
  expect(notices.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    "3 The same name as on line 2, with another contact",
    `4 ${paymentInFutureMessage}`,
    '4 "987654321012" is longer than a number without a country code',
  ]);
  expect([duplicates.map(({ line }) => line), total]).toEqual([[5], 4]);
  expect(await send(csv)).toEqual([201, { added: 3, skipped: 1 }]);
});

test("titles are guessed by their words, and prices are read as bills have them", async () => {
  const { preview } = await start();
  for (const [title, field] of [
    ["Student Ka Naam", "name"],
    ["नाम", "name"],
    ["Fees (Rs)", "price"],
    ["Total_Amount", "price"],
    ["CourseFee", "price"],
    ["Name of the course", "course"],
    ["WhatsApp No. (10 digits)", "phone"],
    ["E-mail ID of student", "email"],
    ["Paid amount (Rs)", "received"],
    ["Fees Paid", "received"],
    ["Paid so far", "received"],
    ["Total paid till date", "received"],
    ["Paid (Y/N)", ""],
    ["Enrolment No.", ""],
    ["Date of admission", "enrollmentDate"],
    ["Father's name", ""],
    ["Parent mobile", ""],
    ["Balance amount", ""],
    ["Date of birth", ""],
    ["Feedback", ""],
    ["Notes", "note"],
    ["Owner", "owner"],
  ] as const) {
    const { columns } = await preview(`${title},Roll\nx,1`);
    expect([title, columns[0]?.field]).toEqual([title, field]);
  }
  const wrong = await preview("Name,Fees Paid\nAsha,some\nRavi,-5");
  expect(wrong.problems.map(({ reason }) => reason)).toEqual([
    'The amount must be a whole number from 0 to 10000000; the file has "some"',
    'The amount must be a whole number from 0 to 10000000; the file has "-5"',
  ]);
  const prices = ["3000/-", "Rs. 3,000", "Rs 3000/-", "INR 3000", "₹3,000.00", "rs.3000/- only", "3000 Rs."];
  const { rows, problems } = await preview(`Name,Fees\n${prices.map((price, at) => `S${at},"${price}"`).join("\n")}`);
  expect([rows.map(({ price }) => price), problems]).toEqual([prices.map(() => 3000), []]);
});

test.for(engines)("what was paid is recorded as a payment, in part or whole (%s)", async (engine) => {
  const { staff, send, list } = await start(engine);
  const csv = [
    "Name,Fees,Paid amount,Payment date,Date of joining",
    "Part,3000/-,Rs. 1000/-,18/11/2025,17/11/2025",
    "Whole,3000,3000,,17/11/2025",
    "Nothing,3000,0,,17/11/2025",
  ].join("\n");
  expect(await send(csv)).toEqual([201, { added: 3, skipped: 0 }]);
  const students = (await list()).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  expect(students.map(({ name, paidOn, received }) => [name, paidOn, received])).toEqual([
    ["Nothing", null, 0],
    ["Part", null, 1000],
    ["Whole", null, 0],
  ]);
  // An amount without a day is no payment, but not lost.
  const told = await (await staff.ask(`/staff/timeline?subject=student&id=${students[2]?._id}`)).json();
  expect(told.notes).toMatchObject([{ text: "₹3,000 received by the imported file, without a date." }]);
  const { payments } = await (await staff.ask(`/students/payments?id=${students[1]?._id}`)).json();
  expect(payments).toMatchObject([{ amount: 1000, receivedOn: "2025-11-18" }]);
  // As it is once more, from another file.
  const exported = await (await staff.ask("/students.csv")).text();
  const other = await start(engine);
  expect(await other.preview(exported)).toMatchObject({ undated: 1 });
  const sent = { csv: exported, key: "one", receivedOn: "2025-11-20" };
  const { added, ids } = await (await other.staff.post("/students/import", sent)).json();
  expect([added, ids.length]).toEqual([3, 3]);
  expect((await other.list()).map(({ name, paidOn, received }) => [name, paidOn, received])).toEqual(
    expect.arrayContaining([
      ["Part", null, 1000],
      ["Whole", null, 0],
    ]),
  );
  // All at once, but nobody whom somebody has changed since.
  await other.staff.post("/students/details", { id: ids[0], paidNote: "cash" });
  expect((await other.staff.post("/students/import/undo", { ids })).status).toBe(409);
  expect((await other.list()).map(({ _id }) => _id)).toEqual([ids[0]]);
});

test("dates that are none are named, and the template can be imported", async () => {
  const { staff, preview } = await start();
  const wrong = await preview("Name,Enrolled,Paid on\nAsha,31/02/2026,17/13/2026");
  expect(wrong.problems.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
    'Enrolled "31/02/2026" is no date: write 31/12/2026, 31-12-26, 31 Dec 2026 or 2026-12-31',
    'Paid on "17/13/2026" is no date: write 31/12/2026, 31-12-26, 31 Dec 2026 or 2026-12-31',
  ]);
  const template = await (await staff.ask("/students/import/template.csv")).text();
  expect(await preview(template)).toMatchObject({ total: 1, problems: [], ignored: [] });
});
