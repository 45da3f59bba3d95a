import { useId, type Ref } from "react";
import { cn } from "#app/lib/cn.ts";

type SelectProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, name: string])[];
  onChange: (value: Value) => void;
  /** For a bar of filters: its first option says what it chooses, so the label is only read out. */
  isCompact?: boolean;
  ref?: Ref<HTMLSelectElement>;
};

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, value, options, onChange, isCompact = false, ref } = props;
  const id = useId();
  return (
    <div className={isCompact ? "min-w-0" : "grid content-start gap-[0.4375rem]"}>
      <label htmlFor={id} className={isCompact ? "sr-only" : "text-small font-[600]"}>
        {label}
      </label>
      <select
        ref={ref}
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find(([option]) => option === event.target.value);
          if (chosen) onChange(chosen[0]);
        }}
        className={cn(
          "w-full rounded-control border border-line-strong bg-bg",
          isCompact ? "min-h-11 px-2.5 text-small" : "min-h-13 px-3.5 py-2.5 text-body",
        )}
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
