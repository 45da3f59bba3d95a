import { pageMeta } from "#app/lib/page-meta.ts";
import { ContactSection } from "#app/sections/contact-section.tsx";
import { SectionAsPage } from "#app/sections/page-layouts.tsx";
import { pages } from "#content/pages.ts";
import { site } from "#content/site.ts";
import { buildPricesOrCurriculumLink, buildFormTexts } from "#server/pages/shared-page-data.ts";
import { renderContext } from "#server/pages/render-context.ts";
import { basicPageGraph } from "#server/pages/structured-data/site-graph.ts";
import type { Route } from "./+types/contact";

export async function loader({ context }: Route.LoaderArgs) {
  const { contact, socials } = site;
  return {
    page: pages.contact,
    graph: basicPageGraph(context.get(renderContext), pages.contact),
    contact,
    forms: buildFormTexts(),
    socials,
    closing: { ...buildPricesOrCurriculumLink(), variant: "outline" as const },
  };
}

export const meta: Route.MetaFunction = pageMeta;

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { contact, socials } = loaderData;
  return (
    <SectionAsPage
      page={{ ...loaderData.page, lead: contact.responsePromise }}
      titleId="contact-title"
      closing={loaderData.closing}
    >
      <ContactSection heading={loaderData.page.heading} contact={contact} socials={socials} headingLevel="h1" />
    </SectionAsPage>
  );
}
