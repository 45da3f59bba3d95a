import type { Help } from "#domain/content/card-pages.ts";
import { Link } from "react-router";

export function HelpTopics({ topics }: Help) {
  return (
    <section aria-labelledby="topics-title" className="part" suppressHydrationWarning>
      <h2 id="topics-title" className="mb-6 text-h2">
        Help topics
      </h2>
      <ul className="sheet md:grid-cols-2">
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
