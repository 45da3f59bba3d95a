import { useId } from "react";
import { ticked } from "#domain/requests/consent-fields.ts";

type CheckboxProps = {
  name: string;
  label: string;
  className?: string;
  value: string | undefined;
  error: string | undefined;
  readOnly: boolean;
  onChange: (event: { target: { value: string } }) => void;
};

/** A box whose value is a text, as every field of a form has one. */
export function Checkbox({ name, label, className, value, error, readOnly, onChange }: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className="phase-basic flex min-h-11 cursor-pointer items-center gap-3 text-small font-[600]">
        <input
          type="checkbox"
          className="check-square flex-none"
          name={name}
          value={ticked}
          checked={value === ticked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => {
            if (!readOnly) onChange({ target: { value: event.target.checked ? ticked : "" } });
          }}
        />
        {label}
      </label>
      {error && (
        <p id={id} className="text-small font-[550] text-danger-text">
          {error}
        </p>
      )}
    </div>
  );
}
