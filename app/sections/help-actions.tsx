import { ArrowRight, Bot, Mail, Search } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { openChat } from "#app/lib/chat-open.ts";

const look =
  "card grid grid-cols-[26px_1fr_20px] items-start gap-4 text-left text-cool-text no-underline hover:border-line-strong";

/** The quick ways to an answer. */
export function HelpActions({ answers, promise }: { answers: number; promise: string }) {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      <li className="no-js:hidden grid">
        <button type="button" onClick={openChat} className={look}>
          <Action
            icon={<Bot aria-hidden className="icon-lg" />}
            title="Talk to AI Assistant"
            text="Opens the chat, available 24/7"
          />
        </button>
      </li>
      <li className="grid">
        <Link to="/faq" prefetch="intent" className={look}>
          <Action
            icon={<Search aria-hidden className="icon-lg" />}
            title="Browse FAQs"
            text={`${answers} answers, searchable`}
          />
        </Link>
      </li>
      <li className="grid">
        <Link to="/contact" prefetch="intent" className={look}>
          <Action icon={<Mail aria-hidden className="icon-lg" />} title="Contact Support" text={promise} />
        </Link>
      </li>
    </ul>
  );
}

function Action({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <>
      {icon}
      <span className="text-fg">
        <b className="block text-h4">{title}</b>
        <span className="text-small text-fg-2">{text}</span>
      </span>
      <ArrowRight aria-hidden className="icon text-fg-3" />
    </>
  );
}
