import { useState, type ReactNode } from "react";
import { useNavigation, useNavigate } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";

/** Shown while a page's data loads from the API; the previous page stays until it is there. */
export function PageLoadingNotice() {
  const { location } = useNavigation();
  const text = location && getLoadingText(location.pathname);
  return (
    <div aria-live="polite" className="pointer-events-none fixed inset-x-0 top-nav z-15">
      {text && (
        <div className="wrap">
          <p className="card late flex w-fit items-center gap-3.5 [box-shadow:var(--shadow)]">
            <Spinner />
            {text}
          </p>
        </div>
      )}
    </div>
  );
}

function getLoadingText(path: string): string | null {
  if (path === "/blog") return "Loading blog posts...";
  return path.startsWith("/blog/") ? "Loading article..." : null;
}

type ErrorSectionProps = {
  /** The code in squares. Not where a page in the browser fails: its code is not loaded with every page. */
  graphic?: ReactNode;
};

export function NotFoundSection({ path, graphic }: ErrorSectionProps & { path: string }) {
  const navigate = useNavigate();
  return (
    <ErrorPageLayout graphic={graphic} code={404} title="Page Not Found">
      <div>
        <p className="text-lead text-fg-2">Oops! The page you're looking for doesn't exist.</p>
        <p className="text-fg-2">It might have been moved or deleted.</p>
      </div>
      {path && (
        <code className="justify-self-start rounded-cell bg-raised px-2.5 py-1.5 font-mono text-[1rem] wrap-anywhere">
          {path}
        </code>
      )}
      <div className={actions}>
        <ButtonLink to="/" size="lg">
          Return Home
        </ButtonLink>
        <Button
          variant="outline"
          size="lg"
          className="no-js:hidden"
          onClick={() => void (history.length > 1 ? navigate(-1) : navigate("/"))}
        >
          Go Back
        </Button>
      </div>
    </ErrorPageLayout>
  );
}

/** For a link that was pressed without a connection: neither the page's data nor its code could be asked for. */
export function OfflineSection() {
  const [isTrying, setTrying] = useState(false);
  function tryAgain() {
    setTrying(true);
    // A browser loads failed code anew with the page alone, and without a connection would show an error page of its own.
    fetch(location.href, { method: "HEAD" }).then(
      () => location.reload(),
      () => setTrying(false),
    );
  }
  return (
    <ErrorPageLayout title="No Connection">
      <p className="text-lead text-fg-2">The page could not be loaded. Please check your connection and try again.</p>
      <div>
        <Button size="lg" busy={isTrying} onClick={tryAgain}>
          Try Again
        </Button>
      </div>
    </ErrorPageLayout>
  );
}

export const ServerErrorSection = ({ graphic }: ErrorSectionProps) => (
  <ErrorPageLayout graphic={graphic} code={500} title="Server Error">
    <p className="text-lead text-fg-2">
      Something went wrong on our end. Our team has been notified and is working on a fix.
    </p>
    <div className={actions}>
      <Button size="lg" className="no-js:hidden" onClick={() => location.reload()}>
        Try Again
      </Button>
      <ButtonLink to="/" variant="outline" size="lg">
        Go Home
      </ButtonLink>
    </div>
  </ErrorPageLayout>
);

/** Side by side, on a phone as wide as it. */
const actions = "mt-2 flex flex-wrap gap-3 max-sm:*:flex-1 max-sm:*:px-4";

type ErrorPageLayoutProps = ErrorSectionProps & { code?: 404 | 500; title: string; children: ReactNode };

const ErrorPageLayout = ({ graphic, code, title, children }: ErrorPageLayoutProps) => (
  <section aria-labelledby="error-title" className="wrap status-page">
    {graphic}
    <div className="grid gap-5">
      <h1 id="error-title" className="text-h2">
        {code && <span className="sr-only">{code} </span>}
        {title}
      </h1>
      {children}
    </div>
  </section>
);
