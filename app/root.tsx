import { type ReactNode, use } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { courseName, site } from "#content/site.ts";
import { renderContext } from "#server/http/render-context.ts";
import { bundleDock } from "#server/pages/dock-action.ts";
import type { Route } from "./+types/root";
import { ChatButton } from "./features/assistant/chat-button.tsx";
import { ChatWidget } from "./features/assistant/chat-widget.tsx";
import { EnrollmentProvider } from "./features/enrollment/use-enrollment.tsx";
import { themeColors, themeScript } from "./features/theme/theme-script.ts";
import textFont from "./fonts/anek-latin-latin.woff2?url";
import { Dock, type DockAction } from "./sections/dock.tsx";
import { Footer } from "./sections/footer.tsx";
import { Navigation } from "./sections/navigation.tsx";
import { PendingPage } from "./sections/pending-page.tsx";
import { ServerErrorSection } from "./sections/server-error-section.tsx";
import { NotFoundSection } from "./sections/not-found-section.tsx";
import { arrivalScript } from "./lib/arrival.ts";
import { earlyClicksScript } from "./lib/early-clicks.ts";
import { ScriptMark } from "./lib/script-mark.ts";
import { useFocusOnNavigation } from "./lib/use-focus-on-navigation.ts";
import { Toaster } from "./ui/toast.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { wordmark, label, footerLine } = site;
  return {
    siteUrl: context.get(renderContext).siteUrl,
    courseName,
    site: { wordmark, label, footerLine },
    dock: bundleDock("/pricing"),
  };
}

/** Another query or fragment of the same page asks the server for nothing; the blog's pages ask through its calls. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && !/^\/blog(\/|$)/.test(nextUrl.pathname);

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const nonce = import.meta.env.SSR ? use(ScriptMark) : undefined;
  return (
    <html lang="en" data-theme="dark" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: themeScript }} />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: earlyClicksScript }} />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: arrivalScript }} />
        <meta name="theme-color" content={themeColors.dark} suppressHydrationWarning />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
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
          className="fixed top-2 left-2 z-50 -translate-y-24 rounded-control bg-fg px-4 py-3 font-[650] text-bg no-underline focus:translate-y-0"
        >
          Skip to content
        </a>
        {root && <Navigation site={root.site} />}
        <main id="main" tabIndex={-1} className="pt-nav outline-none">
          {children}
        </main>
        {root && <Footer site={root.site} />}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  const page = useMatches().at(-1);
  const own = page?.loaderData as { dock?: DockAction | null } | undefined;
  const dock = own?.dock === undefined ? loaderData.dock : own.dock;
  useFocusOnNavigation();
  return (
    <EnrollmentProvider>
      <PendingPage />
      <Outlet />
      <Dock key={page?.pathname} action={dock}>
        <ChatButton />
      </Dock>
      <ChatWidget />
      <Toaster />
    </EnrollmentProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundSection path="" /> : <ServerErrorSection />;
}
