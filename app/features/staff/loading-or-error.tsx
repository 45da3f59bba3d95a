import { Button } from "#app/ui/button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";

type LoadingOrErrorProps = { query: { isError: boolean; refetch: () => unknown }; loading: string; failed: string };

export function LoadingOrError({ query, loading, failed }: LoadingOrErrorProps) {
  if (!query.isError) {
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
      <Button variant="outline" onClick={() => void query.refetch()}>
        Try Again
      </Button>
    </div>
  );
}
