import { useRevalidator } from "react-router";
import { Button } from "#app/ui/button.tsx";

/** Shown in place of content that failed to load; a toast gives the reason. In place of a whole page it is its heading. */
export function LoadFailure({ text, as: Text = "p" }: { text: string; as?: "h1" | "p" }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="card mt-[clamp(1rem,2.5vw,2rem)] flex flex-wrap items-center justify-between gap-4">
      <Text className="text-fg-2">{text}</Text>
      <Button variant="outline" disabled={state === "loading"} onClick={() => void revalidate()}>
        Try Again
      </Button>
    </div>
  );
}
