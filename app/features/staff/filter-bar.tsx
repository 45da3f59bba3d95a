import type { ComponentProps, ReactNode } from "react";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Select } from "#app/ui/select.tsx";

/** Of a query parameter; an unknown value counts as none. */
export const parseOption = <Option extends string>(options: readonly Option[], given: string | null) =>
  options.find((option) => option === given);

type Choice = readonly [value: string, name: string];

/** A name, with how many records it stands for where that is known. */
export const formatCount = (name: string, count: number | undefined) =>
  count === undefined ? name : `${name} · ${count}`;

/** Each value says how many records it would show; the first choice, if there is one, is no filter. */
export const listChoices = <Value extends string>(
  first: string | null,
  values: readonly Value[],
  counts?: Partial<Record<Value, number>> | null,
  names?: Record<Value, string>,
): Choice[] => [
  ...(first === null ? [] : [["", first] as const]),
  ...values.map((value) => [value, formatCount(names?.[value] ?? value, counts?.[value])] as const),
];

type FilterBarProps<Name extends string> = {
  search: ComponentProps<typeof SearchBox>;
  values: Record<Name, string>;
  selects: readonly (readonly [name: Name, label: string, choices: readonly Choice[]])[];
  onChange: (name: Name, value: string) => void;
  children?: ReactNode;
};

export function FilterBar<Name extends string>(props: FilterBarProps<Name>) {
  const { search, values, selects, onChange, children } = props;
  return (
    <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      <div className="col-span-2 min-w-56 flex-1 [&_button]:top-0 [&_input]:min-h-11 [&_input]:py-1">
        <SearchBox {...search} />
      </div>
      {selects.map(([name, label, options]) => {
        const select = { label, options, value: values[name], onChange: (value: string) => onChange(name, value) };
        return <Select key={name} isCompact {...select} />;
      })}
      {children}
    </div>
  );
}
