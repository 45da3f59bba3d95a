import { ChatPanel } from "#app/features/assistant/chat-panel.tsx";

/** The same chat as the floating one, in the page. */
export function HelpChat() {
  return (
    <section aria-labelledby="ask-title" className="split items-start">
      <div className="grid gap-5">
        <h2 id="ask-title" className="text-h2">
          Ask the assistant
        </h2>
        <p className="text-lead text-fg-2">Short answers about the course: content, fees, pacing, tools, enrollment.</p>
        <p className="text-small text-fg-2">The chat icon sits bottom-right on every page, available 24/7.</p>
      </div>
      <div className="no-js:hidden overflow-hidden rounded-card border border-line-strong bg-surface">
        <ChatPanel logClass="h-[500px]" />
      </div>
    </section>
  );
}
