import type { ComponentProps } from "react";
import { useQueryParams } from "#app/lib/use-url-state.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import {
  originKinds,
  periodUnits,
  reports,
  type NumbersRow,
  type Report,
  type ReportName,
} from "#domain/history/report-schemas.ts";
import { unit } from "#domain/content/phase.ts";
import { dateLocale, fromDayNumber, toDayNumber } from "#domain/format/dates.ts";
import { formatPrice } from "#domain/format/money.ts";
import { toZonedIsoDate } from "#domain/format/time-zone.ts";
import { listOptionsWithCounts, parseOption } from "../filter-bar.tsx";
import { useNow } from "../staff-clock-and-date-formats.ts";
import { KeyFigureTiles, formatMinutes, formatShortDate } from "./key-figure-tiles.tsx";
import { StudentProgressRows } from "./student-progress-rows.tsx";
import { ReportChart } from "./report-chart.tsx";
import { emptyReportNote, ReportSection, useReport } from "./report-section.tsx";

const filterParams = ["from", "to", "by", "batch"] as const;
const presets = [
  ["This week", 0],
  ["4 weeks", 3],
  ["12 weeks", 11],
  ["A year", 51],
] as const;

const originTitles = { source: "By source", campaign: "By campaign", course: "By course" } as const;
const unknownNames = { source: "Direct or unknown", campaign: "No campaign", course: "No course, a message" } as const;

const shortMonth = new Intl.DateTimeFormat(dateLocale, { month: "short", year: "2-digit", timeZone: "UTC" });
const maxBars = 8;
const ownersTitle = "Overdue now, by owner";
const nameOwner = (owner: unknown) => String(owner) || "Nobody's";
const daysTitle = `On which ${unit.one} people stop`;
const periodReports = [
  {
    title: "Requests and students",
    name: "flow",
    columns: ["requests", "answered", "enrolled", "finished"],
    kind: "bars",
  },
  { title: "Time to the first answer", name: "answers", columns: ["median", "most"], kind: "lines" },
  { title: "Overdue replies", name: "flow", columns: ["overdue"], kind: "lines" },
  { title: "Money", name: "money", columns: ["agreed", "received", "open", "overpaid"], kind: "bars" },
] as const;

function formatCell(column: string, value: string | number): string {
  if (column === "median" || column === "most") return formatMinutes(value);
  if (["agreed", "received", "open", "overpaid"].includes(column)) return formatPrice(Number(value));
  return String(value);
}

