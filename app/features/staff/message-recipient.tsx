import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { MessageLinks as Links } from "#domain/contact/mail-and-whatsapp-links.ts";
import type { MessageField, MessageValues } from "#domain/content/message-templates.ts";
import { formatList } from "#domain/format/text.ts";
import type { ChangeSubject } from "#domain/history/change.ts";
import { ContactActionLinks } from "./contact-action-links.tsx";
import type { TemplateList } from "./use-message-templates.ts";

export type Recipient = {
  subject: ChangeSubject;
  id: string;
  name: string;
  email: string;
  phone: string;
  values: (texts: TemplateList) => MessageValues;
};

type MessageRecipientProps = {
  recipient: Recipient;
  links: Links;
  isOneOfSeveral: boolean;
  /** Whose lines are left out for this one. */
  missing: readonly MessageField[];
  isUsed: boolean;
  onUse: (way: "whatsApp" | "mail") => void;
  children: ReactNode;
};

/** One person to write to; of several each tells how far one has come, and whose message is another one than it seems. */
export function MessageRecipient({ recipient, links, isOneOfSeveral, missing, isUsed, ...on }: MessageRecipientProps) {
  const { name, email, phone } = recipient;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {isOneOfSeveral && (
        <span className="grid min-w-28 flex-1 wrap-anywhere">
          <span className="flex items-center gap-1.5">
            {name}
            {isUsed && (
              <span title="Opened" className="shrink-0 text-cool-text">
                <Icon name="check" className="icon size-4" />
                <span className="sr-only">, opened</span>
              </span>
            )}
          </span>
          {missing.length > 0 && (
            <span className="text-small text-danger-text">
              Without{" "}
              {formatList(
                missing.map((field) => `{${field}}`),
                "and",
              )}
            </span>
          )}
        </span>
      )}
      <ContactActionLinks links={links} onUse={on.onUse}>
        {on.children}
      </ContactActionLinks>
      {!email && !phone && <span className="text-small text-fg-2">No e-mail or phone</span>}
    </li>
  );
}

/** More than this may be higher than the room there is. */
const maxShownLength = 160;

/** The dialog covers the request: what is answered stands above the answer. */
export function VisitorMessageQuote({ children }: { children: string }) {
  const mayScroll = children.length > maxShownLength || children.includes("\n");
  return (
    <div className="grid gap-[0.4375rem]">
      <p id="answered-question" className="text-small font-[600]">
        They wrote
      </p>
      <blockquote
        aria-labelledby="answered-question"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it
        tabIndex={mayScroll ? 0 : undefined}
        className="max-h-20 overflow-y-auto border-l-2 border-accent-edge pl-3 text-small whitespace-pre-line wrap-anywhere lg:max-h-32"
      >
        {children}
      </blockquote>
    </div>
  );
}
