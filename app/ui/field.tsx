import { useId, type ComponentProps, type ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { cn } from "#app/lib/cn.ts";
import { ticked } from "#domain/requests/consent-and-hidden-fields.ts";

const control =
  "w-full min-h-13 rounded-control border border-line-strong bg-bg px-3.5 py-2.5 text-body placeholder:text-fg-3 placeholder:opacity-100 aria-invalid:border-2 aria-invalid:border-danger-text";

type FieldProps = { label: string; error?: ReactNode; multiline?: false } & ComponentProps<"input">;
type AreaProps = { label: string; error?: ReactNode; multiline: true } & ComponentProps<"textarea">;

/** A labelled control; `required` also shows the asterisk. */
export function Field(props: FieldProps | AreaProps) {
  const ownId = useId();
  const { label, error, required, id = ownId } = props;
  const shared = {
    id,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${id}-error` : undefined,
  };
  return (
    <div className="grid content-start gap-[0.4375rem]">
      <label htmlFor={id} className="text-small font-[600]">
        {label}
        {required && (
          <span aria-hidden className="font-bold text-danger-text">
            {" *"}
          </span>
        )}
      </label>
      {props.multiline ? <TextArea {...props} {...shared} /> : <TextInput {...props} {...shared} />}
      {error && (
        <p id={`${id}-error`} className="flex items-center gap-1.5 text-small font-[550] text-danger-text">
          <Icon name="circle-alert" className="icon size-4" />
          {error}
        </p>
      )}
    </div>
  );
}

function TextInput({ label: _label, error: _error, multiline: _multiline, className, ...rest }: FieldProps) {
  return <input className={cn(control, className)} {...rest} />;
}

function TextArea({ label: _label, error: _error, multiline: _multiline, className, ...rest }: AreaProps) {
  return <textarea className={cn(control, "block min-h-32 resize-y", className)} {...rest} />;
}

type CheckboxProps = {
  name: string;
  label: string;
  className?: string;
  value: string | undefined;
  error: ReactNode;
  readOnly: boolean;
  onChange: (event: { target: { value: string } }) => void;
};

/** A box whose value is a text, as every field of a form has one. */
export function Checkbox({ name, label, className, value, error, readOnly, onChange }: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className="phase-accent flex min-h-11 cursor-pointer items-center gap-3 text-small font-[600]">
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
