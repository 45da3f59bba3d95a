import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast.tsx";

/** Shown in place of content that failed to load; a toast gives the reason. In place of a whole page it is its heading. */
export function LoadFailure({ text, as: Text = "p" }: { text: string; as?: "h1" | "p" }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="card mt-[clamp(1rem,2.5vw,2rem)] flex flex-wrap items-center justify-between gap-4">
      <Text className="text-fg-2">{text}</Text>
      <Button variant="outline" disabled={state === "loading"} onClick={() => void revalidate()}>
        Try Again
      </Button>
    </div>
  );
}

// Not shared with the loader of articles: a module of its own would be one more file for every page to list.
const articleMissing = "Blog post not found";

/** For who came to a URL of no article and was sent on to the list: a toast, or a note where there are no scripts. */
export function ArticleMissingToastOrNote() {
  useEffect(() => {
    showToast({ title: articleMissing, tone: "destructive" });
    // Said once: a reload or a bookmark is of the list itself.
    history.replaceState(history.state, "", location.pathname);
  }, []);
  return <p className="card no-js:block mt-6 hidden">{articleMissing}</p>;
}
