import { useId, type ComponentProps, type ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { cn } from "#app/lib/cn.ts";
import { checkedValue } from "#domain/requests/consent-and-hidden-field-names.ts";

/** A hint says something of what was typed that may be right as it stands. */
type Texts = { label: string; error?: ReactNode; hint?: ReactNode };
type FieldProps = Texts & { multiline?: false } & ComponentProps<"input">;
type AreaProps = Texts & { multiline: true } & ComponentProps<"textarea">;

/** A labelled control; `required` also shows the asterisk. */
export function Field(props: FieldProps | AreaProps) {
  const ownId = useId();
  const { label, error, hint, multiline, className, ...rest } = props;
  const { required, id = ownId } = rest;
  const attributes = {
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${id}-error` : hint ? `${id}-hint` : undefined,
    // What says of two fields what is wrong stands beside them.
    ...rest,
    id,
    className: cn("control", multiline && "block min-h-32 resize-y", className),
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
      {multiline ? (
        <textarea {...(attributes as ComponentProps<"textarea">)} />
      ) : (
        <input {...(attributes as ComponentProps<"input">)} />
      )}
      {error && (
        <p id={`${id}-error`} className="flex items-center gap-1.5 text-small font-[550] text-danger-text">
          <Icon name="circle-alert" className="icon size-4" />
          {error}
        </p>
      )}
      {!error && hint && (
        <p id={`${id}-hint`} role="status" className="text-small text-fg-2">
          {hint}
        </p>
      )}
    </div>
  );
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
          value={checkedValue}
          checked={value === checkedValue}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => {
            if (!readOnly) onChange({ target: { value: event.target.checked ? checkedValue : "" } });
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

export const LabelledCheckbox = ({ children, className, ...input }: ComponentProps<"input">) => (
  <label className={cn("phase-accent flex min-h-11 items-center gap-3", className)}>
    <input type="checkbox" className="check-square shrink-0" {...input} />
    <span>{children}</span>
  </label>
);
