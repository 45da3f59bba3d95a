import { useEffect, useRef } from "react";
import type { Erased } from "#domain/history/person.ts";
import { ChatCopies, OutOfReach } from "./out-of-reach.tsx";
import { count } from "./person-records.tsx";

/** What is left to do by hand. It stays in view until the next search: the rows that knew it are gone. */
export function ErasedNote({ erased: { erased, deliveries } }: { erased: Erased }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="erased" className="card grid grid-cols-[minmax(0,1fr)] gap-3 border-cool">
      <h3 id="erased" ref={heading} tabIndex={-1} className="text-h4 outline-none">
        Erased
      </h3>
      <p role="status">
        {count(erased.requests, "request")}, {count(erased.students, "student record")},{" "}
        {count(erased.deliveries, "delivery", "deliveries")} and {count(erased.changes, "change")} are gone.
      </p>
      <ChatCopies deliveries={deliveries} />
      <OutOfReach />
    </section>
  );
}
