import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { LazyDaySquareLinks } from "#app/features/day-square-links/lazy-day-square-links.tsx";
import { cn } from "#app/lib/cn.ts";
import { scrollToSectionOnClick } from "#app/lib/navigation.ts";
import { useKeepQueryOnSamePage } from "#app/lib/use-url-state.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DayCountInSquares } from "#app/ui/day-count-in-squares.tsx";
import { phaseClass } from "#app/ui/course-graphics.tsx";
import type { TrustBadge } from "#domain/content/page-section-schemas.ts";
import type { ListedPhase } from "#domain/content/curriculum.ts";
import type { PageLink } from "#domain/content/navigation-schemas.ts";
import { courseLength, formatDayCount } from "#domain/content/phase.ts";
import type { Site } from "#domain/content/site-schema.ts";

type HeroSectionProps = {
  site: Pick<Site, "wordmark" | "label" | "name" | "tagline">;
  proof: string;
  phases: readonly ListedPhase[];
  trustBadges: readonly TrustBadge[];
  lesson: PageLink | null;
  joinPath: string;
};

export function HeroSection({ site, proof, phases, trustBadges, lesson, joinPath }: HeroSectionProps) {
  const keepQuery = useKeepQueryOnSamePage();
  return (
    <section
      id="hero"
      aria-labelledby="hero-title"
      className="overflow-x-clip pt-[clamp(.75rem,3vw,3.5rem)] pb-[clamp(3rem,5vw,5rem)]"
    >
      <div className="wrap">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-9 hero:grid-cols-[minmax(0,47fr)_minmax(0,48fr)] hero:gap-[clamp(2rem,4vw,4rem)]">
          <div className="relative self-start">
            <DayCountInSquares />
            <LazyDaySquareLinks over="illustration" phases={phases} />
          </div>
          <div className="@container hero:flex hero:flex-col hero:justify-between">
            <HeroTitle site={site} />
            <div>
              <p className="tagline">{site.tagline}</p>
              <div className={cn("mt-6 grid gap-4 lg:flex lg:flex-wrap lg:items-center", lesson && "grid-cols-2")}>
                <ButtonLink
                  to={keepQuery(joinPath)}
                  prefetch="none"
                  size="lg"
                  className="max-lg:px-2"
                  data-primary
                  preventScrollReset
                  onClick={scrollToSectionOnClick}
                >
                  Join Now
                  <Icon name="arrow-right" />
                </ButtonLink>
                {lesson && (
                  <ButtonLink to={lesson.path} variant="outline" size="lg" className="max-lg:px-2">
                    {lesson.label}
                  </ButtonLink>
                )}
                <span className="col-span-full font-mono text-small text-fg-2">{proof}</span>
              </div>
            </div>
          </div>
        </div>
        <ul className="mt-[clamp(2rem,4vw,3.5rem)] grid grid-cols-(--phase-rail-on-phones) gap-x-[3px] gap-y-4 sm:grid-cols-(--phase-rail)">
          {phases.map((phase) => (
            <li key={phase.key} className={cn(phaseClass[phase.key], "rail-phase")}>
              <Link to={phase.path} prefetch="intent" className="block min-h-11 no-underline hover:underline">
                <b className="block leading-[1.15] font-bold tracking-[-0.01em] wrap-anywhere hyphens-auto">
                  {phase.name}
                </b>
                <span className="label-mono mt-0.5 flex flex-col text-fg-2 md:flex-row md:gap-[2ch]">
                  {phase.month && <span>{phase.month}</span>}
                  <span>{formatDayCount(phase.days.length)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <ul className={cn("mt-12 hidden grid-cols-4 border-t border-line", trustBadges.length > 0 && "lg:grid")}>
          {trustBadges.map((badge) => (
            <li key={badge.text} className="flex gap-3 pt-5 font-[600]">
              <Icon name={badge.icon} className="icon mt-0.5 text-accent-text" />
              <span>
                {badge.text}
                {badge.terms && (
                  <Link
                    to={badge.terms.path}
                    prefetch="intent"
                    className="block py-0.5 text-small font-[430] text-fg-2 underline underline-offset-[0.22em]"
                  >
                    {badge.terms.label}
                  </Link>
                )}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** As many letters as the largest type has room for, beside the figure. */
const maxDrawnLetters = 5;

/** Where the figure is the number of the name, only the word stands beside it; another name is shown whole. The label stands in the bar above. */
function HeroTitle({ site: { wordmark, label, name } }: { site: HeroSectionProps["site"] }) {
  if (name)
    return (
      <h1
        id="hero-title"
        className={cn("-mt-[0.06em] pb-[0.24em] wrap-anywhere text-balance", getTitleSizeClass(name))}
      >
        {name}
      </h1>
    );
  const number = `${courseLength} `;
  const word = wordmark.slice(number.length);
  const isDrawn = wordmark.startsWith(number) && word.length <= maxDrawnLetters;
  return (
    <h1 id="hero-title">
      <span className="sr-only">{`${wordmark} ${label}`}</span>
      {isDrawn ? (
        <span aria-hidden className="drawn-title text-display">
          {word}
        </span>
      ) : (
        <span
          aria-hidden
          className={cn("-mt-[0.06em] -ml-[0.035em] block pb-[0.24em] wrap-anywhere", getTitleSizeClass(wordmark))}
        >
          {wordmark}
        </span>
      )}
    </h1>
  );
}

/** Short words are drawn as large as two lines of them fit beside the figure, and on phones in one. */
const getTitleSizeClass = (name: string) =>
  name.length <= 16 && name.split(" ").every((word) => word.length <= 7)
    ? "text-[clamp(2.5rem,14cqi,5rem)] leading-[0.86] hero:text-[clamp(3.5rem,21cqi,7.5rem)] font-extrabold tracking-[-0.04em]"
    : "text-h1";
