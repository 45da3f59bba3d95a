import type { TextPart } from "#domain/format/text.ts";
import type { LegalPageText } from "#domain/content/legal.ts";
import { formatLongDate } from "#domain/format/dates.ts";
import { TableOfContents, FoldedTableOfContents, ArticleLayout } from "./article-layout.tsx";

export function LegalDocument({ text }: { text: LegalPageText }) {
  const headings = text.sections.map(({ id, title }) => ({ id, text: title }));
  return (
    <ArticleLayout aside={<TableOfContents headings={headings} />}>
      <div>
        <p className="label-mono mb-6 text-fg-2">
          Version {text.version} · <time dateTime={text.date}>{formatLongDate(text.date)}</time>
        </p>
        {!text.checked && <LegalTemplateNotice />}
        <FoldedTableOfContents headings={headings} />
        <div className="prose">
          {text.sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id} className="part">
              <h2 id={section.id}>{section.title}</h2>
              {section.paragraphs.map(renderParagraph)}
              {section.points.length > 0 && <ul>{section.points.map(renderListItem)}</ul>}
              {section.closing.map(renderParagraph)}
              {section.lists.flatMap(({ title, texts }) => [
                <h3 key={title}>{title}</h3>,
                <ul key={`${title} list`}>
                  {texts.map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ul>,
              ])}
            </section>
          ))}
        </div>
      </div>
    </ArticleLayout>
  );
}

const LegalTemplateNotice = () => (
  <p role="note" className="card mb-6 border-accent-edge">
    <strong>This text is a template.</strong> It says how this site works, but the owner has not had it checked yet. It
    is not legal advice.
  </p>
);

const renderParagraph = (parts: readonly TextPart[]) => <p key={parts[0]?.text}>{parts.map(renderTextPart)}</p>;
const renderListItem = (parts: readonly TextPart[]) => <li key={parts[0]?.text}>{parts.map(renderTextPart)}</li>;

const renderTextPart = ({ text, href }: TextPart) =>
  href ? (
    <a key={href} href={href}>
      {text}
    </a>
  ) : (
    text
  );
