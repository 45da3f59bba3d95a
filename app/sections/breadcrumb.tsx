import { Link } from "react-router";
import type { Crumb } from "#domain/content/page.ts";

/** Home, what lies between, and the page itself, unless the trail ends above it. */
export function Breadcrumb({ trail, endsHere = true }: { trail: readonly Crumb[]; endsHere?: boolean }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="label-mono flex flex-wrap gap-x-2 text-fg-2">
        {[{ name: "Home", path: "/" }, ...trail].map((crumb, index) => (
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
