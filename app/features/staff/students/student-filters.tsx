import { useMemo } from "react";
import { useDebouncedQueryParam } from "#app/lib/use-url-text.ts";
import { useQueryParams } from "#app/lib/use-url-state.ts";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/select.tsx";
import { paidStates, studentNeeds, filterStudents, type StudentFilter } from "#domain/students/student-filter.ts";
import type { Student } from "#domain/students/student-schemas.ts";
import { FoldedFilters, listOptionsWithCounts, parseOption } from "../filter-bar.tsx";
import { useNow } from "../staff-clock-and-date-formats.ts";
import { listBatches } from "./use-students.ts";

/** The filter of the students' list, in the URL: it can be shared, and the exported file has the same. */
export function useStudentFilter() {
  const { params, setParams } = useQueryParams();
  const [search, setSearch] = useDebouncedQueryParam("search");
  const filter: StudentFilter = {
    search,
    needs: parseOption(studentNeeds, params.get("needs")),
    paid: parseOption(paidStates, params.get("paid")),
    batch: params.get("batch") ?? undefined,
  };
  const query = new URLSearchParams(
    Object.entries({ ...filter, search: search.trim() }).filter((entry): entry is [string, string] =>
      Boolean(entry[1]),
    ),
  );
  return {
    filter,
    isFiltered: query.size > 0,
    csvAddress: `/api/students.csv${query.size > 0 ? `?${query}` : ""}`,
    setSearch,
    setBatch: (batch: string) => setParams({ batch: batch || null }),
    /** Chosen again, a filter is taken off. */
    toggle: (name: "needs" | "paid", value: string) => setParams({ [name]: params.get(name) === value ? null : value }),
  };
}

const numbers = [
  ["needs", "quiet-7", "Quiet 7 days"],
  ["needs", "quiet-14", "Quiet 14 days"],
  ["needs", "behind", "Behind"],
  ["needs", "finished", "Finished"],
  ["paid", "no", "Not paid"],
  ["paid", "yes", "Paid"],
] as const;

type StudentCountFiltersProps = {
  students: readonly Student[];
  filter: StudentFilter;
  onToggle: (name: "needs" | "paid", value: string) => void;
  onBatch: (batch: string) => void;
};

/** Who needs a call: how many of all students or of a batch, each number a filter of the list. */
export function StudentCountFilters({ students, filter, onToggle, onBatch }: StudentCountFiltersProps) {
  const now = useNow();
  const { batch } = filter;
  const counts = useMemo(
    () => numbers.map(([name, value]) => filterStudents(students, { search: "", batch, [name]: value }, now).length),
    [students, now, batch],
  );
  const batches = listBatches(students).map(({ name }) => name);
  return (
    <div role="group" aria-label="Who needs a call" className="grid justify-items-start gap-2">
      <FoldedFilters
        chosen={numbers.filter(([name, value]) => filter[name] === value).length + Number(batch !== undefined)}
        className="grid w-full grid-cols-3 gap-2 lg:flex lg:flex-wrap"
      >
        {numbers.map(([name, value, label], index) => (
          <Button
            key={value}
            variant={filter[name] === value ? "solid" : "outline"}
            aria-pressed={filter[name] === value}
            onClick={() => onToggle(name, value)}
            className="min-h-11 text-small max-lg:flex-col max-lg:gap-1 max-lg:px-2 lg:gap-2 lg:px-4"
          >
            <span className="label-mono">{counts[index]}</span>
            {label}
          </Button>
        ))}
        {batches.length > 0 && (
          <Select
            isCompact
            label="Filter by batch"
            value={batch ?? ""}
            options={listOptionsWithCounts("Any batch", batches)}
            onChange={onBatch}
          />
        )}
      </FoldedFilters>
    </div>
  );
}
