import type { Person } from "#domain/history/person.ts";

/** The numbers of the messages that the team chat has: staff delete these there by hand. */
export function ChatCopies({ deliveries }: Pick<Person, "deliveries">) {
  const sent = deliveries.filter(({ state, messageId }) => state === "delivered" || messageId !== null);
  if (sent.length === 0) return null;
  return (
    <div className="text-small">
      <p>
        The team chat has copies of its own. Delete these messages there by hand; search it for the reference where a
        message has no number. One that lists several requests holds those of others, too.
      </p>
      <ul aria-label="Messages in the team chat" className="mt-1 grid gap-1 wrap-anywhere">
        {sent.map(({ requestId, messageId }) => (
          <li key={requestId} className="font-mono">
            {messageId ? `Message ${messageId}` : "Message without a number"}, reference {requestId.slice(0, 8)}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function OutOfReach() {
  return (
    <p className="text-small text-fg-2">
      Not reached from here: backups made before, CSV files and files like this one that were downloaded already, and
      what visitors or staff wrote to each other outside this site.
    </p>
  );
}
