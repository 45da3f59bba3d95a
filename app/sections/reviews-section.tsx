import { useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { ButtonLink, IconButton } from "#app/ui/button.tsx";
import { Section, SectionHeader } from "#app/ui/section.tsx";
import type { Profiles, Review } from "#domain/content/page-section-schemas.ts";
import type { PageLink } from "#domain/content/navigation-schemas.ts";
import { formatLongDate } from "#domain/format/dates.ts";

type ReviewsSectionProps = {
  heading: string;
  reviews: readonly Review[];
  /** The date of those that have none of their own. */
  published: string;
  lead: string | undefined;
  /** How many are shown, and their average; not of sample people. */
  summary: string | undefined;
  /** What there is to see in place of reviews by students. */
  instead: readonly PageLink[];
  profiles: Profiles;
  headingLevel?: "h1" | "h2";
};

// A copy fills the window, or the end of the row would show before it starts over.
const row = "flex min-w-screen justify-around gap-4 pr-4";

/** An endless row: the list is rendered twice, and the copy is hidden from assistive technology. A single review stands still. */
export function ReviewsSection({
  heading,
  reviews,
  published,
  lead,
  summary,
  instead,
  profiles,
  headingLevel = "h2",
}: ReviewsSectionProps) {
  const [isPaused, setIsPaused] = useState(false);
  const isMoving = reviews.length > 1;
  const cards = reviews.map((review) => (
    <ReviewCard
      key={review.id}
      review={review}
      published={published}
      profiles={profiles}
      headingLevel={headingLevel === "h1" ? "h2" : "h3"}
    />
  ));
  return (
    <Section id="reviews" labelledBy="reviews-title">
      {headingLevel === "h2" && (
        <div className="wrap">
          <SectionHeader id="reviews-title" title={heading} lead={lead} />
        </div>
      )}
      <div className="carousel" data-paused={isPaused}>
        <div className={isMoving ? "carousel-track" : undefined}>
          <ul aria-label="Reviews" className={row}>
            {cards}
          </ul>
          {isMoving && (
            <ul aria-hidden inert className={row}>
              {cards}
            </ul>
          )}
        </div>
      </div>
      <div className="wrap mt-5 flex items-center justify-between gap-4">
        {summary ? (
          <p className="label-mono text-fg-2">{summary}</p>
        ) : (
          <div className="unprinted actions">
            {instead.map(({ label, path }) => (
              <ButtonLink key={path} to={path} variant="outline" size="sm">
                {label}
              </ButtonLink>
            ))}
          </div>
        )}
        {isMoving && (
          <IconButton
            label={isPaused ? "Play reviews" : "Pause reviews"}
            className="no-js:hidden border border-line-strong motion-reduce:hidden"
            onClick={() => setIsPaused(!isPaused)}
          >
            <Icon name={isPaused ? "play" : "pause"} />
          </IconButton>
        )}
      </div>
    </Section>
  );
}

type ReviewCardProps = { review: Review; headingLevel: "h2" | "h3" } & Pick<
  ReviewsSectionProps,
  "published" | "profiles"
>;

function ReviewCard({ review, published, profiles, headingLevel: Heading }: ReviewCardProps) {
  const { name, date = published, contact, rating, reply } = review;
  const note = review.sample ? "sample content" : review.about;
  return (
    <li className="card grid w-[min(22rem,82vw)] max-w-128 flex-[1_0_auto] snap-center content-start gap-4 wrap-anywhere">
      <div className="flex items-center gap-3.5">
        <span className="grid size-12 flex-none place-items-center overflow-hidden rounded-control bg-raised text-fg-2 *:[grid-area:1/1]">
          {/* Under the photo: one that cannot be loaded shows nothing of its own. */}
          <Icon name="user" className="icon-lg" />
          {review.avatar && <img src={review.avatar} alt="" width={48} height={48} loading="lazy" />}
        </span>
        <div>
          <Heading className="text-h4">{name}</Heading>
          {note && <span className="label-mono text-fg-3">{note}</span>}
        </div>
      </div>
      {!review.sample && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <div
            role="img"
            aria-label={`${rating} out of 5`}
            className="flex gap-[3px] *:fill-accent *:stroke-accent-edge *:stroke-[1.25]"
          >
            {Array.from({ length: rating }, (_, star) => (
              <Icon name="star" key={star} className="icon size-4.5" />
            ))}
          </div>
          <time dateTime={date} className="label-mono text-fg-3">
            {formatLongDate(date)}
          </time>
        </div>
      )}
      <blockquote className="text-[1.1875rem] leading-[1.4] tracking-[-0.006em]">{review.review}</blockquote>
      {reply && (
        <p className="border-l-2 border-line-strong pl-4 text-fg-2">
          <b>Our answer:</b> {reply}
        </p>
      )}
      <div className="-mb-2 -ml-3 flex flex-wrap gap-1">
        {(["github", "instagram"] as const).map((network) => {
          const profile = profiles[network];
          return (
            profile &&
            contact[network] && (
              <a
                key={network}
                href={profile.url + contact[network]}
                rel="nofollow noopener"
                aria-label={`${contact[network]}, ${name} on ${profile.name}`}
                className="label-mono inline-flex min-h-11 items-center gap-2 px-3 text-fg-2 no-underline hover:text-fg"
              >
                <Icon name={profile.icon} />
                {contact[network]}
              </a>
            )
          );
        })}
      </div>
    </li>
  );
}
