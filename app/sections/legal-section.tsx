import type { TextPart } from "#domain/format/text.ts";
import type { LegalPageText } from "#domain/content/legal.ts";
import { formatLongDate } from "#domain/format/dates.ts";
import { ArticleContents, FoldedContents, ArticleLayout } from "./article-layout.tsx";

export function LegalSection({ text }: { text: LegalPageText }) {
  const headings = text.sections.map(({ id, title }) => ({ id, text: title }));
  return (
    <ArticleLayout aside={<ArticleContents headings={headings} />}>
      <div>
        <p className="label-mono mb-6 text-fg-2">
          Version {text.version} · <time dateTime={text.date}>{formatLongDate(text.date)}</time>
        </p>
        {!text.checked && <TemplateNote />}
        <FoldedContents headings={headings} />
        <div className="prose">
          {text.sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id} className="part">
              <h2 id={section.id}>{section.title}</h2>
              {section.paragraphs.map(paragraph)}
              {section.points.length > 0 && <ul>{section.points.map(point)}</ul>}
              {section.closing.map(paragraph)}
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

const TemplateNote = () => (
  <p role="note" className="card mb-6 border-accent-edge">
    <strong>This text is a template.</strong> It says how this site works, but the owner has not had it checked yet. It
    is not legal advice.
  </p>
);

const paragraph = (parts: readonly TextPart[]) => <p key={parts[0]?.text}>{parts.map(linked)}</p>;
const point = (parts: readonly TextPart[]) => <li key={parts[0]?.text}>{parts.map(linked)}</li>;

const linked = ({ text, href }: TextPart) =>
  href ? (
    <a key={href} href={href}>
      {text}
    </a>
  ) : (
    text
  );
