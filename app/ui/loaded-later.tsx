import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { createHeldPresses } from "#app/lib/hold-presses.ts";

/** A part of a page whose code may arrive after the page itself. Its HTML is there and hydrates when the code is. */
export function LoadedLater({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  const [presses] = useState(createHeldPresses);

  useEffect(() => {
    if (part.current) presses.holdIn(part.current);
  }, [presses]);

  return (
    <div ref={part}>
      <Suspense fallback={<SameHtml part={part} />}>
        {children}
        <Arrived onArrival={presses.release} />
      </Suspense>
    </div>
  );
}

/** When the address changes meanwhile, React gives up hydrating what is not there: visitors must not see it. */
function SameHtml({ part }: { part: RefObject<HTMLDivElement | null> }) {
  const [html] = useState(() => part.current?.innerHTML ?? "");
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Rendered when what stands beside it is. */
function Arrived({ onArrival }: { onArrival: () => void }) {
  useEffect(() => onArrival(), [onArrival]);
  return null;
}
