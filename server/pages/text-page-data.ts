import { privacy } from "#content/legal/privacy.ts";
import { refunds } from "#content/legal/refunds.ts";
import { storedFields } from "#content/legal/stored-fields.ts";
import { terms } from "#content/legal/terms.ts";
import { pages } from "#content/pages.ts";
import { textPages } from "#content/text-pages.ts";
import { linkifyContacts } from "#domain/contact/contact-links.ts";
import { dropUnmetLegalPassages, type DataProcessing } from "#domain/content/legal.ts";
import { renderArticle } from "#server/blog/markdown/render-markdown.ts";
import type { RenderContext } from "./render-context.ts";
import { basicPageGraph } from "./structured-data/site-graph.ts";

const texts = { privacy, terms, refunds };
const legalKeys = ["privacy", "terms", "refunds"] as const;

/** What the database holds about people, in the order of their steps: sent, stored, delivered, enrolled. */
const { sent, tables, withoutPeople } = storedFields;
function listStoredFields({ keepsQuestions, givesCertificates }: DataProcessing) {
  const { asked_questions: questions, certificates, ...always } = tables;
  const { answer_votes: votes, ...others } = withoutPeople;
  const described = [
    sent,
    ...Object.values(always),
    ...(givesCertificates ? [certificates] : []),
    ...(keepsQuestions ? [questions] : []),
  ];
  return [
    ...described.map(({ title, fields }) => ({ title, texts: Object.values(fields) })),
    {
      title: "What has nothing to do with a person",
      texts: [...Object.values(others), ...(keepsQuestions ? [votes] : [])],
    },
  ];
}

/** A legal text in sections, or a text of the owner's in Markdown; undefined where the path is none of these pages'. */
export function findTextPageData(path: string, context: RenderContext) {
  const key = legalKeys.find((candidate) => path === pages[candidate].path);
  if (!key) {
    const found = textPages.find((candidate) => candidate.path === path);
    if (!found) return undefined;
    const { text, ...page } = found;
    return { page, graph: basicPageGraph(context, page), article: renderArticle(text) };
  }
  const { sections, ...facts } = dropUnmetLegalPassages(texts[key], context.processing);
  return {
    page: pages[key],
    dock: null,
    graph: basicPageGraph(context, pages[key]),
    legal: {
      ...facts,
      sections: sections.map(({ id, title, listsStoredFields, paragraphs, points, closing }) => ({
        id,
        title,
        paragraphs: paragraphs.map(linkifyContacts),
        points: points.map(linkifyContacts),
        closing: closing.map(linkifyContacts),
        lists: listsStoredFields ? listStoredFields(context.processing) : [],
      })),
    },
  };
}
