import { useEffect, useRef } from "react";
import { formatPlural, formatList } from "#domain/format/text.ts";
import { retentionActor } from "#domain/history/erasure-and-retention-rules.ts";
import { type Erased, type Person, erasePersonSchema } from "#domain/history/person-lookup-and-erasure-schemas.ts";
import { formatDateTimeAndZone } from "../staff-clock-and-date-formats.ts";
import { useErasureLog, useErasePerson } from "./use-person.ts";
import * as v from "valibot";
import { Field } from "#app/ui/field.tsx";
import { DialogButton, FormInDialog } from "../dialog-button-and-form.tsx";
import { ApiError } from "../staff-api.ts";
import { useTextField } from "../use-text-field.ts";

/** What is left to do by hand. It stays in view until the next search: the rows that knew it are gone. */
export function ErasureResult({ erased: { erased, mentions, deliveries } }: { erased: Erased }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="erased" className="card grid grid-cols-[minmax(0,1fr)] gap-3 border-cool">
      <h3 id="erased" ref={heading} tabIndex={-1} className="text-h4 outline-none">
        Erased
      </h3>
      <p role="status">
        {formatList(formatEachRecordCount(erased))} are gone.
        {mentions > 0 && ` The contact was taken out of ${formatPlural(mentions, "record")} of others.`}
      </p>
      <RemainingCopiesNote deliveries={deliveries} />
    </section>
  );
}

type RecordCounts = Record<"requests" | "students" | "deliveries" | "changes", number>;

export const formatEachRecordCount = ({ requests, students, deliveries, changes }: RecordCounts) => [
  formatPlural(requests, "request"),
  formatPlural(students, "student record"),
  formatPlural(deliveries, "delivery", "deliveries"),
  formatPlural(changes, "change"),
];

/** What this site cannot erase: messages in the team chat and mails, by number, and what has left it otherwise. */
export function RemainingCopiesNote({ deliveries }: Pick<Person, "deliveries">) {
  const copies = deliveries.filter(({ state, messageId }) => state === "delivered" || messageId !== null);
  const sent = copies.filter(({ channel }) => channel === "chat");
  const mails = copies.filter(({ channel }) => channel !== "chat");
  return (
    <>
      {sent.length > 0 && (
        <div className="text-small">
          <p>
            The team chat has copies of its own. Delete these messages there by hand; search it for the reference where
            a message has no number. One that lists several requests holds those of others, too.
          </p>
          <ul aria-label="Messages in the team chat" className="mt-1 grid gap-1 wrap-anywhere">
            {sent.map(({ requestId, messageId }) => (
              <li key={requestId} className="font-mono">
                {messageId ? `Message ${messageId}` : "Message without a number"}, reference {requestId.slice(0, 8)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {mails.length > 0 && (
        <div className="text-small">
          <p>These mails were sent. Delete the team&apos;s by hand, also from the folder of sent mail.</p>
          <ul aria-label="Mails" className="mt-1 grid gap-1 wrap-anywhere">
            {mails.map(({ channel, requestId, messageId }) => (
              <li key={messageId} className="font-mono">
                {channel === "team-mail" ? "To the team" : "To the visitor"} {messageId}, reference{" "}
                {requestId.slice(0, 8)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="text-small text-fg-2">
        Not reached from here: backups made before, CSV files and files like this one that were downloaded already, and
        what visitors or staff wrote to each other outside this site.
      </p>
    </>
  );
}

/** The log of erasures, which does not say about whom they were. */
export function ErasureLog() {
  const { data: erasures } = useErasureLog();
  if (!erasures || erasures.length === 0) return null;
  return (
    <section aria-labelledby="erasures" className="grid gap-2 text-small">
      <h3 id="erasures" className="text-h4">
        Erasures so far
      </h3>
      <ol aria-labelledby="erasures" className="grid gap-1.5">
        {erasures.map(({ id, at, by, requests, students }) => (
          <li key={id} className="flex flex-wrap gap-x-3">
            <time dateTime={at} className="label-mono pt-0.5 text-fg-2">
              {formatDateTimeAndZone(at)}
            </time>
            <span className="wrap-anywhere">
              {formatPlural(requests, "request")}, {formatPlural(students, "student record")},{" "}
              {by === retentionActor ? "by age" : by ? <bdi>by {by}</bdi> : "by staff"}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

type EraseFormProps = { contact: string; keep: readonly string[]; onErased: (erased: Erased) => void };

export const ErasePersonButton = (props: EraseFormProps) => (
  <DialogButton
    title="Erase everything?"
    description="Their records that are ticked are deleted for good, at once, and are not sent to the team chat any more. Records of others that are ticked lose the contact alone. Nothing brings it back."
    label="Erase everything"
    button={{ icon: "trash-2", variant: "danger", size: "md" }}
  >
    {() => <EraseForm {...props} />}
  </DialogButton>
);

function EraseForm({ contact, keep, onErased }: EraseFormProps) {
  const { value: confirm, fail, field } = useTextField();
  const erase = useErasePerson(onErased);

  function submit() {
    if (!v.is(erasePersonSchema, { contact, confirm })) return fail("This is not the same contact");
    const onError = (failure: Error) => fail(failure instanceof ApiError ? failure.message : "Nothing was erased");
    erase.mutate({ contact, confirm, keep }, { onError });
  }

  return (
    <FormInDialog action="Erase for good" variant="danger" isBusy={erase.isPending} onSubmit={submit}>
      <p className="wrap-anywhere">
        To confirm, type <strong>{contact}</strong>
      </p>
      <Field label="E-mail address or phone once more" autoComplete="off" {...field} />
    </FormInDialog>
  );
}
