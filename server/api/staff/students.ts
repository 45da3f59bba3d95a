import { Hono, type Context } from "hono";
import { compress } from "hono/compress";
import * as v from "valibot";
import { phases } from "#content/curriculum/phases.ts";
import {
  bulkProgressSchema,
  dayLockSchema,
  detailsChangeSchema,
  newStudentSchema,
  outsideCourseMessage,
  progressSchema,
  type NewLink,
  type StaffPhase,
  type Student,
} from "#domain/students/student-schemas.ts";
import { ownPage } from "#content/own-page.ts";
import { buildMailAndWhatsAppLinks } from "#domain/contact/mail-and-whatsapp-links.ts";
import { fillText } from "#domain/content/own-page-texts.ts";
import { mergeSchema, unmergeSchema } from "#domain/students/merge-students.ts";
import { maxReceived } from "#domain/students/payments.ts";
import { maxPrice } from "#domain/students/student-field-schemas.ts";
import { idSchema, queryFlagSchema } from "#domain/format/shared-schemas.ts";
import { countDaysBehind } from "#domain/students/pace.ts";
import {
  createFilteredUrgencyRanking,
  listStudentsByRank,
  studentFilterSchema,
  type StudentFilter,
} from "#domain/students/student-filter.ts";
import { mergeStudentRecords, unmergeStudentRecords } from "../../db/people/merge-students.ts";
import { revokePrivateLink, lockOrUnlockDay, saveNewPrivateLink } from "../../db/students/own-page.ts";
import { softDeleteStudent, listStudents, restoreStudent, saveStudentOnce } from "../../db/students/students.ts";
import { setDayForManyStudents, saveStudentDetails, saveProgress } from "../../db/students/update-student.ts";
import { mapLettingOthersRun } from "../../db/engine/query-helpers.ts";
import { sendCsv, type CsvColumn } from "../../http/csv.ts";
import { streamJson } from "../../staff/stream-json.ts";
import { parseIdempotencyKey, validateBody, validateFilterAndSearchQuery } from "../../http/validate.ts";
import type { Services } from "../../services.ts";
import { studentColumns } from "../../staff/student-csv.ts";
import type { StaffEnv } from "./guard.ts";
import { studentImportRoutes } from "./student-import.ts";

const staffPhases: StaffPhase[] = phases.map(({ key, days }) => ({
  key,
  days: days.map(({ day, title, tasks }) => ({ day, title, tasks })),
}));

const respondStudentNotFound = (c: Context) => c.json({ error: "Student not found" }, 404);

const respondStudentConflict = (c: Context, student: Student) =>
  c.json({ error: "Somebody else has saved this student.", student }, 409);

const addedOtherwise = "This student is there already, with other details. Close this form and edit them in the list.";

const tooMuchMerged =
  `Together their payments would be over ${maxReceived}, or their prices over ${maxPrice}. ` +
  "Please put these right first.";

/** It names every row that was moved. */
const maxUnmergeBytes = 256 * 1024;

const badLimit = "limit must be 1 to 999";
const listQuerySchema = v.object({
  ...studentFilterSchema.entries,
  deleted: queryFlagSchema("deleted"),
  /** All without one. */
  limit: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/, badLimit), v.transform(Number))),
});

const buildLinkReplies = ({ name, email, phone }: Student, address: string) => ({
  address,
  ...buildMailAndWhatsAppLinks(
    { email, phone },
    ownPage.message.subject,
    fillText(ownPage.message.text, { name, link: address }),
  ),
});

