import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type * as v from "valibot";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { dismissToast, showToast } from "#app/ui/toast.tsx";
import { buildMailAndWhatsAppLinks } from "#domain/contact/mail-and-whatsapp-links.ts";
import {
  fillMessageDroppingUnfillableLines,
  fillMessageAndFindAnswerGap,
  findFirstFillableTemplate,
  dropUnfillableLines,
  listMissingFields,
  messageLanguages,
  type MessageAudience,
  type MessageLanguage,
} from "#domain/content/message-templates.ts";
import { idSchema } from "#domain/format/shared-schemas.ts";
import { formatPlural } from "#domain/format/text.ts";
import type { SentMessage } from "#domain/history/timeline-schemas-and-entries.ts";
import { FormInDialog } from "./dialog-button-and-form.tsx";
import { VisitorMessageQuote, MessageRecipient, type Recipient } from "./message-recipient.tsx";
import { useShortcuts } from "./shortcuts.tsx";
import { fetchParsed, fetchStaffApi } from "./staff-api.ts";
import { showUndoToast, undoEach } from "./undo-toast.tsx";
import { useMessageTemplates, type TemplateList } from "./use-message-templates.ts";

type MessageProps = {
  recipients: readonly Recipient[];
  audience: MessageAudience;
  /** In which to answer; it may become known while the dialog is open. */
  language?: MessageLanguage | undefined;
  /** What is answered. */
  question?: string;
  /** Makes the private link of a student, which the site itself does not know. */
  onMakeLink?: () => Promise<string>;
  onSent?: () => void;
  /** When that is undone. */
  onNotSent?: () => Promise<unknown>;
};

