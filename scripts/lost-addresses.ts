import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { redirects } from "#content/pages.ts";
import { loadPosts } from "#server/blog/posts.ts";
import { listRoutablePages } from "#server/pages/pages-with-content.ts";

/** Addresses of pages that the last build had and this site neither has nor sends on, a sentence each; the new ones are written down. */
export function recordAddressesAndListLost(
  file: string,
  paths = listPagePaths(),
  former: Pick<typeof redirects, "has"> = redirects,
) {
  const before = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
  writeFileSync(file, `${paths.join("\n")}\n`);
  return before
    .filter((path) => !paths.includes(path) && !former.has(path))
    .map(
      (path) =>
        `${path} was a page of the last build and is not found now: if it was public, add it to formerPaths of what takes its place.`,
    );
}

const listPagePaths = () => listRoutablePages(loadPosts("content/posts", { drafts: false })).map(({ path }) => path);
