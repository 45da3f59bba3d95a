import type { ReactNode } from "react";
import { Link } from "react-router";
import { stoppedAfterDays, type NumbersRow } from "#domain/history/report-schemas.ts";
import { unit } from "#domain/content/phase.ts";
import { dateLocale } from "#domain/format/dates.ts";
import { formatPlural } from "#domain/format/text.ts";
import { formatPrice } from "#domain/format/money.ts";
import { formatMillisecondsAsHoursMinutes } from "#domain/requests/reply-deadline.ts";
import { useReport } from "./report-section.tsx";

const sum = (rows: readonly NumbersRow[], column: string) =>
  rows.reduce((total, { [column]: value }) => total + Number(value ?? 0), 0);
const twoDays = 48 * 60;

/** Nobody knows how many days 150 hours are. */
export function formatMinutes(minutes: unknown): string {
  if (minutes === null || minutes === undefined) return "–";
  const hours = Math.round(Number(minutes) / 60);
  if (Number(minutes) >= twoDays) return `${Math.floor(hours / 24)} d ${hours % 24} h`.replace(" 0 h", "");
  return formatMillisecondsAsHoursMinutes(Number(minutes) * 60_000).replace(/ 0 min$/, "");
}

const shortDate = new Intl.DateTimeFormat(dateLocale, { month: "short", day: "numeric", timeZone: "UTC" });
export const formatShortDate = (date: string) => shortDate.format(new Date(date));

export function KeyFigureTiles({ query }: { query: string }) {
  const flow = useReport("flow", query).data?.rows;
  const answers = useReport("answers", query).data?.rows;
  const origins = useReport("origins", query).data?.rows;
  const money = useReport("money", query).data?.rows;
  const days = useReport("days", query).data?.rows;
  const owners = useReport("owners", query).data?.rows;
  if (!flow || !answers || !origins || !money || !days || !owners) return null;
  const [source, next] = origins.filter(({ by }) => by === "source");
  const last = flow.at(-1);
  const all = answers.at(-1);
  const worst = days.toSorted((a, b) => Number(b.stopped) - Number(a.stopped))[0];
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-3">
      <Tile name="Requests" value={sum(flow, "requests")}>
        {Number(last?.requests ?? 0)} since {last && formatShortDate(String(last.period))}
        {source && `; most ${source.name ? `from ${source.name}` : "direct or unknown"}: ${source.requests}`}
        {source?.name === "" && next && `, then from ${next.name}: ${next.requests}`}
      </Tile>
      <Tile name="First answer, half within" value={formatMinutes(all?.median)}>
        nine in ten within {formatMinutes(all?.most)}
      </Tile>
      <Tile name="Enrolled" value={sum(flow, "enrolled")}>
        {formatPrice(sum(money, "agreed"))} agreed, {formatPrice(sum(money, "open"))} of it open;{" "}
        {formatPrice(sum(money, "received"))} received
        {sum(money, "overpaid") > 0 && `, ${formatPrice(sum(money, "overpaid"))} overpaid`}
      </Tile>
      <Tile name={`Stopped: no tick for ${stoppedAfterDays} days`} value={sum(days, "stopped")}>
        {Number(worst?.stopped ?? 0) > 0 && `most on ${unit.one} ${worst?.day}. `}
        <Link to="?tab=students&needs=quiet-7" className="link pointer-coarse:min-w-11">
          Who
        </Link>
      </Tile>
      <Tile name="Overdue now" value={sum(owners, "overdue")}>
        {sum(owners, "replies")} wait longer than promised, {formatPlural(sum(owners, "followUps"), "follow-up")}.{" "}
        <Link to="?tab=due&when=overdue" className="link pointer-coarse:min-w-11">
          Which
        </Link>
      </Tile>
    </dl>
  );
}

const Tile = ({ name, value, children }: { name: string; value: string | number; children: ReactNode }) => (
  <div className="card grid content-start gap-0.5">
    <dt className="text-small text-fg-2">{name}</dt>
    <dd className="text-h3">{value}</dd>
    <dd className="text-small wrap-anywhere text-fg-2">{children}</dd>
  </div>
);
