import { useEffect, useRef } from "react";
import type { SentRequest } from "#domain/requests/sent-request.ts";
import { Confirmation, titleOf } from "./confirmation.tsx";

type ConfirmationCardProps = { sent: SentRequest; headingLevel: "h2" | "h3"; onClose: () => void };

/** In the place of the form that was sent. Its heading gets the focus, so that it is read and Tab goes on from there. */
export function ConfirmationCard({ sent, headingLevel: Heading, onClose }: ConfirmationCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="confirmation-title" className="confirmation card grid gap-5">
      <div className="grid gap-2">
        <Heading ref={heading} id="confirmation-title" tabIndex={-1} className="scroll-mt-24 text-h3 outline-none">
          {titleOf(sent)}
        </Heading>
        <p className="label-mono">Reference #{sent.reference}</p>
      </div>
      <Confirmation sent={sent} headingLevel={Heading === "h2" ? "h3" : "h4"} onClose={onClose} />
    </section>
  );
}
