import { useEffect, useRef, type ComponentProps, type ReactNode, useSyncExternalStore } from "react";
import { cn } from "#app/lib/cn.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ChangeSubject } from "#domain/history/change.ts";

/** Beside the list on a laptop; over it on a phone. One element, so that turning a tablet loses no draft. */
export function RecordSheet({
  isOpen,
  className,
  children,
}: {
  isOpen: boolean;
  className?: string;
  children: ReactNode;
}) {
  const sheet = useRef<HTMLDivElement>(null);
  const isOver = !useIsWideScreen() && isOpen;
  // Nothing under the sheet can be reached; a modal dialog above it still can.
  useEffect(() => {
    if (!isOver || !sheet.current) return undefined;
    const covered = [...listElementsOutside(sheet.current)].filter((element) => !element.inert);
    for (const element of covered) element.inert = true;
    document.documentElement.classList.add("overflow-hidden");
    return () => {
      for (const element of covered) element.inert = false;
      document.documentElement.classList.remove("overflow-hidden");
    };
  }, [isOver]);
  return (
    <div
      ref={sheet}
      {...(isOver && { role: "dialog", "aria-modal": true, "aria-labelledby": "record-name" })}
      className={cn(
        className,
        isOpen &&
          "max-lg:fixed max-lg:inset-0 max-lg:bottom-(--toast-room) max-lg:z-30 max-lg:overflow-y-auto max-lg:bg-bg max-lg:px-4 max-lg:pt-4",
      )}
    >
      {children}
    </div>
  );
}

type RecordButtonsProps = {
  subject: ChangeSubject;
  /** To the next one of the list, or with -1 to the one before. */
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
};

/** On a phone the list is out of sight: the record itself leads to its neighbours and back. */
export const RecordButtons = ({ subject, onStep, onClose }: RecordButtonsProps) => (
  <>
    <IconButton label={`Previous ${subject}`} className="order-first lg:hidden" onClick={() => onStep(-1)}>
      <Icon name="chevron-left" />
    </IconButton>
    <IconButton label={`Next ${subject}`} className="order-first mr-auto lg:hidden" onClick={() => onStep(1)}>
      <Icon name="chevron-right" />
    </IconButton>
    <IconButton label={`Close ${subject}`} onClick={onClose}>
      <Icon name="x" />
    </IconButton>
  </>
);

type TitledCardProps = { id: string; title: string; aside?: ReactNode; className?: string; children: ReactNode };

export const TitledCard = ({ id, title, aside, className, children }: TitledCardProps) => (
  <section aria-labelledby={id} className={cn("card grid grid-cols-[minmax(0,1fr)] gap-3 p-4", className)}>
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h3 id={id} className="text-h4">
        {title}
      </h3>
      {aside}
    </div>
    {children}
  </section>
);

type NothingSelectedProps = { title: string; className?: string; children: string };

export const NothingSelected = ({ title, className, children }: NothingSelectedProps) => (
  <div className={cn("card grid min-h-40 content-center justify-items-center gap-2 text-center", className)}>
    <h2 className="text-h3">{title}</h2>
    <p className="text-fg-2">{children}</p>
  </div>
);

/** At once: what is deleted can be undone, and restored for a month. */
export const DeleteButton = (props: ComponentProps<typeof Button>) => (
  <Button icon="trash-2" variant="danger" {...props}>
    Delete
  </Button>
);

/**
 * Everything beside the element and beside its parents, but live regions, because a toast stays audible, and dialogs: one that
 * is opened later, such as the one for the PIN, lies above, but could not be used if it was inert itself.
 */
function* listElementsOutside(element: Element) {
  for (let current = element; current.parentElement && current !== document.body; current = current.parentElement) {
    for (const sibling of current.parentElement.children) {
      if (sibling !== current && sibling instanceof HTMLElement && !sibling.matches("[aria-live], dialog"))
        yield sibling;
    }
  }
}

const wide = "(width >= 64rem)";

export const isWideScreen = () => matchMedia(wide).matches;

function subscribeToScreenWidth(onChange: () => void) {
  const query = matchMedia(wide);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether list and open record stand side by side. */
export const useIsWideScreen = () => useSyncExternalStore(subscribeToScreenWidth, isWideScreen, () => true);
