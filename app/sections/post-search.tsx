import { Form, Link, useNavigate } from "react-router";
import { useTypedText } from "#app/lib/use-typed-text.ts";
import { SearchBox } from "#app/ui/search-box.tsx";
import { listingPath, tidyQuery } from "#domain/blog/post.ts";

const pathOf = (query: string) => listingPath({ category: null, page: 1, query: tidyQuery(query) });

type PostSearchProps = {
  /** The search whose result is shown. */
  query: string;
  total: number;
};

/** A GET form that works without scripts; with them the list follows the typing, and the address the list. */
export function PostSearch({ query, total }: PostSearchProps) {
  const navigate = useNavigate();
  // One entry in the history for a search, however often it changes while it is typed.
  const go = (text: string) => void navigate(pathOf(text), { replace: query !== "", preventScrollReset: true });
  const [typed, setTyped] = useTypedText(query, go, tidyQuery);

  return (
    <div className="mb-4">
      <Form
        action="/blog"
        onSubmit={(event) => {
          event.preventDefault();
          if (tidyQuery(typed) !== query) go(typed);
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
