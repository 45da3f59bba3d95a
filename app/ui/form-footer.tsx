import type { ComponentProps } from "react";
import { cn } from "#app/lib/cn.ts";
import { useFormTexts } from "#app/lib/contexts.ts";
import {
  honeypotFieldName,
  noticeVersionFieldName,
  checkedValue,
  type ConsentField,
} from "#domain/requests/consent-and-hidden-field-names.ts";
import type { RequestField } from "#domain/requests/request-fields.ts";
import { Button } from "./button.tsx";
import { Checkbox, Field } from "./field.tsx";
import { Spinner } from "./spinner.tsx";

type FormFooterProps = AgeAndConsentFieldsProps & {
  isSending: boolean;
  isWaiting: boolean;
  /** What the button says, and what it says while the request is sent. */
  submit: string;
  sending: string;
};

export const FormFooter = ({ field, isSending, isWaiting, submit, sending, className }: FormFooterProps) => (
  <>
    <AgeAndConsentFields field={field} className={className} />
    {isWaiting && <OfflineNote className={className} />}
    <Button type="submit" size="lg" busy={isSending} className={className} data-primary>
      {isSending && <Spinner />}
      {isSending ? sending : submit}
    </Button>
    <Honeypot />
  </>
);

type AgeAndConsentFieldsProps = {
  field: (name: RequestField | ConsentField) => Omit<ComponentProps<typeof Checkbox>, "label">;
  className?: string;
};

export function AgeAndConsentFields({ field, className = "" }: AgeAndConsentFieldsProps) {
  const { notice, inputs } = useFormTexts();
  const { asksAge, asksTick, tickLabel } = notice;
  const underAge = field("underAge");
  const isMinor = underAge.value === checkedValue;
  return (
    <>
      {asksAge && (
        <div className={`grid gap-3 ${className}`}>
          <Checkbox label="I am under 18" {...underAge} />
          <div className={cn("grid gap-5", !isMinor && "js:hidden")}>
            {inputs.guardian.map(({ name, label, autoComplete }) => (
              <Field key={name} label={label} autoComplete={autoComplete} required={isMinor} {...field(name)} />
            ))}
          </div>
        </div>
      )}
      <PrivacyNotice className={className} />
      {asksTick && <Checkbox label={tickLabel} className={className} {...field("agreed")} />}
    </>
  );
}

/** What a form's details are used for. The notice opens beside the form, which may be half filled in. */
function PrivacyNotice({ className = "" }: { className?: string }) {
  const { text, link, version } = useFormTexts().notice;
  return (
    <p className={`text-small text-fg-2 ${className}`}>
      {text}{" "}
      <a href={link.path} target="_blank" rel="noopener" className="underline">
        {link.label}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      <input type="hidden" name={noticeVersionFieldName} value={version} />
    </p>
  );
}

/** Stands in a form for as long as what was submitted waits for the network; a toast has said so once. */
const OfflineNote = ({ className }: { className?: string }) => (
  <p className={cn("text-small font-[550] text-cool-text", className)}>
    Not sent yet: waiting for the connection. What you change here is sent as well.
  </p>
);

/** A honeypot: no visitor sees or reaches this last field of a form, so a filled one is probably a bot's. */
const Honeypot = () => (
  <div inert className="absolute -left-[200vw] size-px overflow-hidden">
    <input
      type="text"
      name={honeypotFieldName}
      tabIndex={-1}
      autoComplete="off"
      aria-label="Leave empty"
      defaultValue=""
    />
  </div>
);