export function studentRoutes(services: Services, siteUrl: string) {
  const { db, now, publishedReviews } = services;
  return (
    new Hono<StaffEnv>()
      .get("/", compress(), validateFilterAndSearchQuery(listQuerySchema), async (c) => {
        const { deleted: isDeleted, limit, ...filter } = c.req.valid("query");
        // The other filters are none of the database's: they need all who are found.
        const isSearch = filter.needs === undefined && filter.paid === undefined && filter.batch === undefined;
        const most = isSearch ? limit : undefined;
        const students = await listStudents(db, { search: filter.search, isDeleted, limit: most }, now());
        return streamJson(c, (await filterLettingOthersRun(students, filter, now())).slice(0, limit));
      })
      .post("/", validateBody(newStudentSchema), async (c) => {
        const key = parseIdempotencyKey(c);
        if (!key.success) return c.json({ error: key.issues[0].message }, 400);
        const { outcome, student } = await saveStudentOnce(db, c.req.valid("json"), key.output, now(), c.var.staffName);
        return outcome === "key taken" ? c.json({ error: addedOtherwise }, 422) : c.json(student, 201);
      })
      .get("/phases", (c) => c.json(staffPhases))
      .post("/progress", validateBody(progressSchema), async (c) => {
        const outcome = await saveProgress(db, c.req.valid("json"), now(), c.var.staffName);
        if (outcome.kind === "missing") return respondStudentNotFound(c);
        if (outcome.kind === "saved") return c.json(outcome.student);
        if (outcome.kind === "outdated") return respondStudentConflict(c, outcome.student);
        return c.json({ error: outsideCourseMessage(outcome.student) }, 400);
      })
      // Several students in one save. Each has an outcome of its own, so an outdated one is part of a success.
      .post("/progress-all", validateBody(bulkProgressSchema), async (c) =>
        c.json(await setDayForManyStudents(db, c.req.valid("json"), now(), c.var.staffName)),
      )
      .post("/details", validateBody(detailsChangeSchema), async (c) => {
        const outcome = await saveStudentDetails(db, c.req.valid("json"), now(), c.var.staffName);
        if (outcome.kind === "missing") return respondStudentNotFound(c);
        return outcome.kind === "saved" ? c.json(outcome.student) : respondStudentConflict(c, outcome.student);
      })
      .post("/delete", validateBody(idSchema), async (c) => {
        const { id } = c.req.valid("json");
        const isDeleted = await softDeleteStudent(db, id, now(), c.var.staffName);
        await publishedReviews.reload();
        return isDeleted ? c.json({ id }) : respondStudentNotFound(c);
      })
      .post("/restore", validateBody(idSchema), async (c) => {
        const student = await restoreStudent(db, c.req.valid("json").id, now(), c.var.staffName);
        await publishedReviews.reload();
        return student ? c.json(student) : respondStudentNotFound(c);
      })
      .post("/link", validateBody(idSchema), async (c) => {
        const made = await saveNewPrivateLink(db, c.req.valid("json").id, now(), c.var.staffName);
        if (!made) return respondStudentNotFound(c);
        const { student, key } = made;
        return c.json({ student, ...buildLinkReplies(student, `${siteUrl}/my/${key}`) } satisfies NewLink);
      })
      .post("/revoke-link", validateBody(idSchema), async (c) => {
        const student = await revokePrivateLink(db, c.req.valid("json").id, now(), c.var.staffName);
        return student ? c.json(student) : respondStudentNotFound(c);
      })
      .post("/lock-day", validateBody(dayLockSchema), async (c) => {
        const student = await lockOrUnlockDay(db, c.req.valid("json"), now(), c.var.staffName);
        return student ? c.json(student) : respondStudentNotFound(c);
      })
      .post("/merge", validateBody(mergeSchema), async (c) => {
        const outcome = await mergeStudentRecords(db, c.req.valid("json"), now(), c.var.staffName);
        if (outcome.kind === "missing") return respondStudentNotFound(c);
        if (outcome.kind === "outdated") return c.json({ error: "Somebody else has saved one of the two." }, 409);
        if (outcome.kind === "too much") return c.json({ error: tooMuchMerged }, 422);
        await publishedReviews.reload();
        const { student, undo } = outcome;
        return c.json({ student, undo });
      })
      .post("/unmerge", validateBody(unmergeSchema, maxUnmergeBytes), async (c) => {
        const student = await unmergeStudentRecords(db, c.req.valid("json"), now(), c.var.staffName);
        if (student === "outdated") return c.json({ error: "Somebody else has saved this student." }, 409);
        await publishedReviews.reload();
        return student ? c.json(student) : respondStudentNotFound(c);
      })
      .route("/import", studentImportRoutes(services))
  );
}

const filterLettingOthersRun = async (students: readonly Student[], filter: StudentFilter, now: Date) =>
  listStudentsByRank(await mapLettingOthersRun(students, createFilteredUrgencyRanking(filter, now)));

/** All students that the list shows with the same query. */
export const studentsCsvRoutes = ({ db, now }: Services) =>
  new Hono().get("/", validateFilterAndSearchQuery(studentFilterSchema), async (c) => {
    const filter = c.req.valid("query");
    const students = await filterLettingOthersRun(
      await listStudents(db, { search: filter.search }, now()),
      filter,
      now(),
    );
    const behind: CsvColumn<Student> = ["Days behind", (student) => countDaysBehind(student, now())];
    return sendCsv(c, "students.csv", [...Object.values(studentColumns), behind], students);
  });
