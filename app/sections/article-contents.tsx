import type { PostHeading } from "#domain/blog/post.ts";

type ContentsProps = { headings: readonly PostHeading[] };

/** Table of contents, where there is room for it beside the text. */
export function ArticleContents({ headings }: ContentsProps) {
  if (headings.length < 2) return null;
  return (
    <nav aria-labelledby="contents-title" className="max-lg:hidden">
      <h2 id="contents-title" className="mb-2 text-h4">
        On this page
      </h2>
      <Headings headings={headings} />
    </nav>
  );
}

/** The same at the head of the text on a narrow screen, folded up. */
export function FoldedContents({ headings }: ContentsProps) {
  if (headings.length < 2) return null;
  return (
    <nav aria-label="On this page" className="accordion mb-8 lg:hidden">
      <details className="card py-0">
        <summary className="chevron flex min-h-12 items-center gap-3 text-h4">On this page</summary>
        <div className="pb-4">
          <Headings headings={headings} />
        </div>
      </details>
    </nav>
  );
}

const Headings = ({ headings }: ContentsProps) => (
  <ol className="border-l border-line">
    {headings.map((heading) => (
      <li key={heading.id}>
        <a
          href={`#${heading.id}`}
          className="flex min-h-11 items-center py-1 pl-4 text-small text-fg-2 no-underline hover:text-fg hover:underline lg:min-h-9"
        >
          {heading.text}
        </a>
      </li>
    ))}
  </ol>
);
