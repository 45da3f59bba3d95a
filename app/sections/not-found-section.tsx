import { useNavigate } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FigureStatus } from "#app/ui/squares.tsx";

export function NotFoundSection({ path }: { path: string }) {
  const navigate = useNavigate();
  return (
    <section aria-labelledby="error-title" className="wrap status-page">
      <FigureStatus code="404" />
      <div className="grid gap-5">
        <h1 id="error-title" className="text-h2">
          <span className="sr-only">404 </span>Page Not Found
        </h1>
        <div>
          <p className="text-lead text-fg-2">Oops! The page you're looking for doesn't exist.</p>
          <p className="text-fg-2">It might have been moved or deleted.</p>
        </div>
        {path && (
          <code className="justify-self-start rounded-cell bg-raised px-2.5 py-1.5 font-mono text-[1rem] wrap-anywhere">
            {path}
          </code>
        )}
        <div className="mt-2 flex flex-wrap gap-3">
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
      </div>
    </section>
  );
}
