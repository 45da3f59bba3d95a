import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import type { PriceNote as Note } from "#domain/content/plan.ts";

/** Which reading of the prices a page shows, and the way to the other; nothing where they do not differ. */
export function PriceNote({ note, className }: { note: Note | null; className?: string }) {
  if (!note) return null;
  return (
    <div className={className}>
      <p className="max-w-prose text-small text-fg-2">{note.text}</p>
      <Link to={note.link.path} prefetch="intent" className="link">
        {note.link.label}
        <ArrowRight aria-hidden className="icon size-4" />
      </Link>
    </div>
  );
}
