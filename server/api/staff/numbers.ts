import { Hono } from "hono";
import {
  completeDateRangeAndGrouping,
  splitRangeIntoPeriods,
  numbersQuerySchema,
  reportNames,
  reports,
  type NumbersQuery,
  type NumbersRow,
  type Report,
  type ReportName,
} from "#domain/history/report-schemas.ts";
import { toZonedIsoDate } from "#domain/format/time-zone.ts";
import { countOverdueByOwner } from "../../db/requests/due-requests-and-students.ts";
import { measureAnswerTimes, countRequestFlow, countRequestsByOrigin } from "../../db/requests/request-statistics.ts";
import {
  computeBatchFigures,
  listProgressByEnrollmentPeriod,
  countStudentsByDay,
  sumAgreedAndReceivedByPeriod,
} from "../../db/students/student-statistics.ts";
import { sendCsv, type CsvColumn } from "../../http/csv.ts";
import { validateFilterAndSearchQuery } from "../../http/validate.ts";
import type { Services } from "../../services.ts";

export function numbersRoutes({ longReads, now }: Services) {
  async function readReport(name: ReportName, query: NumbersQuery, most?: number): Promise<Report> {
    const range = completeDateRangeAndGrouping(query, toZonedIsoDate(now()));
    const periods = splitRangeIntoPeriods(range);
    const { batch } = query;
    const whole = { start: periods[0]?.start ?? "", end: periods.at(-1)?.end ?? "", batch };
    if (name === "class") return { ...range, ...(await listProgressByEnrollmentPeriod(longReads, whole, most)) };
    const list: Record<Exclude<ReportName, "class">, () => Promise<NumbersRow[]>> = {
      flow: () => countRequestFlow(longReads, periods, now()),
      answers: () => measureAnswerTimes(longReads, periods),
      owners: () => countOverdueByOwner(longReads, now()),
      origins: () => countRequestsByOrigin(longReads, whole),
      money: () => sumAgreedAndReceivedByPeriod(longReads, periods, batch),
      batches: () => computeBatchFigures(longReads, now()),
      days: () => countStudentsByDay(longReads, whole, now()),
    };
    const rows = await list[name]();
    return { ...range, rows, total: rows.length };
  }
  const withQuery = validateFilterAndSearchQuery(numbersQuerySchema);
  const routes = new Hono();
  for (const report of reportNames) {
    const columns = Object.entries(reports[report]).map(([key, title]): CsvColumn<NumbersRow> => [
      // A file has numbers to reckon with, the screen hours.
      key === "median" || key === "most" ? `${title}, minutes` : title,
      (row) => row[key] ?? null,
    ]);
    routes
      .get(`/${report}`, withQuery, async (c) => c.json(await readReport(report, c.req.valid("query"))))
      .get(`/${report}.csv`, withQuery, async (c) => {
        const { from, to, rows } = await readReport(report, c.req.valid("query"), maxRowsInFile);
        return sendCsv(c, `${report} ${from} to ${to}.csv`, columns, rows);
      });
  }
  return routes;
}

const maxRowsInFile = 10_000;
