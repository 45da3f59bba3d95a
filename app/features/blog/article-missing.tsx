import { useEffect } from "react";
import { showToast } from "#app/ui/toast.tsx";

// Not shared with the loader of articles: a module of its own would be one more file for every page to list.
const articleMissing = "Blog post not found";

/** For who came to an address of no article and was sent on to the list: a toast, or a note where there are no scripts. */
export function ArticleMissing() {
  useEffect(() => {
    showToast({ title: articleMissing, tone: "destructive" });
    // Said once: a reload or a bookmark is of the list itself.
    history.replaceState(history.state, "", location.pathname);
  }, []);
  return <p className="card no-js:block mt-6 hidden">{articleMissing}</p>;
}
