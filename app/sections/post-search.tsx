import { useEffect, useEffectEvent, useState } from "react";
import { Form, Link, useNavigate } from "react-router";
import { useDebounced } from "#app/lib/use-debounced.ts";
import { SearchBox } from "#app/ui/search-box.tsx";
import { listingPath, tidyQuery } from "#domain/blog/post.ts";

const pause = 300;
const pathOf = (query: string) => listingPath({ category: null, page: 1, query: tidyQuery(query) });

type PostSearchProps = {
  /** The search whose result is shown. */
  query: string;
  total: number;
};

/** A GET form that works without scripts; with them the list follows the typing, and the address the list. */
export function PostSearch({ query, total }: PostSearchProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useTyped(query);
  const settled = useDebounced(typed, pause);

  const go = (text: string) => {
    if (tidyQuery(text) === query) return;
    // One entry in the history for a search, however often it changes while it is typed.
    void navigate(pathOf(text), { replace: query !== "", preventScrollReset: true });
  };
  const follow = useEffectEvent(go);
  useEffect(() => follow(settled), [settled]);

  return (
    <div className="mb-4">
      <Form
        action="/blog"
        onSubmit={(event) => {
          event.preventDefault();
          go(typed);
        }}
      >
        <SearchBox
          name="q"
          label="Search articles"
          placeholder="Search articles..."
          value={typed}
          onChange={setTyped}
        />
      </Form>
      <p role="status" className="mt-3 empty:hidden">
        {query && <Result query={query} total={total} />}
      </p>
    </div>
  );
}

const Result = ({ query, total }: PostSearchProps) => (
  <>
    {total === 0 ? "No articles found" : total === 1 ? "1 article found" : `${total} articles found`} for{" "}
    <span className="wrap-anywhere">“{query}”.</span>{" "}
    <Link to="/blog" className="link">
      Show all articles
    </Link>
    {total === 0 && (
      <>
        {" or "}
        <Link to="/help" className="link">
          ask the assistant
        </Link>
      </>
    )}
  </>
);

/** What is in the box: the search that is shown, unless something newer was typed since. */
function useTyped(query: string) {
  const [typed, setTyped] = useState(query);
  const [shown, setShown] = useState(query);
  if (shown !== query) {
    setShown(query);
    if (tidyQuery(typed) === shown) setTyped(query);
  }
  return [typed, setTyped] as const;
}
