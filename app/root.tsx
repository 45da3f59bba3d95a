import { use, useLayoutEffect, useState, type ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { firstQuestions } from "#content/assistant-suggestions.ts";
import { look } from "#content/look.ts";
import { pages } from "#content/pages.ts";
import { courseName, site } from "#content/site.ts";
import { courseLength, formatDay, phaseList, unit } from "#domain/content/phase.ts";
import type { FormTexts } from "#domain/requests/request-fields.ts";
import { buildPricesLink } from "#server/pages/shared-page-data.ts";
import { renderContext } from "#server/pages/render-context.ts";
import { listNavigationWithContent } from "#server/pages/pages-with-content.ts";
import type { Route } from "./+types/root";
import sheetUrl from "./app.css?url";
import beforeHydration from "./before-hydration/before-hydration.ts?inline-script";
import { themeChangeEvent, themeColors } from "./before-hydration/theme.ts";
import { ChatButton, LazyChatDialog } from "./features/assistant/chat-widget.tsx";
import { preloadConfirmation, ConfirmationOverlay } from "./features/confirmation/lazy-confirmation.tsx";
import { EnrollmentProvider } from "./features/enrollment/enrollment-provider.tsx";
import { FormTextsContext, NonceContext } from "./lib/contexts.ts";
import { useFocusOnNavigation } from "./lib/navigation.ts";
import { scrollToSection } from "./lib/scroll.ts";
import { Dock, type DockAction } from "./sections/dock.tsx";
import { NotFoundSection, OfflineSection, PageLoadingNotice, ServerErrorSection } from "./sections/fallback-pages.tsx";
import { Footer } from "./sections/footer.tsx";
import { NavigationBar } from "./sections/navigation-bar.tsx";
import printStyles from "./styles/print.css?url";
import { Toaster } from "./ui/toast.tsx";

/** `Day 1 to day 58 · 21 + 21 + 16` */
const length = `${formatDay(1)} to ${unit.one} ${courseLength} · ${phaseList.map(({ days }) => days).join(" + ")}`;

export function loader({ context }: Route.LoaderArgs) {
  const { wordmark, label, footerLine } = site;
  return {
    siteUrl: context.get(renderContext).siteUrl,
    courseName,
    site: { wordmark, label, footerLine, hasLogo: look.logo !== undefined, length },
    ...listNavigationWithContent(context.get(renderContext)),
    firstQuestions,
    // The blog loads its pages through the API, which knows nothing of their heads.
    blog: pages.blog,
    dock: buildPricesLink("/pricing"),
  };
}

/** The same for every page. Fetched with one that cannot be, it would be lost, and with it the bar and the footer of the error page. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const nonce = import.meta.env.SSR ? use(NonceContext) : undefined;
  // An error page is a document of its own to React, which then takes from <html> what the theme's script has set.
  useLayoutEffect(() => void dispatchEvent(new Event(themeChangeEvent)), []);
  return (
    <html lang="en" data-theme="dark" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        {/* The text is the server's alone. */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: beforeHydration }} suppressHydrationWarning />
        <meta name="theme-color" content={themeColors.dark} suppressHydrationWarning />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/icons/icon-32.png" sizes="32x32" type="image/png" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Links />
      </head>
      <body>
        <a
          href="#main"
          // An entry in the history that the router did not make could not be gone back from where the staff page asks first.
          onClick={(event) => {
            event.preventDefault();
            scrollToSection("main");
          }}
          className="fixed -top-24 left-2 z-50 rounded-control bg-fg px-4 py-3 font-[650] text-bg no-underline focus:top-2"
        >
          Skip to content
        </a>
        {root && <NavigationBar site={root.site} menu={root.menu} />}
        <main id="main" tabIndex={-1} className="pt-nav outline-none">
          {children}
        </main>
        {root && <Footer site={root.site} columns={root.footer} />}
        <ScrollRestoration />
        <Scripts />
        <link rel="stylesheet" href={printStyles} media="print" />
      </body>
    </html>
  );
}

type OwnData = { dock?: DockAction | null; isDockInPage?: boolean; forms?: FormTexts };

export default function App({ loaderData }: Route.ComponentProps) {
  const page = useMatches().at(-1);
  const own = page?.loaderData as OwnData | undefined;
  const dock = own?.dock === undefined ? loaderData.dock : own.dock;
  // Of the last page with a form: its dialog may still be open on the next page.
  const [forms, setForms] = useState(own?.forms ?? null);
  if (own?.forms && own.forms !== forms) setForms(own.forms);
  const [firstPath] = useState(page?.pathname);
  useFocusOnNavigation();
  return (
    <FormTextsContext value={forms}>
      {/* The first page has the sheet in its body, and takes it along when it goes. By another address of the same file: React would
      take the link that goes for its own. */}
      {page?.pathname !== firstPath && <link rel="stylesheet" href={`${sheetUrl}#next`} precedence="site" />}
      <EnrollmentProvider onOpened={preloadConfirmation}>
        <PageLoadingNotice />
        <Outlet />
        <Dock key={page?.pathname} action={dock} isInPage={own?.isDockInPage}>
          <ChatButton />
        </Dock>
        <LazyChatDialog />
        <Toaster />
      </EnrollmentProvider>
      <ConfirmationOverlay />
    </FormTextsContext>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundSection path="" />;
  // Not `onLine` alone: a phone without reception may take itself for connected. A fetch that fails throws a TypeError, and so does a page's code.
  const isOffline =
    !import.meta.env.SSR && (!navigator.onLine || /fetch|network|load failed|module/i.test(String(error)));
  return isOffline ? <OfflineSection /> : <ServerErrorSection />;
}
