import { ArrowRight, Bot, Mail, Search } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

/** The quick ways to an answer. */
export function HelpActions({ answers, promise }: { answers: number; promise: string }) {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      <Action
        to="/faq"
        icon={<Bot aria-hidden className="icon-lg" />}
        title="Talk to AI Assistant"
        text="Ask in your own words in the search box"
      />
      <Action
        to="/faq"
        icon={<Search aria-hidden className="icon-lg" />}
        title="Browse FAQs"
        text={`${answers} answers, searchable`}
      />
      <Action to="/contact" icon={<Mail aria-hidden className="icon-lg" />} title="Contact Support" text={promise} />
    </ul>
  );
}

function Action({ to, icon, title, text }: { to: string; icon: ReactNode; title: string; text: string }) {
  return (
    <li className="grid">
      <Link
        to={to}
        prefetch="intent"
        className="card grid grid-cols-[26px_1fr_20px] items-start gap-4 text-cool-text no-underline hover:border-line-strong"
      >
        {icon}
        <span className="text-fg">
          <b className="block text-h4">{title}</b>
          <span className="text-small text-fg-2">{text}</span>
        </span>
        <ArrowRight aria-hidden className="icon text-fg-3" />
      </Link>
    </li>
  );
}
