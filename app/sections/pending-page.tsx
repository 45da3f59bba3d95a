import { useNavigation } from "react-router";
import { LoadingNote } from "#app/ui/loading-note.tsx";

/** Shown while a page's data loads from the API; the previous page stays until it is there. */
export function PendingPage() {
  const { location } = useNavigation();
  const text = location && loadingText(location.pathname);
  return (
    <div aria-live="polite" className="pointer-events-none fixed inset-x-0 top-nav z-15">
      {text && (
        <div className="wrap">
          <LoadingNote text={text} className="late w-fit shadow-float" />
        </div>
      )}
    </div>
  );
}

function loadingText(path: string): string | null {
  if (path === "/blog") return "Loading blog posts...";
  return path.startsWith("/blog/") ? "Loading article..." : null;
}
