import type { ComponentProps } from "react";
import { cn } from "#app/lib/cn.ts";
import { useFormTexts } from "#app/lib/form-texts.ts";
import { ticked, type blankAsks } from "#domain/requests/asked-fields.ts";
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
  const underAge = field("underAge");
  const isMinor = underAge.value === ticked;
  return (
    <>
      {asksAge && (
        <div className={`grid gap-3 ${className}`}>
          <Tick label="I am under 18" {...underAge} />
          <div className={cn("grid gap-5", !isMinor && "js:hidden")}>
            <Field label="Parent's Name" autoComplete="off" required={isMinor} {...field("parentName")} />
            <Field label="Parent's Email or Phone" autoComplete="off" required={isMinor} {...field("parentContact")} />
          </div>
        </div>
      )}
      <FormNotice className={className} />
      {asksTick && <Tick label={tickLabel} className={className} {...field("agreed")} />}
    </>
  );
}
