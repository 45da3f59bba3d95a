import { Button } from "#app/ui/button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";

type LoadStateProps = { loading: string; failed: string; isError: boolean; onRetry: () => void };

/** In place of a list that is not there yet, or could not be fetched. */
export function LoadState({ loading, failed, isError, onRetry }: LoadStateProps) {
  if (!isError) {
    return (
      <p role="status" className="card flex items-center gap-3">
        <Spinner />
        {loading}
      </p>
    );
  }
  return (
    <div className="card grid justify-items-start gap-4">
      <p>{failed}</p>
      <Button variant="outline" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
