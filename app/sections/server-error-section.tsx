import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FigureStatus } from "#app/ui/squares.tsx";

export function ServerErrorSection() {
  return (
    <section aria-labelledby="error-title" className="wrap status-page">
      <FigureStatus code="500" />
      <div className="grid gap-5">
        <h1 id="error-title" className="text-h2">
          <span className="sr-only">500 </span>Server Error
        </h1>
        <p className="text-lead text-fg-2">
          Something went wrong on our end. Our team has been notified and is working on a fix.
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Button size="lg" className="no-js:hidden" onClick={() => location.reload()}>
            Try Again
          </Button>
          <ButtonLink to="/" variant="outline" size="lg">
            Go Home
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
