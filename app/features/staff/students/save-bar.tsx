import { Button } from "#app/ui/button.tsx";

type SaveBarProps = { change: string; isDirty: boolean; isSaving: boolean; onSave: () => void };

/** Stays at the lower edge of the screen while the days are in view. */
export function SaveBar({ change, isDirty, isSaving, onSave }: SaveBarProps) {
  return (
    <div className="sticky bottom-0 z-10 order-last -mx-gutter flex min-h-dock flex-wrap items-center gap-x-5 gap-y-1 border-t border-line bg-bg px-gutter py-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] lg:mx-0 lg:px-0">
      <Button variant={isDirty ? "primary" : "outline"} busy={isSaving} onClick={onSave} className="max-sm:w-full">
        Save Progress
      </Button>
      <p role="status" className="label-mono text-accent-text max-sm:order-first">
        {isDirty && `Unsaved changes${change && `: ${change}`}`}
      </p>
    </div>
  );
}
