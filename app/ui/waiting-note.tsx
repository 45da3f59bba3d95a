import { cn } from "#app/lib/cn.ts";

/** Stands in a form for as long as what was submitted waits for the network; a toast has said so once. */
export const WaitingNote = ({ className }: { className?: string }) => (
  <p className={cn("text-small font-[550] text-cool-text", className)}>
    Not sent yet: waiting for the connection. What you change here is sent as well.
  </p>
);
