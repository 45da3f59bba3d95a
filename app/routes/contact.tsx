import { pageMeta } from "#app/lib/page-meta.ts";
import { ContactSection } from "#app/sections/contact-section.tsx";
import { EmbeddedPage } from "#app/sections/page-layouts.tsx";
import { pages } from "#content/pages.ts";
import { site } from "#content/site.ts";
import { readFormTexts } from "#server/pages/page-parts.ts";
import { readIconDrawings } from "#server/pages/icon-drawings.ts";
import { renderContext } from "#server/pages/render-context.ts";
import { plainGraph } from "#server/pages/structured-data/site-graph.ts";
import type { Route } from "./+types/contact";

export async function loader({ context }: Route.LoaderArgs) {
  const { contact, socials } = site;
  return {
    page: pages.contact,
    graph: plainGraph(context.get(renderContext), "contact"),
    contact,
    forms: readFormTexts(),
    socials,
    drawings: await readIconDrawings(socials),
  };
}

export const meta: Route.MetaFunction = pageMeta;

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { contact, socials, drawings } = loaderData;
  return (
    <EmbeddedPage page={loaderData.page}>
      <ContactSection contact={contact} socials={socials} drawings={drawings} headingLevel="h1" />
    </EmbeddedPage>
  );
}
