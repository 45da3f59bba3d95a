import { useEffect, useRef, useState, type ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { ThemeToggle } from "#app/features/theme/theme-toggle.tsx";
import { cn } from "#app/lib/cn.ts";
import { scrollToSectionOnClick } from "#app/lib/navigation.ts";
import { useKeepQueryOnSamePage } from "#app/lib/use-url-state.ts";
import { Wordmark } from "#app/ui/wordmark.tsx";
import type { MenuEntry } from "#domain/content/navigation-schemas.ts";
import type { Site } from "#domain/content/site-schema.ts";

const compactAfter = 50;
const readingLine = 0.3;
const top: MenuEntry = { label: "Home", section: "hero", path: "/" };

type NavigationProps = { site: Pick<Site, "wordmark" | "label"> & { hasLogo: boolean }; menu: readonly MenuEntry[] };

export function NavigationBar({ site, menu }: NavigationProps) {
  const { compact, section } = useScrollSpy();
  const panel = useRef<HTMLDivElement>(null);

  return (
    <header
      data-compact={compact}
      className={cn(
        "bar fixed inset-x-0 top-0 z-20 border-b",
        compact ? "border-line bg-surface" : "border-transparent bg-bg",
      )}
    >
      <div
        className={cn(
          "wrap flex items-center justify-between gap-2 transition-[height]",
          compact ? "h-nav-compact" : "h-nav",
        )}
      >
        <NavLink entry={top} className="flex min-h-11 min-w-0 items-center no-underline">
          <Wordmark site={site} />
        </NavLink>
        <div className="flex flex-none items-center gap-1">
          <nav aria-label="Main" className="mr-3 max-nav:hidden">
            <ul className="flex gap-1">
              {menu.map((entry) => (
                <li key={entry.path}>
                  <NavLink entry={entry} section={section} className="nav-link" />
                </li>
              ))}
            </ul>
          </nav>
          <ThemeToggle />
          <button
            type="button"
            popoverTarget="menu"
            aria-label="Menu"
            className="inline-grid size-11 place-items-center rounded-control hover:bg-raised nav:hidden"
          >
            <Icon name="menu" className="icon-lg [header:has(:popover-open)_&]:hidden" />
            <Icon name="x" className="icon-lg hidden [header:has(:popover-open)_&]:block" />
          </button>
        </div>
      </div>
      <div aria-hidden className="nav-ticks" />
      <div
        ref={panel}
        id="menu"
        popover="auto"
        className={cn("menu-panel overflow-y-auto overscroll-contain", compact ? "top-nav-compact" : "top-nav")}
      >
        <nav aria-label="Menu" className="wrap pt-1 pb-4">
          <ul>
            {menu.map((entry) => (
              <li key={entry.path}>
                <NavLink
                  entry={entry}
                  section={section}
                  onChoose={() => panel.current?.hidePopover()}
                  className="menu-link"
                >
                  {entry.label}
                  <Icon name="arrow-right" />
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}

type NavLinkProps = {
  entry: MenuEntry;
  className: string;
  /** The section that is read, where the entry says so; the wordmark does not. */
  section?: string;
  onChoose?: () => void;
  children?: ReactNode;
};

/** On the home page an entry scrolls smoothly to its section, elsewhere it goes to its page. */
function NavLink({ entry, className, section, onChoose, children }: NavLinkProps) {
  const { pathname } = useLocation();
  const keepQuery = useKeepQueryOnSamePage();
  const isHome = pathname === "/";
  const isRead = isHome ? section === entry.section : section !== undefined && pathname === entry.path;
  return (
    <Link
      to={keepQuery(isHome && entry.section !== "hero" ? `/#${entry.section}` : entry.path)}
      preventScrollReset={isHome}
      prefetch={isHome ? "none" : "intent"}
      aria-current={isRead ? (pathname === entry.path ? "page" : "location") : undefined}
      className={className}
      onClick={(event) => {
        onChoose?.();
        if (isHome) scrollToSectionOnClick(event);
      }}
    >
      {children ?? entry.label}
    </Link>
  );
}

/** How far the page is read: whether the bar is compact, and on the home page the section at hand by its id. */
function useScrollSpy() {
  const isHome = useLocation().pathname === "/";
  const [compact, setCompact] = useState(false);
  const [section, setSection] = useState("hero");
  useEffect(() => {
    const measure = () => {
      setCompact(window.scrollY > compactAfter);
      if (isHome) setSection(findSectionInView());
    };
    measure();
    addEventListener("scroll", measure, { passive: true });
    return () => removeEventListener("scroll", measure);
  }, [isHome]);
  return { compact, section };
}

/** The last section that begins above the reading line; at the end of the page the last one, which may not get so far. */
function findSectionInView(): string {
  const sections = [...document.querySelectorAll("main section[id]")];
  const isAtEnd = window.scrollY + window.innerHeight > document.documentElement.scrollHeight - 2;
  const line = window.innerHeight * readingLine;
  const read = isAtEnd ? sections.at(-1) : sections.findLast((one) => one.getBoundingClientRect().top < line);
  return read?.id ?? "hero";
}