/** What to say: a template that is filled in, changed and sent by the staff's own programs. `t` opens it for one person. */
export function MessageButton({ hasKey = false, ...message }: MessageProps & { hasKey?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const { recipients } = message;
  function open() {
    // As in `DialogButton`.
    dismissToast();
    setIsOpen(true);
  }
  // Ahead of the press: a form that comes late would not get the focus.
  useMessageTemplates();
  useShortcuts(hasKey ? { t: open } : {});
  return (
    <>
      <Button icon="send" size="sm" variant="outline" busy={recipients.length === 0} onClick={open}>
        {recipients.length === 1 ? "What to say" : `Message ${formatPlural(recipients.length, "student")}`}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="What to say">
        {isOpen && <MessageForm {...message} onClose={() => setIsOpen(false)} />}
      </Dialog>
    </>
  );
}

function MessageForm(props: MessageProps & { onClose: () => void }) {
  const { data: texts } = useMessageTemplates();
  return texts ? <LoadedMessageForm {...props} texts={texts} /> : <p role="status">Loading the templates...</p>;
}

type LoadedProps = MessageProps & { onClose: () => void; texts: TemplateList };

function LoadedMessageForm({
  recipients,
  audience,
  texts,
  onMakeLink,
  onSent,
  onNotSent,
  onClose,
  language: guessed,
  question,
}: LoadedProps) {
  const client = useQueryClient();
  const templates = texts.templates.filter((template) => template.for.includes(audience));
  const [key, setKey] = useState(
    () =>
      findFirstFillableTemplate(
        templates,
        recipients.map(({ values }) => values(texts)),
      )?.key ?? "",
  );
  const languages = texts.languages.filter((one) => templates.some((each) => each[one]));
  const [chosen, setLanguage] = useState<MessageLanguage>();
  const [typed, setTyped] = useState<string | null>(null);
  const [studentLink, setStudentLink] = useState("");
  /** By which program it was opened, for whom. */
  const [used, setUsed] = useState<ReadonlyMap<string, SentMessage["channel"]>>(new Map());
  const language = chosen ?? languages.find((one) => one === guessed) ?? languages[0] ?? "en";
  const template = templates.find((one) => one.key === key);
  const message = template?.[language] ?? template?.en ?? { subject: "", text: "" };
  const listValues = ({ values }: Recipient) => ({ ...values(texts), ...(studentLink && { studentLink }) });
  const fill = (text: string, recipient: Recipient) => fillMessageDroppingUnfillableLines(text, listValues(recipient));
  const [only] = recipients.length === 1 ? recipients : [];
  // One person's is filled in to be changed; that for several keeps the placeholders that one of them has a value for.
  const everybody = recipients.map(listValues);
  const fillable = () => dropUnfillableLines(message.text, (field) => everybody.some((values) => values[field]));
  const filled = only && fillMessageAndFindAnswerGap(message.text, listValues(only));
  const text = typed ?? filled?.text ?? fillable();
  const field = useRef<HTMLTextAreaElement>(null);
  const gap = filled?.gap ?? -1;
  // Whoever comes to the text writes where the answer goes.
  useEffect(() => {
    if (gap >= 0) field.current?.setSelectionRange(gap, gap);
  }, [gap]);

  const makeLink = useMutation({
    mutationFn: async () => onMakeLink?.(),
    onSuccess: (link = "") => {
      setStudentLink(link);
      setTyped(typed && `${typed}\n${link}`);
    },
    meta: { failure: "The link could not be made. Please try again." },
  });
  const send = useMutation({
    mutationFn: async () => {
      const sent = used.size > 0 ? recipients.filter(({ id }) => used.has(id)) : recipients;
      const lines: v.InferOutput<typeof idSchema>[] = [];
      for (const { subject, id } of sent) {
        const channel = used.get(id) ?? "other";
        const body = { subject, id, channel, template: template?.name ?? "" };
        lines.push(await fetchParsed(idSchema, "staff/messages/sent", body));
      }
      return lines;
    },
    onSuccess: (lines) => {
      onClose();
      showUndoToast(client, `${formatPlural(lines.length, "message")} noted as sent.`, async () => {
        await undoEach(lines, (line) => fetchStaffApi("staff/messages/not-sent", line));
        await onNotSent?.();
      });
      onSent?.();
    },
    meta: { failure: "Not noted as sent. Please try again." },
  });
  const emails = recipients.map(({ email }) => email).filter(Boolean);
  const copy = (what: string) => () =>
    void navigator.clipboard.writeText(what).then(() => showToast({ title: "Copied." }));

  return (
    <FormInDialog
      action={used.size > 0 && !only ? `Sent to ${used.size}` : "Sent"}
      isBusy={send.isPending}
      onSubmit={() => send.mutate()}
      onCancel={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Template"
          value={key}
          options={templates.map((one) => [one.key, one.name] as const)}
          onChange={(next) => {
            setKey(next);
            setTyped(null);
          }}
        />
        {languages.length > 1 && (
          <Select
            label="Language"
            value={language}
            options={languages.map((one) => [one, messageLanguages[one]] as const)}
            onChange={(next) => {
              setLanguage(next);
              setTyped(null);
            }}
          />
        )}
      </div>
      {question && <VisitorMessageQuote>{question}</VisitorMessageQuote>}
      <Field
        ref={field}
        multiline
        label="Message"
        rows={question ? 6 : 8}
        value={text}
        onChange={(event) => {
          setTyped(event.target.value);
          setLanguage(language);
        }}
      />
      {onMakeLink && message.text.includes("{studentLink}") && !studentLink && (
        <Button
          size="sm"
          variant="outline"
          className="justify-self-start"
          busy={makeLink.isPending}
          onClick={() => makeLink.mutate()}
        >
          Make a private link for it, which ends the one before
        </Button>
      )}
      <ul aria-label="Send to" className="grid max-h-64 gap-3 overflow-y-auto">
        {recipients.map((recipient) => (
          <MessageRecipient
            key={recipient.id}
            recipient={recipient}
            links={buildMailAndWhatsAppLinks(recipient, fill(message.subject, recipient), fill(text, recipient))}
            isOneOfSeveral={!only}
            missing={only ? [] : listMissingFields(text, listValues(recipient))}
            isUsed={used.has(recipient.id)}
            onUse={(channel) => setUsed(new Map([...used, [recipient.id, channel]]))}
          >
            {only && (
              <Button size="sm" variant="outline" onClick={copy(text)}>
                Copy text
              </Button>
            )}
          </MessageRecipient>
        ))}
      </ul>
      {!only && emails.length > 0 && (
        <Button size="sm" variant="outline" className="justify-self-start" onClick={copy(emails.join(", "))}>
          Copy {formatPlural(emails.length, "e-mail address", "e-mail addresses")}
        </Button>
      )}
      <p className="text-small text-fg-2">Sent notes it in the timeline; a new request is contacted then.</p>
    </FormInDialog>
  );
}
