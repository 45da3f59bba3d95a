import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { ChatPanel } from "#app/features/assistant/chat-panel.tsx";
import { openChat } from "#app/lib/chat-open-store.ts";
import { SectionHeader } from "#app/ui/section.tsx";
import { TextWithContactLinks } from "#app/ui/text-with-contact-links.tsx";
import type { Help } from "#domain/content/page-section-schemas.ts";
import type { Site } from "#domain/content/site-schema.ts";
import { DetailRows } from "./detail-rows.tsx";

const look =
  "card grid grid-cols-[26px_1fr_20px] items-start gap-4 text-left text-cool-text no-underline hover:border-line-strong";

export function HelpActions({ answers, promise }: { answers: number; promise: string }) {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      <li className="no-js:hidden grid">
        <button type="button" onClick={openChat} className={look}>
          <ActionCardContent
            icon={<Icon name="bot" className="icon-lg" />}
            title="Talk to AI Assistant"
            text="Opens the chat, available 24/7"
          />
        </button>
      </li>
      {answers > 0 && (
        <li className="grid">
          <Link to="/faq" prefetch="intent" className={look}>
            <ActionCardContent
              icon={<Icon name="search" className="icon-lg" />}
              title="Browse FAQs"
              text={answers === 1 ? "1 answer" : `${answers} answers, searchable`}
            />
          </Link>
        </li>
      )}
      <li className="grid">
        <Link to="/contact" prefetch="intent" className={look}>
          <ActionCardContent icon={<Icon name="mail" className="icon-lg" />} title="Contact Support" text={promise} />
        </Link>
      </li>
    </ul>
  );
}

function ActionCardContent({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <>
      {icon}
      <span className="text-fg">
        <b className="block text-h4">{title}</b>
        <span className="text-small text-fg-2">{text}</span>
      </span>
      <Icon name="arrow-right" className="icon text-fg-3" />
    </>
  );
}

export function HelpChat({ contact, subjects }: { contact: Site["contact"]; subjects: string }) {
  return (
    <section aria-labelledby="ask-title" className="split items-start">
      <div className="grid gap-5">
        <h2 id="ask-title" className="text-h2">
          <span className="no-js:hidden">Ask the assistant</span>
          <span className="js:hidden">Ask us</span>
        </h2>
        <p className="no-js:hidden text-lead text-fg-2">Short answers about the course: {subjects}.</p>
        <p className="no-js:hidden text-small text-fg-2">
          The chat icon sits bottom-right on every page, available 24/7.
        </p>
      </div>
      <p className="js:hidden text-lead">
        The assistant needs JavaScript. Write to <TextWithContactLinks text={contact.email} />
        {contact.phone && (
          <>
            {" or call "}
            <a
              href={`tel:${contact.phoneLink}`}
              className="font-[550] whitespace-nowrap underline underline-offset-[0.22em]"
            >
              {contact.phone}
            </a>
            , {contact.phoneHours}
          </>
        )}
        .
      </p>
      <div className="no-js:hidden overflow-hidden rounded-card border border-line-strong bg-surface">
        <ChatPanel logClass="h-[500px]" />
      </div>
    </section>
  );
}

export function HelpTopics({ topics }: Help) {
  return (
    <section aria-labelledby="topics-title" className="part" suppressHydrationWarning>
      <SectionHeader id="topics-title" title="Help topics" />
      <ul className="sheet md:rows-2">
        {topics.map((card) => (
          <li key={card.title}>
            <h3 className="text-h3">{card.title}</h3>
            <p className="text-fg-2">{card.description}</p>
            <ul className="mt-3 grid">
              {card.topics.map((topic) => (
                <li
                  key={topic.label}
                  className="flex items-baseline gap-3 before:size-2.5 before:flex-none before:rounded-[1px] before:bg-cool"
                >
                  <Link to={topic.path} prefetch="intent" className="link">
                    {topic.label}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function StillNeedHelp({ contact }: { contact: Site["contact"] }) {
  return (
    <section aria-labelledby="still-title" className="split">
      <h2 id="still-title" className="text-h2">
        Still Need Help?
      </h2>
      <DetailRows
        rows={[
          { term: "E-mail", text: contact.email, href: `mailto:${contact.email}` },
          ...(contact.phone
            ? [{ term: "Phone", text: contact.phone, href: `tel:${contact.phoneLink}`, note: contact.phoneHours }]
            : []),
          { term: "Response", text: contact.responseTime },
        ]}
      />
    </section>
  );
}
