import { type MouseEvent, useEffect, useRef, useState } from "react";
import { cn } from "#app/lib/cn.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { phaseClass } from "#app/ui/course-graphics.tsx";
import type { Demo } from "#domain/content/curriculum.ts";
import type { PhaseKey } from "#domain/content/phase.ts";
import { CalendarHead } from "./pricing-section.tsx";

type ProjectDemoProps = {
  demo: Demo & { /** Such as `Day 21`. */ by: string; /** Who made it. */ note: string };
  phase: PhaseKey;
};

/**
 * A finished project of the phase, loaded when asked for. Its frame is a page of nobody's origin (`demoHeaders` of the server): it
 * reaches nothing of the site. Without script the link opens it alone.
 */
export function ProjectDemo({ demo: { title, text, path, by, note }, phase }: ProjectDemoProps) {
  const [src, setSrc] = useState("");
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    // Replaced, not set: as a new address it would be a step of the browser's Back.
    const followTheme = () => frame.current?.contentWindow?.location.replace(addTheme(path));
    const themes = new MutationObserver(followTheme);
    themes.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    return () => themes.disconnect();
  }, [path]);

  function open(event: MouseEvent) {
    event.preventDefault();
    setSrc(addTheme(path));
  }

  return (
    <section
      id="demo"
      aria-labelledby="demo-title"
      className={cn("part split items-start pt-[clamp(3rem,5vw,5rem)] print:hidden", phaseClass[phase])}
      suppressHydrationWarning
    >
      <div className="grid gap-4">
        <h2 id="demo-title" className="text-h2">
          Try what you build
        </h2>
        <p className="text-lead text-fg-2">{text}</p>
      </div>
      <div className="card grid gap-5 overflow-hidden">
        <CalendarHead left="Our example" right={by} />
        {src ? (
          <div className="-mx-card border-b border-line">
            <iframe
              ref={frame}
              onLoad={({ currentTarget }) => currentTarget.focus()}
              src={src}
              title={title}
              sandbox="allow-scripts allow-forms"
              height={500}
              className="w-full"
            />
          </div>
        ) : (
          <>
            <h3 className="text-h3">{title}</h3>
            <ButtonLink
              to={path}
              reloadDocument
              prefetch="none"
              variant="outline"
              onClick={open}
              className="justify-self-start"
            >
              Try it
            </ButtonLink>
          </>
        )}
        <p className="text-small text-fg-2">{note}</p>
      </div>
    </section>
  );
}

/** Demos are dark, and light at `#light`: the frame cannot read the theme of the site. */
const addTheme = (path: string) => (document.documentElement.dataset.theme === "light" ? `${path}#light` : path);
