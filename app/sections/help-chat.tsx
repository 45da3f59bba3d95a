import { ChatPanel } from "#app/features/assistant/chat-panel.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import type { Site } from "#domain/content/site.ts";

/** The same chat as the floating one, in the page. */
export function HelpChat({ contact }: { contact: Site["contact"] }) {
  return (
    <section aria-labelledby="ask-title" className="split items-start">
      <div className="grid gap-5">
        <h2 id="ask-title" className="text-h2">
          <span className="no-js:hidden">Ask the assistant</span>
          <span className="js:hidden">Ask us</span>
        </h2>
        <p className="no-js:hidden text-lead text-fg-2">
          Short answers about the course: content, fees, pacing, tools, enrollment.
        </p>
        <p className="no-js:hidden text-small text-fg-2">
          The chat icon sits bottom-right on every page, available 24/7.
        </p>
      </div>
      <p className="js:hidden text-lead">
        The assistant needs JavaScript. Write to <LinkedText text={contact.email} /> or call{" "}
        <a
          href={`tel:${contact.phoneLink}`}
          className="font-[550] whitespace-nowrap underline underline-offset-[0.22em]"
        >
          {contact.phone}
        </a>
        , {contact.phoneHours}.
      </p>
      <div className="no-js:hidden overflow-hidden rounded-card border border-line-strong bg-surface">
        <ChatPanel logClass="h-[500px]" />
      </div>
    </section>
  );
}
