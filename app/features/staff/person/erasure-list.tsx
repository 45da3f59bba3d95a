import { byRetention } from "#domain/history/erasure.ts";
import { count } from "./person-records.tsx";
import { formatMoment } from "../request-text.ts";
import { useErasures } from "./use-person.ts";

/** The log of erasures, which does not say about whom they were. */
export function ErasureList() {
  const { data: erasures } = useErasures();
  if (!erasures || erasures.length === 0) return null;
  return (
    <section aria-labelledby="erasures" className="grid gap-2 text-small">
      <h3 id="erasures" className="text-h4">
        Erasures so far
      </h3>
      <ol aria-labelledby="erasures" className="grid gap-1.5">
        {erasures.map(({ id, at, by, requests, students }) => (
          <li key={id} className="flex flex-wrap gap-x-3">
            <time dateTime={at} className="label-mono pt-0.5 text-fg-2">
              {formatMoment(at)} IST
            </time>
            <span className="wrap-anywhere">
              {count(requests, "request")}, {count(students, "student record")},{" "}
              {by === byRetention ? "by age" : by ? <bdi>by {by}</bdi> : "by staff"}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
