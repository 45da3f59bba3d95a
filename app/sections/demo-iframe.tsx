import { useEffect, useRef, useState } from "react";

/** Demos are dark, and light at `#light`: the frame cannot read the theme of the site. */
const addTheme = (path: string) => (document.documentElement.dataset.theme === "light" ? `${path}#light` : path);

/** A page of nobody's origin (`demoHeaders` of the server): it reaches nothing of the site. */
export function DemoIframe({ path, title }: { path: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [src] = useState(() => addTheme(path));
  useEffect(() => {
    // Replaced, not set: as a new address it would be a step of the browser's Back.
    const followTheme = () => frame.current?.contentWindow?.location.replace(addTheme(path));
    const themes = new MutationObserver(followTheme);
    themes.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    return () => themes.disconnect();
  }, [path]);

  return (
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
  );
}
