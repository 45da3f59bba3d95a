import { Link } from "react-router";
import { cn } from "#app/lib/cn.ts";
import type { CourseFact } from "#domain/content/course.ts";
import type { PageLink } from "#domain/content/page.ts";

type FactSheetProps = {
  facts: readonly CourseFact[];
  /** Where to ask for what the sheet leaves out; nothing where it leaves nothing out. */
  ask: { text: string; links: readonly PageLink[] } | null;
  className: string;
};

/** What decides, in one look; the last row names what is not stated. */
export function FactSheet({ facts, ask, className }: FactSheetProps) {
  return (
    <section aria-labelledby="facts-title" className={cn("part split items-start", className)} suppressHydrationWarning>
      <h2 id="facts-title" className="text-h2">
        At a glance
      </h2>
      <div>
        <dl>
          {facts.map(({ term, text }) => (
            <div
              key={term}
              className="grid items-baseline gap-x-8 border-b border-line py-3 first:border-t md:grid-cols-[11rem_1fr]"
            >
              <dt className="label-mono text-fg-2">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {ask && (
          <div className="flex flex-wrap items-center gap-x-6 pt-2">
            <p className="text-fg-2">{ask.text}</p>
            {ask.links.map(({ label, path }) => (
              <Link key={path} to={path} prefetch="intent" className="link">
                {label}
              </Link>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
