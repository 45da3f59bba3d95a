import { useState, type ComponentProps, type ReactNode } from "react";
import { cn } from "#app/lib/cn.ts";
import { Button } from "#app/ui/button.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Select } from "#app/ui/select.tsx";

/** Of a query parameter; an unknown value counts as none. */
export const parseOption = <Option extends string>(options: readonly Option[], given: string | null) =>
  options.find((option) => option === given);

type Choice = readonly [value: string, name: string];

export const formatNameWithCount = (name: string, count: number | undefined) =>
  count === undefined ? name : `${name} · ${count}`;

/** Each value says how many records it would show; the first choice, if there is one, is no filter. */
export const listOptionsWithCounts = <Value extends string>(
  first: string | null,
  values: readonly Value[],
  counts?: Partial<Record<Value, number>> | null,
  names?: Record<Value, string>,
): Choice[] => [
  ...(first === null ? [] : [["", first] as const]),
  ...values.map((value) => [value, formatNameWithCount(names?.[value] ?? value, counts?.[value])] as const),
];

type FoldedFiltersProps = { /** How many are. */ chosen: number; className?: string; children: ReactNode };

/** On a phone filters stand behind one button: the list is what is looked at. */
export function FoldedFilters({ chosen, className, children }: FoldedFiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        icon="list-filter"
        variant={chosen > 0 ? "solid" : "outline"}
        size="sm"
        aria-expanded={isOpen}
        className="sm:hidden"
        onClick={() => setIsOpen(!isOpen)}
      >
        {formatNameWithCount("Filters", chosen || undefined)}
      </Button>
      <div className={cn(className, !isOpen && "max-sm:hidden")}>{children}</div>
    </>
  );
}

type FilterBarProps<Name extends string> = {
  search: ComponentProps<typeof SearchBox>;
  values: Record<Name, string>;
  selects: readonly (readonly [name: Name, label: string, choices: readonly Choice[]])[];
  chosen: number;
  onChange: (name: Name, value: string) => void;
  children?: ReactNode;
};

export function FilterBar<Name extends string>(props: FilterBarProps<Name>) {
  const { search, values, selects, chosen, onChange, children } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:flex sm:flex-wrap">
      <div className="min-w-0 flex-1 sm:min-w-56 [&_button]:top-0 [&_input]:min-h-11 [&_input]:py-1">
        <SearchBox {...search} />
      </div>
      <FoldedFilters chosen={chosen} className="col-span-2 grid grid-cols-2 gap-2 sm:contents">
        {selects.map(([name, label, options]) => {
          const select = { label, options, value: values[name], onChange: (value: string) => onChange(name, value) };
          return <Select key={name} isCompact {...select} />;
        })}
        {children}
      </FoldedFilters>
    </div>
  );
}
