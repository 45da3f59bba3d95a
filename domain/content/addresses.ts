import * as v from "valibot";
import { BadContent } from "./define-content.ts";
import { pageSchema, type Page } from "./page.ts";

/** A page whose address is not the owner's to choose: links all over the site lead there. */
export const fixedPageSchema = <const Path extends string>(path: Path) =>
  v.object({ ...pageSchema.entries, path: v.literal(path, `must be ${path}: only phases have addresses of your own`) });

/** What the site has beside the pages of its content. */
const isTaken = (path: string) =>
  /^\/(?:api|blog|assets|share|icons|healthz|certificates|\.well-known|sr|enroll|sent|not-sent|500)(?:\/|$)|^\/(?:robots|llms)\.txt$|^\/(?:rss|sitemap)\.xml$/.test(
    path,
  );

/** Where each former address of a page leads now. An address that is given twice, or that something else has, stops the build. */
export function listRedirects(
  files: Readonly<Record<string, Readonly<Record<string, Page>> | readonly Page[]>>,
): ReadonlyMap<string, string> {
  const pages = Object.entries(files).flatMap(([file, listed]) =>
    Object.entries(listed).map(([key, { path, formerPaths = [] }]: [string, Page]) => ({
      place: `${file}: ${key}`,
      path,
      formerPaths,
    })),
  );
  const owners = new Map<string, string>();
  const redirects = new Map<string, string>();
  const complaints: string[] = [];
  const take = (field: string, path: string) => {
    const owner = owners.get(path) ?? (!field.endsWith(" blog.path") && isTaken(path) ? "the site itself" : undefined);
    if (owner) complaints.push(`${field}: must not be ${path}, which is the address of ${owner}`);
    owners.set(path, owner ?? field.replace(/^.*: /, ""));
  };
  for (const { place, path } of pages) take(`${place}.path`, path);
  for (const { place, path, formerPaths } of pages) {
    for (const former of formerPaths) {
      take(`${place}.formerPaths`, former);
      redirects.set(former, path);
    }
  }
  if (complaints.length > 0) throw new BadContent(complaints.join("\n"));
  return redirects;
}
