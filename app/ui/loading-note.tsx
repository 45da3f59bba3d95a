import { cn } from "#app/lib/cn.ts";
import { Spinner } from "./spinner.tsx";

export function LoadingNote({ text, className }: { text: string; className?: string }) {
  return (
    <p className={cn("card flex items-center gap-3.5", className)}>
      <Spinner />
      {text}
    </p>
  );
}
