import { reportWrongFields, type WrongField } from "./define-content.ts";
import type { Page } from "./page-metadata.ts";

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
    // An entry that is missing is told by its schema.
    Object.entries(listed).flatMap(([key, page]: [string, Page | undefined]) =>
      page ? [{ file, key, path: page.path, formerPaths: page.formerPaths ?? [] }] : [],
    ),
  );
  const owners = new Map<string, string>();
  const redirects = new Map<string, string>();
  const wrong: WrongField[] = [];
  const take = ({ file, key }: (typeof pages)[number], field: string, path: string) => {
    const owner = owners.get(path) ?? (key !== "blog" && isTaken(path) ? "the site itself" : undefined);
    const isList = Array.isArray(files[file]);
    const place = [isList ? Number(key) : key, field];
    if (owner) wrong.push({ file, path: place, says: `must not be ${path}, which is the address of ${owner}` });
    owners.set(path, owner ?? (isList ? `${file}: [${key}].${field}` : place.join(".")));
  };
  for (const page of pages) take(page, "path", page.path);
  for (const page of pages) {
    for (const former of page.formerPaths) {
      take(page, "formerPaths", former);
      redirects.set(former, page.path);
    }
  }
  reportWrongFields(wrong);
  return redirects;
}
