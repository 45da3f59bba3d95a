import type { Site } from "#domain/content/site.ts";
import { ContactDetails } from "./contact-details.tsx";

export function StillNeedHelp({ contact }: { contact: Site["contact"] }) {
  return (
    <section aria-labelledby="still-title" className="split">
      <h2 id="still-title" className="text-h2">
        Still Need Help?
      </h2>
      <ContactDetails
        rows={[
          { term: "E-mail", text: contact.email, href: `mailto:${contact.email}` },
          { term: "Phone", text: contact.phone, href: `tel:${contact.phoneLink}`, note: contact.phoneHours },
          { term: "Response", text: contact.responseTime },
        ]}
      />
    </section>
  );
}
