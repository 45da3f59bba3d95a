import { Link } from "react-router";
import { CourseStrip } from "#app/ui/course-graphics.tsx";
import { Wordmark } from "#app/ui/wordmark.tsx";
import type { FooterColumn } from "#domain/content/navigation-schemas.ts";
import type { Site } from "#domain/content/site-schema.ts";

type FooterProps = {
  site: Pick<Site, "wordmark" | "label" | "footerLine"> & { hasLogo: boolean; length: string };
  columns: readonly FooterColumn[];
};

export function Footer({ site, columns }: FooterProps) {
  return (
    <footer className="site-footer border-t border-line pt-[clamp(2.5rem,5vw,4.5rem)] pb-8">
      <div className="wrap">
        <div className="split">
          <div>
            {/* On one line with the titles beside it. */}
            <Wordmark site={site} className="min-h-11 lg:-mt-3" />
            <p className="mt-4 max-w-96 text-fg-2">{site.footerLine}</p>
          </div>
          <div className="grid grid-cols-2 gap-8 sm:grid-cols-3">
            {columns.map((column) => (
              <nav key={column.title} aria-labelledby={`footer-${column.title.toLowerCase()}`}>
                <h2 id={`footer-${column.title.toLowerCase()}`} className="label-mono mb-2 text-fg-3">
                  {column.title}
                </h2>
                <ul>
                  {column.links.map((link) => (
                    <li key={link.path}>
                      <Link
                        to={link.path}
                        prefetch="intent"
                        className="flex min-h-11 items-center font-medium text-fg-2 no-underline hover:text-fg"
                      >
                        {link.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
        </div>
        <CourseStrip className="mt-10 mb-5" />
        <p className="label-mono text-fg-3">{site.length}</p>
      </div>
    </footer>
  );
}
