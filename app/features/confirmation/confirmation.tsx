import { useEffect, useRef } from "react";
import { useFormTexts } from "#app/lib/contexts.ts";
import { removeSentRequest } from "#app/lib/requests/sent-requests.ts";
import {
  areSentRequestsPersisted,
  type ShownConfirmation,
} from "#app/lib/requests/sent-requests-and-shown-confirmation.ts";
import { focusElement } from "#app/lib/scroll.ts";
import { Button } from "#app/ui/button.tsx";
import { CourseStrip, foldedStripLayout, phaseClass } from "#app/ui/course-graphics.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { ShareButton } from "#app/ui/share-button.tsx";
import { phaseOfDay, phaseRanges, type PhaseKey } from "#domain/content/phase.ts";
import { timeZone } from "#domain/format/time-zone.ts";
import { englishLocale } from "#domain/format/dates.ts";
import { requestFields } from "#domain/requests/request-fields.ts";
import { listRequestFacts, type RequestFact, type SentRequest } from "#domain/requests/stored-request-body.ts";
import { ContactLinksWhileWaiting, ReplyTimeAndNumber } from "./reply-time-and-contact-links.tsx";

type ConfirmationCardProps = { sent: SentRequest; headingLevel: "h2" | "h3"; onClose: () => void };

/** In the place of the form that was sent. Its heading gets the focus, so that it is read and Tab goes on from there. */
export function ConfirmationCard({ sent, headingLevel: Heading, onClose }: ConfirmationCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="confirmation-title" className="confirmation card grid gap-5">
      <div className="grid gap-2">
        <Heading ref={heading} id="confirmation-title" tabIndex={-1} className="scroll-mt-24 text-h3 outline-none">
          {getConfirmationTitle(sent)}
        </Heading>
        <p className="label-mono">Reference #{sent.reference}</p>
      </div>
      <Confirmation sent={sent} headingLevel={Heading === "h2" ? "h3" : "h4"} onClose={onClose} />
    </section>
  );
}

type ConfirmationDialogProps = { isOpen: boolean; sent: ShownConfirmation; onClose: () => void };

export function ConfirmationDialog({ isOpen, sent, onClose }: ConfirmationDialogProps) {
  // After the dialog's own effect has closed it. The button that opened it may be gone with a dismissed request:
  // then the focus is nowhere, or still inside while the dialog fades.
  useEffect(() => {
    const { activeElement, body } = document;
    if (!isOpen && (activeElement === body || activeElement?.closest("dialog:not([open])"))) focusElement("main");
  }, [isOpen]);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={sent.toast ? "Success!" : getConfirmationTitle(sent)}
      description={<span className="label-mono">Reference #{sent.reference}</span>}
      className="confirmation"
      isMessage
    >
      {sent.toast && (
        <div className="grid gap-3 unprinted">
          {sent.phase !== undefined && <OrderedSquares key={sent.reference} phase={sent.phase} />}
          <p role="status">Your enrollment request has been submitted. We'll contact you soon!</p>
        </div>
      )}
      <Confirmation sent={sent} headingLevel="h3" onClose={onClose} />
    </Dialog>
  );
}

const fillTime = 600;

