import { Icon } from "./icon.tsx";
import type { Card } from "#domain/content/page-section-schemas.ts";

type IconCardProps = { card: Card; as?: "li" | "div"; headingLevel?: "h2" | "h3" };

/** A cell of a sheet: icon, title, one line; beside each other on phones, below each other from the split on. */
export const IconCard = ({ card, as: Cell = "li", headingLevel: Heading = "h3" }: IconCardProps) => (
  <Cell className="grid grid-cols-[26px_1fr] content-start gap-x-4 gap-y-1 text-cool-text lg:grid-cols-1 lg:gap-1.5">
    <span className="row-span-2 mt-[0.05em] lg:row-span-1 lg:mb-5">
      <Icon name={card.icon} className="icon-lg" />
    </span>
    <Heading className="text-h4 text-fg">{card.title}</Heading>
    <p className="text-small text-fg-2">{card.text}</p>
  </Cell>
);
