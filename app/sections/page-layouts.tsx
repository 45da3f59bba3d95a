import type { ReactNode } from "react";
import { Link } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { phaseClass } from "#app/ui/course-graphics.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { postPath } from "#domain/blog/blog-urls.ts";
import type { PostSummary } from "#domain/blog/post.ts";
import { dayAnchor, formatDay, phaseOfDay } from "#domain/content/phase.ts";
import { toBreadcrumbLink, type Page, type BreadcrumbLink } from "#domain/content/page-metadata.ts";

type PageHeaderProps = { page: Page; titleId?: string; children?: ReactNode };

export function PageHeader({ page, titleId, children }: PageHeaderProps) {
  return (
    <div className="grid gap-5 pt-[clamp(1rem,2.5vw,2rem)] pb-[clamp(2rem,4vw,3.5rem)]">
      <Breadcrumb trail={[toBreadcrumbLink(page)]} />
      <h1 id={titleId} className="text-h1">
        {page.heading}
      </h1>
      {page.lead && <p className="max-w-160 text-lead text-balance text-fg-2">{page.lead}</p>}
      {children}
    </div>
  );
}

type SectionAsPageProps = { page: Page; titleId: string; closing?: PricesLink; children: ReactNode };

/** A section of the home page as a page of its own, which begins as any page does: the section leaves its title to the page. */
export function SectionAsPage({ page, titleId, closing, children }: SectionAsPageProps) {
  return (
    <>
      <div className="wrap -mb-section">
        <PageHeader page={page} titleId={titleId} />
      </div>
      {children}
      {closing && (
        <div className="wrap -mt-section">
          <PricesCallToAction link={closing} />
        </div>
      )}
    </>
  );
}

/** A way on to the prices, or to the plan of a course that has none. */
export type PricesLink = {
  label: string;
  amount?: string;
  to: string;
  /** Where the page has a marigold action of its own. */
  variant?: "outline";
};

/** The end of a page that sells nothing itself, so that none is a dead end; its margin alone where nothing is sold. */
export const PricesCallToAction = ({ link, hasSquare }: { link: PricesLink | null; hasSquare?: boolean }) =>
  link ? (
    <DaySquareCallToActionBand hasSquare={hasSquare}>
      <ButtonLink to={link.to} size="lg" variant={link.variant} data-primary={link.variant ? undefined : true}>
        {link.label}
        {link.amount && ` · ${link.amount}`}
      </ButtonLink>
    </DaySquareCallToActionBand>
  ) : (
    <div className="pb-section" />
  );

type DaySquareCallToActionBandProps = {
  day?: number | undefined;
  path?: string;
  hasSquare?: boolean;
  children: ReactNode;
};

/** The first square of what the page is about leads to its day; a page that ends in that square itself shows no second one. */
export function DaySquareCallToActionBand({
  day = 1,
  path = "/curriculum",
  hasSquare = true,
  children,
}: DaySquareCallToActionBandProps) {
  return (
    <section
      aria-labelledby="closing-title"
      className="part flex flex-wrap items-center justify-between gap-6 py-section"
      suppressHydrationWarning
    >
      <div className="flex items-center gap-5">
        {hasSquare && (
          <Link
            to={`${path}#${dayAnchor(day)}`}
            aria-label={formatDay(day)}
            className={`closing-square day-square ${phaseClass[phaseOfDay(day)]}`}
          >
            {day}
          </Link>
        )}
        <h2 id="closing-title" className="text-h2">
          Start with square {day === 1 ? "one" : day}.
        </h2>
      </div>
      {children}
    </section>
  );
}

type BreadcrumbProps = { trail: readonly BreadcrumbLink[]; home?: string; endsHere?: boolean };

/** Home, what lies between, and the page itself, unless the trail ends above it. */
export function Breadcrumb({ trail, home = "Home", endsHere = true }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="label-mono flex flex-wrap gap-x-2 text-fg-2">
        {[{ name: home, path: "/" }, ...trail].map((crumb, index) => (
          <li
            key={crumb.path}
            className="flex items-center gap-2 not-first:before:text-fg-3 not-first:before:content-['/']"
          >
            {endsHere && index === trail.length ? (
              <span aria-current="page" className="inline-flex min-h-11 items-center text-fg">
                {crumb.name}
              </span>
            ) : (
              <Link to={crumb.path} prefetch="intent" className="inline-flex min-h-11 items-center hover:text-fg">
                {crumb.name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The link's area is the whole card; its name says which one. */
export function ReadPostLink({ post }: { post: PostSummary }) {
  return (
    <Link to={postPath(post.slug)} prefetch="intent" className="link text-fg after:absolute after:inset-0">
      Read More<span className="sr-only">about {post.title}</span>
      <Icon name="arrow-right" className="icon size-4" />
    </Link>
  );
}
