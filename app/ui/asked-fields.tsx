import type { ComponentProps } from "react";
import { useFormTexts } from "#app/lib/form-texts.ts";
import type { blankAsks } from "#domain/asked-fields.ts";
import { Field } from "./field.tsx";
import { FormNotice } from "./form-notice.tsx";
import { Tick } from "./tick.tsx";

type AskedFieldsProps = {
  field: (name: keyof typeof blankAsks) => Omit<ComponentProps<typeof Tick>, "label">;
  className?: string;
};

/** The notice, and what `content/notice.ts` asks beside it. */
export function AskedFields({ field, className = "" }: AskedFieldsProps) {
  const { asksAge, asksTick, tickLabel } = useFormTexts().notice;
  return (
    <>
      {asksAge && (
        <div className={`group grid gap-3 ${className}`}>
          <Tick label="I am under 18" {...field("underAge")} />
          {/* Shown by the stylesheet, so that they work without scripts too. */}
          <div className="hidden gap-5 group-has-checked:grid">
            <Field label="Parent's Name" autoComplete="off" required {...field("parentName")} />
            <Field label="Parent's Email or Phone" autoComplete="off" required {...field("parentContact")} />
          </div>
        </div>
      )}
      <FormNotice className={className} />
      {asksTick && <Tick label={tickLabel} className={className} {...field("agreed")} />}
    </>
  );
}
