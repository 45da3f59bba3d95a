import { useRevalidator } from "react-router";
import { Button } from "#app/ui/button.tsx";

/** Stands where content should be; the toast has said why. */
export function LoadFailure({ text }: { text: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="card mt-[clamp(1rem,2.5vw,2rem)] flex flex-wrap items-center justify-between gap-4">
      <p className="text-fg-2">{text}</p>
      <Button variant="outline" disabled={state === "loading"} onClick={() => void revalidate()}>
        Try Again
      </Button>
    </div>
  );
}
