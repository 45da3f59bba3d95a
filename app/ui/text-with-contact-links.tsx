import { linkifyContacts } from "#domain/contact/contact-links.ts";

export function TextWithContactLinks({ text }: { text: string }) {
  let at = 0;
  return linkifyContacts(text).map((part) => {
    at += part.text.length;
    return part.href ? (
      <a key={at} href={part.href} className="font-[550] text-fg underline underline-offset-[0.22em]">
        {part.text}
      </a>
    ) : (
      part.text
    );
  });
}
