import { type MouseEvent, useState } from "react";
import { cn } from "#app/lib/cn.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { phaseClass } from "#app/ui/course-graphics.tsx";
import type { Demo } from "#domain/content/curriculum.ts";
import type { PhaseKey } from "#domain/content/phase.ts";
import type { DemoIframe } from "./demo-iframe.tsx";
import { CardHeaderBand } from "./pricing-section.tsx";

type ProjectDemoProps = {
  demo: Pick<Demo, "title" | "text" | "path"> & {
    heading: string;
    head: { left: string; right: string };
    label: string;
    note: string;
  };
  phase: PhaseKey;
};

/** A finished project of the phase, loaded when asked for. Without script, or where that fails, the link opens it alone. */
export function ProjectDemo({ demo, phase }: ProjectDemoProps) {
  const [Frame, setFrame] = useState<typeof DemoIframe>();

  function open(event: MouseEvent) {
    event.preventDefault();
    import("./demo-iframe.tsx").then(
      (loaded) => setFrame(() => loaded.DemoIframe),
      () => location.assign(demo.path),
    );
  }

  return (
    <section
      id="demo"
      aria-labelledby="demo-title"
      className={cn("part split items-start pt-[clamp(3rem,5vw,5rem)] unprinted", phaseClass[phase])}
      suppressHydrationWarning
    >
      <div className="grid gap-4">
        <h2 id="demo-title" className="text-h2">
          {demo.heading}
        </h2>
        <p className="text-lead text-fg-2">{demo.text}</p>
      </div>
      <div className="card grid gap-5 overflow-hidden">
        <CardHeaderBand {...demo.head} />
        {Frame ? (
          <Frame {...demo} />
        ) : (
          <ButtonLink to={demo.path} prefetch="none" variant="outline" onClick={open}>
            {demo.label}
          </ButtonLink>
        )}
        <p className="text-small text-fg-2">{demo.note}</p>
      </div>
    </section>
  );
}
