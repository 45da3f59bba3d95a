import type { Card, IconSvgs } from "#domain/content/page-sections.ts";

type IconCardProps = { card: Card; drawings: IconSvgs; as?: "li" | "div"; headingLevel?: "h2" | "h3" };

/** A cell of a sheet: icon, title, one line; beside each other on phones, below each other from the split on. */
export const IconCard = ({ card, drawings, as: Cell = "li", headingLevel: Heading = "h3" }: IconCardProps) => (
  <Cell className="grid grid-cols-[26px_1fr] content-start gap-x-4 gap-y-1 text-cool-text lg:grid-cols-1 lg:gap-1.5">
    <span className="row-span-2 mt-[0.05em] lg:row-span-1 lg:mb-5">
      <ContentIcon drawing={drawings[card.icon]} />
    </span>
    <Heading className="text-h4 text-fg">{card.title}</Heading>
    <p className="text-small text-fg-2">{card.text}</p>
  </Cell>
);

type ContentIconProps = { drawing: string | undefined; className?: string };

/** An icon that content names, drawn by the server; it stands beside text that says the same, so assistive technology skips it. */
export const ContentIcon = ({ drawing = "", className = "icon-lg" }: ContentIconProps) => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    className={className}
    dangerouslySetInnerHTML={{ __html: drawing }}
  />
);
