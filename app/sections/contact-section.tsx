import { useState } from "react";
import { InlineConfirmation, SentRequests } from "#app/features/confirmation/lazy-confirmation.tsx";
import { ContactForm } from "#app/features/contact/contact-form.tsx";
import { focusElement } from "#app/lib/scroll.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Plan } from "#domain/content/plan.ts";
import type { Site } from "#domain/content/site-schema.ts";
import type { SentRequest } from "#domain/requests/stored-request-body.ts";
import { DetailRows } from "./detail-rows.tsx";

type ContactSectionProps = {
  heading: string;
  contact: Site["contact"];
  socials: Site["socials"];
  plans?: readonly Plan[];
  headingLevel?: "h1" | "h2";
};

export function ContactSection({ heading, contact, socials, plans, headingLevel = "h2" }: ContactSectionProps) {
  const [sent, setSent] = useState<SentRequest | null>(null);
  const inner = headingLevel === "h1" ? "h2" : "h3";
  function close() {
    setSent(null);
    focusElement("contact-form-title");
  }
  return (
    <Section id="contact" labelledBy="contact-title">
      <div className="wrap split items-start">
        <div>
          {headingLevel === "h2" && (
            <>
              <h2 id="contact-title" className="text-h2">
                {heading}
              </h2>
              <p className="mt-4 mb-8 text-lead text-fg-2">{contact.responsePromise}</p>
            </>
          )}
          <DetailRows
            rows={[
              { term: "E-mail", text: contact.email, href: `mailto:${contact.email}` },
              ...(contact.phone ? [{ term: "Phone", text: contact.phone, href: `tel:${contact.phoneLink}` }] : []),
              { term: "Hours", text: contact.phoneHours },
            ]}
          />
          <ul className="channels">
            {socials.map((social) => (
              <li key={social.url}>
                <a href={social.url} rel="me noopener">
                  <Icon name={social.icon} className="icon" />
                  {social.name}
                </a>
              </li>
            ))}
          </ul>
          <SentRequests className="mt-6" />
        </div>
        <div className="grid gap-4">
          <InlineConfirmation sent={sent} headingLevel={inner} onClose={close} />
          <ContactForm headingLevel={inner} plans={plans} onSent={setSent} />
        </div>
      </div>
    </Section>
  );
}
