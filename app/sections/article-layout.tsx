import type { MouseEvent, ReactNode } from "react";
import { useNavigate } from "react-router";
import { isPlainClick } from "#app/lib/navigation.ts";
import type { Article, PostHeading } from "#domain/blog/post.ts";

export const ArticleLayout = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] lg:gap-20">
    {children}
    <aside className="flex flex-col gap-8">{aside}</aside>
  </div>
);

type TableOfContentsProps = { headings: readonly PostHeading[] };

/** Goes along with the text, as far as what stands under it at the column's end. */
export function TableOfContents({ headings }: TableOfContentsProps) {
  if (headings.length < 2) return null;
  return (
    <nav aria-labelledby="contents-title" className="flex-1 max-lg:hidden">
      <div className="sticky top-22 max-h-[calc(100dvh-7rem)] overflow-y-auto">
        <h2 id="contents-title" className="mb-2 text-h4">
          On this page
        </h2>
        <HeadingLinks headings={headings} />
      </div>
    </nav>
  );
}

/** The same at the head of the text on a narrow screen, folded up. */
export function FoldedTableOfContents({ headings }: TableOfContentsProps) {
  if (headings.length < 2) return null;
  return (
    <nav aria-label="On this page" className="accordion mb-8 lg:hidden">
      <details className="card py-0">
        <summary className="chevron flex min-h-12 items-center gap-3 text-h4">On this page</summary>
        <div className="pb-4">
          <HeadingLinks headings={headings} />
        </div>
      </details>
    </nav>
  );
}

const HeadingLinks = ({ headings }: TableOfContentsProps) => (
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

export const ArticleWithTableOfContents = ({ html, headings }: Pick<Article, "html" | "headings">) => (
  <ArticleLayout aside={<TableOfContents headings={headings} />}>
    <div>
      <FoldedTableOfContents headings={headings} />
      <ArticleBody html={html} />
    </div>
  </ArticleLayout>
);

/** A text made of Markdown and made safe by the server. The browser adds two comforts: copying code, quick links. */
export function ArticleBody({ html }: { html: string }) {
  const navigate = useNavigate();

  function onClick(event: MouseEvent) {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLButtonElement>("button[data-copy]");
    if (button) void copyCode(button);
    const link = event.target.closest("a");
    if (!link || !isPlainClick(event) || link.origin !== location.origin || link.pathname === location.pathname) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the buttons and links inside are what is pressed
    <div
      className="below-fold prose"
      onClick={onClick}
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}

const shownFor = 2000;

async function copyCode(button: HTMLButtonElement) {
  const code = button.closest("figure")?.querySelector("code");
  if (!code) return;
  try {
    await navigator.clipboard.writeText(code.textContent);
  } catch {
    // Not every browser lets a page write there; then the code stands ready to be copied by hand.
    getSelection()?.selectAllChildren(code);
    return;
  }
  button.textContent = "Copied";
  setTimeout(() => (button.textContent = "Copy"), shownFor);
}
