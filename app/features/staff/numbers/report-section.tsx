import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import {
  reportSchema,
  reports,
  type NumbersRow,
  type Report,
  type ReportName,
} from "#domain/history/report-schemas.ts";
import { LoadingOrError } from "../loading-or-error.tsx";
import { fetchParsed } from "../staff-api.ts";

export const useReport = (name: ReportName, query: string) =>
  useQuery({
    queryKey: ["numbers", name, query],
    queryFn: () => fetchParsed(reportSchema, `staff/numbers/${name}?${query}`),
    // What is shown stays until the numbers of the next dates are there.
    placeholderData: (last) => last,
  });

export const emptyReportNote = <p className="text-fg-2">Nothing in these days.</p>;

type ReportSectionProps = {
  title: string;
  name: ReportName;
  query: string;
  format?: (column: string, value: string | number) => string;
  filter?: (row: NumbersRow) => boolean;
  children: (report: Report) => ReactNode;
};

export function ReportSection({ title, name, query, format, filter, children }: ReportSectionProps) {
  const report = useReport(name, query);
  const { data } = report;
  const rows = filter && data ? data.rows.filter(filter) : data?.rows;
  return (
    <section aria-label={title} className="card grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-h4">{title}</h3>
        <a href={`/api/staff/numbers/${name}.csv?${query}`} download className="link pointer-fine:min-h-11 text-small">
          <Icon name="download" className="icon size-4" />
          CSV
          <span className="sr-only"> of {title}</span>
        </a>
      </div>
      {data && rows ? (
        <>
          {rows.length === 0 ? emptyReportNote : children({ ...data, rows })}
          <details>
            <summary className="link pointer-fine:min-h-11 cursor-pointer text-small">Table: {title}</summary>
            <ReportTable title={title} columns={reports[name]} rows={rows} format={format} />
          </details>
        </>
      ) : (
        <LoadingOrError query={report} loading={`Loading ${title}...`} failed="The numbers could not be fetched." />
      )}
    </section>
  );
}

type ReportTableProps = Pick<ReportSectionProps, "title"> & {
  columns: Record<string, string>;
  rows: readonly NumbersRow[];
  format: ReportSectionProps["format"];
};

function ReportTable({ title, columns, rows, format }: ReportTableProps) {
  const shown = Object.entries(columns).filter(([key]) => key !== "id" && key !== "by");
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it
    <div className="relative max-h-96 overflow-auto" role="region" aria-label={`Table of ${title}`} tabIndex={0}>
      <table className="w-full text-left text-small">
        <thead>
          <tr className="border-b border-line-strong">
            {shown.map(([key, name]) => (
              <th key={key} scope="col" className="py-2 pr-3 align-bottom not-first:text-right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.id ?? `${row.by} ${Object.values(row)[0]} ${at}`} className="border-b border-line">
              {shown.map(([key], place) => {
                const value = row[key] ?? null;
                const text = value === null ? "–" : (format?.(key, value) ?? String(value));
                return place === 0 ? (
                  <th key={key} scope="row" className="py-2 pr-3 font-[550]">
                    {text}
                  </th>
                ) : (
                  <td key={key} className="label-mono py-2 pr-3 text-right">
                    {text}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
