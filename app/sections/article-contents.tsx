import type { PostHeading } from "#domain/post.ts";

/** Table of contents, where there is room for it beside the text. */
export function ArticleContents({ headings }: { headings: readonly PostHeading[] }) {
  if (headings.length < 2) return null;
  return (
    <nav aria-labelledby="contents-title" className="max-lg:hidden">
      <h2 id="contents-title" className="mb-2 text-h4">
        On this page
      </h2>
      <ol className="border-l border-line">
        {headings.map((heading) => (
          <li key={heading.id}>
            <a
              href={`#${heading.id}`}
              className="flex min-h-9 items-center py-1 pl-4 text-small text-fg-2 no-underline hover:text-fg hover:underline"
            >
              {heading.text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
