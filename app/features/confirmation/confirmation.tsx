import { Printer } from "lucide-react";
import { useFormTexts } from "#app/lib/form-texts.ts";
import { removeSentRequest } from "#app/lib/requests/sent-requests.ts";
import { isSentStored } from "#app/lib/requests/sent-storage.ts";
import { Button } from "#app/ui/button.tsx";
import { ReplySteps } from "./reply-steps.tsx";
import { formatRupees } from "#domain/format/money.ts";
import type { SentRequest } from "#domain/requests/sent-request.ts";

export const titleOf = ({ kind }: SentRequest) =>
  kind === "enrollment" ? "We have your request" : "We have your message";

const moment = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
});

const listFacts = (sent: SentRequest): [name: string, value: string][] => [
  ["Sent", `${moment.format(new Date(sent.sentAt))} IST`],
  ["Course", sent.course],
  ["Price", sent.price === null ? "" : formatRupees(sent.price)],
  ["Name", sent.name],
  ["Email", sent.email],
  ["Phone", sent.phone],
  ["Parent", [sent.parentName, sent.parentContact].filter(Boolean).join(", ")],
  ["Message", sent.message],
];

type ConfirmationProps = { sent: SentRequest; headingLevel: "h3" | "h4"; onClose: () => void };

/** What the visitor sent, how the team answers, and what can be done meanwhile. */
export function Confirmation({ sent, headingLevel: Heading, onClose }: ConfirmationProps) {
  const { team } = useFormTexts();
  return (
    <>
      {/* On paper there is no site around it. */}
      <p className="hidden print:block">
        {team.courseName} · {team.email}
      </p>
      <dl className="border-t border-line">
        {listFacts(sent).map(
          ([name, value]) =>
            value && (
              <div key={name} className="flex gap-4 border-b border-line py-2">
                <dt className="label-mono w-22 flex-none pt-1 text-fg-2">{name}</dt>
                <dd className="min-w-0 font-[600] whitespace-pre-line wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <Heading className="text-h4">What happens next</Heading>
      <ReplySteps
        reference={sent.reference}
        course={sent.course}
        reachedAt={[sent.email, sent.phone].filter(Boolean).join(" or ")}
      />
      <div className="grid gap-3 border-t border-line pt-5 unprinted">
        <p className="text-small text-fg-2">
          {isSentStored()
            ? "This confirmation is stored on this device only. On a shared one, remove it."
            : "This confirmation could not be stored on this device: note the reference or print this."}
        </p>
        <p className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => print()}>
            <Printer aria-hidden className="icon" />
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
          <Button variant="solid" onClick={onClose} className="ml-auto">
            Close
          </Button>
        </p>
      </div>
    </>
  );
}