/** The days that are ordered: they fill one after the other, then the first stands out, where the course begins. */
function OrderedSquares({ phase }: { phase: PhaseKey | null }) {
  const drawing = useRef<HTMLDivElement>(null);
  const day = phase ? phaseRanges[phase].first : 1;
  const { columns, rows } = foldedStripLayout;
  useEffect(() => {
    const [, clip, first] = drawing.current?.children ?? [];
    if (!first || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    // The inner one stands still while the edge of the outer one moves over it.
    const fill = { duration: fillTime, easing: "steps(29)" };
    clip?.firstElementChild?.animate({ transform: ["translateX(-100%)", "none"] }, fill);
    clip?.firstElementChild?.firstElementChild?.animate({ transform: ["translateX(100%)", "none"] }, fill);
    first.animate({ opacity: [0, 1] }, { duration: 300, delay: fillTime, fill: "backwards" });
  }, []);
  return (
    <div aria-hidden ref={drawing} className="relative">
      <CourseStrip form="two-rows" filled={[]} />
      <div className="absolute inset-0 overflow-hidden">
        <div className="overflow-hidden">
          <CourseStrip form="two-rows" {...(phase && { filled: [phase] })} />
        </div>
      </div>
      <svg
        viewBox={`0 0 ${columns - 0.14} ${rows}`}
        className={`absolute inset-0 overflow-visible ${phaseClass[phaseOfDay(day)]}`}
      >
        <rect
          x={((day - 1) % columns) - 0.37}
          y={Math.floor((day - 1) / columns) - 0.3}
          width="1.6"
          height="1.6"
          style={{ fill: "var(--phase)", stroke: "var(--surface)", strokeWidth: 0.25 }}
        />
      </svg>
    </div>
  );
}

const getConfirmationTitle = ({ kind }: SentRequest) =>
  kind === "enrollment" ? "We have your request" : "We have your message";

const moment = new Intl.DateTimeFormat(englishLocale, {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: timeZone.name,
});

function listConfirmationRows(sent: SentRequest) {
  const facts = listRequestFacts(sent);
  const isTyped = ({ field }: RequestFact) => requestFields[field].input !== undefined;
  return [
    { label: "Sent", value: `${moment.format(new Date(sent.sentAt))} ${timeZone.short}` },
    // The plan that was chosen stands before what was typed.
    ...facts.filter((fact) => !isTyped(fact)),
    ...facts.filter(isTyped),
  ];
}

type ConfirmationProps = { sent: SentRequest; headingLevel: "h3" | "h4"; onClose: () => void };

export function Confirmation({ sent, headingLevel: Heading, onClose }: ConfirmationProps) {
  const { team } = useFormTexts();
  return (
    <>
      {/* On paper there is no site around it. */}
      <p className="hidden print:block">
        {team.courseName} · {team.email}
      </p>
      <div className="flex flex-wrap gap-2 *:flex-[1_0_8.5rem] [&_.button]:px-3 unprinted">
        <ContactLinksWhileWaiting {...sent} />
        {sent.course && <ShareButton title={team.courseName} url={location.origin} className="w-full" />}
        <Button variant="solid" onClick={onClose}>
          Close
        </Button>
      </div>
      <Heading className="mt-3 -mb-2 text-h4">What happens next</Heading>
      <ReplyTimeAndNumber reachedAt={[sent.email, sent.phone].filter(Boolean).join(" or ")} />
      {/* As an accordion it is open on paper. */}
      <div className="accordion border-y border-line">
        <details>
          <summary className="chevron flex min-h-12 items-center font-[600]">What you sent</summary>
          <dl>
            {listConfirmationRows(sent).map(
              ({ label, value }) =>
                value && (
                  <div key={label} className="flex gap-4 border-t border-line py-2">
                    <dt className="label-mono w-22 flex-none pt-1 text-fg-2">{label}</dt>
                    <dd className="min-w-0 font-[600] whitespace-pre-line wrap-anywhere">{value}</dd>
                  </div>
                ),
            )}
          </dl>
        </details>
      </div>
      <div className="grid gap-3 unprinted">
        <p className="text-small text-fg-2">
          {areSentRequestsPersisted()
            ? "This confirmation is stored on this device only. On a shared one, remove it."
            : "This confirmation could not be stored on this device: note the reference or print this."}
        </p>
        <p className="flex flex-wrap gap-3">
          <Button icon="printer" variant="outline" onClick={() => print()}>
            Print
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              removeSentRequest(sent);
              onClose();
            }}
          >
            Remove from this device
          </Button>
        </p>
      </div>
    </>
  );
}
