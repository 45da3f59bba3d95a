import { useAddressParams } from "#app/lib/use-address.ts";
import { useAddressText } from "#app/lib/use-address-text.ts";
import { paidStates, studentNeeds, type StudentFilter } from "#domain/students/student-filter.ts";

const readOption = <Option extends string>(options: readonly Option[], value: string | null) =>
  options.find((option) => option === value);

/** The filter of the students' list, in the address: it can be shared, and the exported file has the same. */
export function useStudentFilter() {
  const { params, setParams } = useAddressParams();
  const [search, setSearch] = useAddressText("search");
  const filter: StudentFilter = {
    search,
    needs: readOption(studentNeeds, params.get("needs")),
    paid: readOption(paidStates, params.get("paid")),
  };
  const set = filter.needs ?? filter.paid;
  const query = new URLSearchParams(
    Object.entries({ ...filter, search: search.trim() }).filter((entry): entry is [string, string] =>
      Boolean(entry[1]),
    ),
  );
  return {
    filter,
    isFiltered: set !== undefined || search.trim() !== "",
    csvAddress: `/api/students.csv${query.size > 0 ? `?${query}` : ""}`,
    setSearch,
    /** Chosen again, a filter is taken off. */
    toggle: (name: "needs" | "paid", value: string) => setParams({ [name]: params.get(name) === value ? null : value }),
  };
}