/** Reports on requests, students and money. The dates are in the URL, so reload, Back and a shared link show the same. */
export function NumbersTab() {
  const { params, setParams } = useQueryParams();
  const today = toZonedIsoDate(useNow());
  const given = filterParams.flatMap((name) => [[name, params.get(name) ?? ""]]).filter(([, value]) => value !== "");
  const query = new URLSearchParams(given).toString();
  const batches = useReport("batches", query).data?.rows;
  const monday = (weeks: number) => {
    const day = toDayNumber(today);
    return fromDayNumber(day - ((day + 3) % 7) - 7 * weeks);
  };
  const from = params.get("from") ?? monday(11);
  const to = params.get("to") ?? today;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" id="records">
      <h2 className="sr-only">Numbers</h2>
      <div className="flex flex-wrap items-end gap-2">
        <div role="group" aria-label="Dates" className="flex flex-wrap gap-2">
          {presets.map(([name, weeks]) => (
            <Button
              key={name}
              size="sm"
              variant={from === monday(weeks) && to === today ? "solid" : "outline"}
              aria-pressed={from === monday(weeks) && to === today}
              onClick={() => setParams({ from: monday(weeks), to: null })}
            >
              {name}
            </Button>
          ))}
        </div>
        {(["from", "to"] as const).map((name) => (
          <Field
            key={name}
            type="date"
            label={name === "from" ? "From" : "To"}
            max={name === "from" ? to : today}
            className="min-h-11 w-auto py-1"
            value={name === "from" ? from : to}
            onChange={({ target }) => setParams({ [name]: target.value || null }, { replace: true })}
          />
        ))}
        {batches && batches.length > 0 && (
          <Select
            isCompact
            label="Students of batch"
            value={params.get("batch") ?? ""}
            options={listOptionsWithCounts(
              "All students",
              batches.map(({ name }) => String(name)),
            )}
            onChange={(batch) => setParams({ batch: batch || null })}
          />
        )}
        <Select
          isCompact
          label="By week or month"
          value={parseOption(periodUnits, params.get("by")) ?? "week"}
          options={[
            ["week", "By week"],
            ["month", "By month"],
          ]}
          onChange={(by) => setParams({ by: by === "week" ? null : by })}
        />
      </div>
      <KeyFigureTiles query={query} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        {periodReports.map(({ title, name, columns, kind }) => (
          <ReportSection key={title} title={title} name={name} query={query} format={formatCell}>
            {(report) => <ReportPlot {...{ report, title, name, columns, kind }} />}
          </ReportSection>
        ))}
        <ReportSection
          title={ownersTitle}
          name="owners"
          query={query}
          format={(column, value) => (column === "owner" ? nameOwner(value) : String(value))}
        >
          {(report) => (
            <ReportPlot
              report={{ ...report, rows: report.rows.slice(0, maxBars) }}
              title={ownersTitle}
              name="owners"
              kind="rows"
              columns={["replies", "followUps"]}
              nameRow={({ owner }) => nameOwner(owner)}
            />
          )}
        </ReportSection>
        {originKinds.map((by) => {
          const nameOrigin = (name: unknown) => String(name) || unknownNames[by];
          return (
            <ReportSection
              key={by}
              title={originTitles[by]}
              name="origins"
              query={query}
              filter={(row) => row.by === by}
              format={(column, value) => (column === "name" ? nameOrigin(value) : String(value))}
            >
              {(report) => (
                <ReportPlot
                  report={{ ...report, rows: report.rows.slice(0, maxBars) }}
                  title={originTitles[by]}
                  name="origins"
                  kind="rows"
                  columns={["requests", "answered", "enrolled"]}
                  nameRow={({ name }) => nameOrigin(name)}
                />
              )}
            </ReportSection>
          );
        })}
        <ReportSection title={daysTitle} name="days" query={query}>
          {(report) => (
            <ReportPlot
              report={report}
              title={daysTitle}
              name="days"
              kind="bars"
              columns={["stopped"]}
              nameRow={({ day }) => String(day)}
            />
          )}
        </ReportSection>
      </div>
      {batches && batches.length > 0 && (
        <ReportSection title="Batches" name="batches" query={query} format={formatCell}>
          {(report) => (
            <ReportPlot
              report={{ ...report, rows: report.rows.slice(0, maxBars) }}
              title="Batches"
              name="batches"
              kind="rows"
              columns={["students", "finished", "stopped"]}
              nameRow={({ name }) => String(name)}
            />
          )}
        </ReportSection>
      )}
      <ReportSection title="Class" name="class" query={query}>
        {(report) => (
          <StudentProgressRows report={report} onOpen={(student) => setParams({ tab: "students", student })} />
        )}
      </ReportSection>
    </div>
  );
}

type ReportPlotProps = {
  report: Report;
  title: string;
  /** The report whose column titles name the series. */
  name: ReportName;
  columns: readonly string[];
  kind: ComponentProps<typeof ReportChart>["kind"];
  nameRow?: (row: NumbersRow) => string;
};

/** Plots columns of a report; its rows are weeks or months unless `nameRow` names them otherwise. */
function ReportPlot({ report: { rows: all, by }, title, name, columns, kind, nameRow }: ReportPlotProps) {
  const titles: Record<string, string> = reports[name];
  const rows = all.filter(({ period }) => period !== "All");
  const formatPeriod = ({ period }: NumbersRow) =>
    by === "month" ? shortMonth.format(new Date(String(period))) : formatShortDate(String(period));
  const isTime = columns[0] === "median";
  const series = columns.map((column) => ({
    name: titles[column] ?? column,
    // In hours, since the axis would divide minutes by hundreds.
    values: rows.map(({ [column]: value }) => (typeof value === "number" ? (isTime ? value / 60 : value) : null)),
  }));
  // Axes without anything on them look like a plot that failed.
  if (series.every(({ values }) => values.every((value) => !value))) return emptyReportNote;
  return (
    <ReportChart
      label={`${title}: ${series.map((one) => one.name).join(", ")}. The table has the numbers.`}
      kind={kind}
      labels={rows.map(nameRow ?? formatPeriod)}
      series={series}
      format={(value) => formatCell(columns[0] ?? "", isTime ? Math.round(value * 60) : value)}
    />
  );
}
