import { cn } from "#app/lib/cn.ts";
import { LinkList } from "#app/ui/button.tsx";
import type { CourseFact } from "#domain/content/course-facts.ts";
import type { PageLink } from "#domain/content/navigation-schemas.ts";

type FactSheetProps = {
  facts: readonly CourseFact[];
  /** Where to ask for what the sheet leaves out; nothing where it leaves nothing out. */
  ask: { links: readonly PageLink[] } | null;
  className: string;
};

export function FactSheet({ facts, ask, className }: FactSheetProps) {
  return (
    <section aria-labelledby="facts-title" className={cn("part split items-start", className)} suppressHydrationWarning>
      <h2 id="facts-title" className="text-h2">
        At a glance
      </h2>
      <div>
        <dl className="mb-3">
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
        {ask && <LinkList links={ask.links} />}
      </div>
    </section>
  );
}

/** Figures of the course as one sheet: two by two on phones, in a row from the split on. A single one is no wider than there. */
export function StatSheet({ stats }: { stats: readonly { figure: string; label: string }[] }) {
  return (
    <ul className="sheet rows-2 has-[>:only-child]:w-fit has-[>:only-child]:min-w-1/2 lg:rows-4 lg:has-[>:only-child]:min-w-1/4">
      {stats.map((stat) => (
        <li key={stat.label}>
          <b className="block text-[clamp(2.5rem,1.6rem+4vw,4.5rem)] leading-[0.9] font-extrabold tracking-[-0.045em] [font-variant-numeric:tabular-nums] max-[24rem]:text-[1.875rem]">
            {stat.figure}
          </b>{" "}
          <span className="mt-3 block text-fg-2">{stat.label}</span>
        </li>
      ))}
    </ul>
  );
}
