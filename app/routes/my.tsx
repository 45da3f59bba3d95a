import { data } from "react-router";
import { OwnPage } from "#app/features/my/own-page.tsx";
import { titleAndNoindexMeta } from "#app/lib/page-meta.ts";
import { NarrowColumnPage } from "#app/ui/narrow-column-page.tsx";
import { TextWithContactLinks } from "#app/ui/text-with-contact-links.tsx";
import { course } from "#content/course.ts";
import { phases } from "#content/curriculum/phases.ts";
import { ownPage as texts } from "#content/own-page.ts";
import { site } from "#content/site.ts";
import { givesCertificates } from "#domain/content/course-facts.ts";
import { renderContext } from "#server/pages/render-context.ts";
import type { Route } from "./+types/my";

const shownPhases = phases.map(({ key, name, days }) => ({
  key,
  name,
  days: days.map(({ day, title, tasks }) => ({ day, title, tasks })),
}));

/** Only the server knows whose page it is: it is rendered for one person and never cached. */
export function loader({ context }: Route.LoaderArgs) {
  const { ownPage, now } = context.get(renderContext);
  const around = { dock: null, isDockInPage: true };
  const { unknown, title } = texts;
  if (!ownPage) {
    const { email, phone } = site.contact;
    return data(
      {
        ...around,
        title: unknown.title,
        unknown,
        contact: `${unknown.contact} ${[email, phone].filter(Boolean).join(", ")}`,
        page: null,
      },
      { status: 404 },
    );
  }
  const page = {
    ...ownPage,
    phases: shownPhases,
    now: now.toISOString(),
    texts,
    givesCertificates: givesCertificates(course),
  };
  return data({ ...around, title, unknown: null, contact: "", page });
}

/** The cookie is sent for the page alone, not for the router's data. */
export function clientLoader() {
  location.assign("/my");
  return new Promise<never>(() => {});
}

/** Ticks are sent by the page itself; which day is shown is in the query. */
export const shouldRevalidate = () => false;

/**
 * Other sites learn nothing of this page, as by its header. That alone would also hide from this site where a plain form comes
 * from: browsers send no origin then, and over plain http nothing else tells a student's form from another site's.
 */
export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...titleAndNoindexMeta(loaderData?.title ?? ""),
  { name: "referrer", content: "same-origin" },
];

export default function MyPage({ loaderData }: Route.ComponentProps) {
  const { page, unknown, contact } = loaderData;
  if (page) return <OwnPage {...page} />;
  return (
    <NarrowColumnPage title={unknown.title}>
      <p className="text-lead text-fg-2">{unknown.text}</p>
      <p className="text-fg-2">
        <TextWithContactLinks text={contact} />
      </p>
    </NarrowColumnPage>
  );
}
