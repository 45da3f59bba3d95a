import { useFormTexts } from "#app/lib/contexts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { whatsAppLink } from "#domain/contact/phone.ts";
import { formatVisitorWhatsAppText } from "#domain/requests/reply-links.ts";

type NextStepLinksProps = { reference: string; sentAt?: string; course?: string };

/** What a visitor can do meanwhile. */
export function ContactLinksWhileWaiting({ reference, sentAt, course = "" }: NextStepLinksProps) {
  const { team } = useFormTexts();
  return (
    <>
      {team.whatsapp && (
        <ButtonLink
          to={whatsAppLink(team.whatsapp, formatVisitorWhatsAppText(reference, course))}
          target="_blank"
          rel="noopener"
          prefetch="none"
          variant="outline"
        >
          WhatsApp
        </ButtonLink>
      )}
      {team.phone && (
        <ButtonLink to="/contact.vcf" reloadDocument prefetch="none" variant="outline">
          Save our number
        </ButtonLink>
      )}
      {sentAt && (
        <ButtonLink
          to={`/api/reply.ics?${new URLSearchParams({ reference, sent: sentAt })}`}
          reloadDocument
          prefetch="none"
          variant="outline"
        >
          Answer time in my calendar
        </ButtonLink>
      )}
    </>
  );
}

export function ReplyTimeAndNumber({ reachedAt }: { reachedAt?: string }) {
  const { notice, team } = useFormTexts();
  return (
    <ul className="grid gap-2">
      <li>
        {notice.reply} Usually it takes {team.responseTime}: {team.phoneHours}.
      </li>
      {reachedAt && <li className="wrap-anywhere">We reach you at {reachedAt}.</li>}
      {team.phone && (
        <li>
          Our number is{" "}
          <a href={`tel:${team.phoneLink}`} className="font-[600] whitespace-nowrap underline">
            {team.phone}
          </a>
          . Save it, and your phone shows who is calling.
        </li>
      )}
    </ul>
  );
}
