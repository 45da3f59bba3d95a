import { memo, use } from "react";
import { HeroSection } from "#app/sections/hero-section.tsx";
import { firstSign, isFirstSignAwaited } from "#app/lib/first-sign.ts";
import { isNewPath } from "#app/lib/is-new-path.ts";
import { loadAtLast } from "#app/lib/load-at-last.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { useEnquiry } from "#app/lib/use-enquiry.ts";
import { LoadedLater } from "#app/ui/loaded-later.tsx";
import { renderContext } from "#server/http/render-context.ts";
import { readHomePage } from "#server/pages/home-page.ts";
import type { Route } from "./+types/home";

export const loader = ({ context }: Route.LoaderArgs) => readHomePage(context.get(renderContext));

export const shouldRevalidate = isNewPath;

export const meta: Route.MetaFunction = pageMeta;

export default function HomePage({ loaderData }: Route.ComponentProps) {
  useEnquiry(loaderData.pricing.plans);
  return <Sections loaderData={loaderData} />;
}

/** Memoised: of a change of the address only the sections that read it render again. */
const Sections = memo(function Sections({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  return (
    <>
      <HeroSection {...loaderData.hero} drawings={loaderData.drawings} />
      <LoadedLater>
        <SectionsBelow loaderData={loaderData} />
      </LoadedLater>
    </>
  );
});

const loadSections = () => import("#app/sections/home-sections.tsx");

/** Where nothing is deferred the page hydrates as a whole, and one reached from another page shows as a whole. */
const loadedSections = isFirstSignAwaited() ? null : await loadSections();

let laterSections: ReturnType<typeof loadSections> | undefined;

function SectionsBelow({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const { HomeSections } = loadedSections ?? use((laterSections ??= firstSign.then(() => loadAtLast(loadSections))));
  return <HomeSections {...loaderData} phases={loaderData.hero.phases} />;
}
