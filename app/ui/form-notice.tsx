import { useFormTexts } from "#app/lib/form-texts.ts";
import { noticeField } from "#domain/requests/asked-fields.ts";

/** What a form's details are used for. The notice opens beside the form, which may be half filled in. */
export function FormNotice({ className = "" }: { className?: string }) {
  const { text, link, version, asksAge, forParents } = useFormTexts().notice;
  return (
    <p className={`text-small text-fg-2 ${className}`}>
      {text} {!asksAge && `${forParents} `}
      <a href={link.path} target="_blank" rel="noopener" className="underline">
        {link.label}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      <input type="hidden" name={noticeField} value={version} />
    </p>
  );
}
