import { useEffect } from "react";

/** Shows what the address names once it is unfolded: the browser looked for it when it was still out of sight. */
export function useScrollToTarget(id: string | null) {
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView();
  }, [id]);
}
