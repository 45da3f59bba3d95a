import { pages } from "#content/pages.ts";
import { isOffered } from "#content/plans.ts";
import { blogListPath, parseBlogListQuery } from "#domain/blog/blog-urls.ts";
import { certificatePath, isCertificateId } from "#domain/certificates/certificate-facts-and-paths.ts";
import { decodePathForDisplay } from "#domain/content/page-metadata.ts";
import { escapeXml } from "#domain/format/text.ts";
import { parseSentPageQuery } from "#domain/requests/parse-sent-page-query.ts";
import { parseFormFailureFromUrl } from "./parse-form-failure-from-url.ts";

/** A certificate may be revoked at any moment, and searches are endless. */
export type UncachedKind = "certificate" | "search";

/**
 * The one URL under which a page is rendered and cached, whatever URL was requested: no made-up
 * URL reaches the renderer or fills the cache.
 */
export type ResolvedPage = {
  address: string;
  /** The expected status; with any other the render has failed. */
  status: number;
  /** One of a kind that grows in number, such as articles. */
  isUnbounded?: boolean;
  /** Public and the same for everybody: a cache in front of the site may hold it. */
  isShared?: boolean;
  /** Made for one visitor: rendered among its kind in its turn and sent, never stored. */
  uncached?: UncachedKind;
  /** The placeholder in the cached page, and the text of the visitor's own URL that replaces it. */
  fill?: { placeholder: string; text: string };
};

type Site = {
  /** Of what is listed now; it changes with the first review. */
  listPaths: () => readonly string[];
  /** The URL of a page of the blog; null where the blog has no such page, undefined outside the blog. Left out where there is none. */
  findCanonicalBlogUrl?: ((url: URL) => string | null | undefined) | undefined;
};

/** No slug and no category has such a name. */
const [missingArticle, emptyListing] = ["/blog/NONE", "/blog?category=%00"];
const missingPath = "/the-requested-path";
const shownReference = "feedc0de";
const unknownCertificate = certificatePath("unknown");

const pathWithQuery = (path: string, query: Record<string, string>) => {
  const search = new URLSearchParams(query);
  return search.size > 0 ? `${path}?${search}` : path;
};

/** Pages that are not indexed, by path: each maps its query to one of a few variants. */
const unlisted: Record<string, (search: URLSearchParams) => ResolvedPage> = {
  "/sr": () => ({ address: "/sr", status: 200 }),
  // Listed from the first review on: until then its route answers that there is no such page.
  [pages.reviews.path]: () => ({ address: pages.reviews.path, status: 404 }),
  "/500": () => ({ address: "/500", status: 500 }),
  "/enroll": (search) => {
    const order = { course: search.get("course") ?? "", price: Number(search.get("price")) };
    if (!isOffered(order)) return { address: "/enroll", status: 302 };
    return { address: pathWithQuery("/enroll", { course: order.course, price: String(order.price) }), status: 200 };
  },
  "/sent": (search) => {
    const sent = parseSentPageQuery(search);
    if (!sent) return { address: "/sent", status: 200 };
    const address = pathWithQuery("/sent", { kind: sent.kind, reference: shownReference });
    return { address, status: 200, fill: { placeholder: shownReference, text: sent.reference } };
  },
  "/not-sent": (search) => {
    const { status, text, wait } = parseFormFailureFromUrl(search);
    const kind = parseFormKind(search);
    if (wait) return { address: pathWithQuery("/not-sent", { kind, status: "429", wait: String(wait) }), status };
    if (text === search.get("error")) return { address: pathWithQuery("/not-sent", { kind, error: text }), status };
    return {
      address: pathWithQuery("/not-sent", status === 400 ? { kind } : { kind, status: String(status) }),
      status,
    };
  },
};

/** A certificate is rendered for each visit. What cannot be one is a single page. */
function findCertificatePage(path: string): ResolvedPage | undefined {
  const [, id] = /^\/certificates\/([^/]+)$/.exec(path) ?? [];
  if (id === undefined) return undefined;
  if (isCertificateId(id)) return { address: path, status: 200, uncached: "certificate" };
  // Typed in capitals, it is redirected as any other address is.
  if (isCertificateId(id.toLowerCase())) return undefined;
  const fill = { placeholder: unknownCertificate, text: escapeXml(decodePathForDisplay(path)) };
  return { address: unknownCertificate, status: 404, fill };
}

const parseFormKind = (search: URLSearchParams) => (search.get("kind") === "enrollment" ? "enrollment" : "contact");

/** React Router's data request for a page; the home page has a name of its own there. */
function toRouterDataUrl({ address, status, fill: _, ...kind }: ResolvedPage): ResolvedPage {
  const [path = "", search] = address.split("?");
  const dataPath = path === "/" ? "/_.data" : `${path}.data`;
  // In React Router's single fetch a redirect is part of the data.
  return { address: search ? `${dataPath}?${search}` : dataPath, status: status === 302 ? 202 : status, ...kind };
}

const stripDataSuffix = (path: string) => (path === "/_.data" ? "/" : path.slice(0, -".data".length));

export function createPageResolver({ listPaths, findCanonicalBlogUrl }: Site) {
  function findPage(url: URL): ResolvedPage | undefined {
    const paths = listPaths();
    const listing = findCanonicalBlogUrl && url.pathname === "/blog" && parseBlogListQuery(url.searchParams);
    if (listing && listing.query) return { address: blogListPath(listing), status: 200, uncached: "search" };
    const blog = listing && url.searchParams.has("missing") ? "/blog?missing" : findCanonicalBlogUrl?.(url);
    if (blog === null) {
      return url.pathname === "/blog"
        ? { address: emptyListing, status: 200 }
        : { address: missingArticle, status: 302 };
    }
    if (blog !== undefined) return { address: blog, status: 200, isShared: true, isUnbounded: !paths.includes(blog) };
    if (paths.includes(url.pathname)) return { address: url.pathname, status: 200, isShared: true };
    return Object.hasOwn(unlisted, url.pathname)
      ? unlisted[url.pathname]?.(url.searchParams)
      : findCertificatePage(url.pathname);
  }

  /** Undefined where there is no page. */
  function find(url: URL): ResolvedPage | undefined {
    if (!url.pathname.endsWith(".data")) return findPage(url);
    const page = new URL(url);
    page.pathname = stripDataSuffix(url.pathname);
    // A file such as the feed is no page and has no data.
    const found = page.pathname.includes(".") ? undefined : findPage(page);
    return found && toRouterDataUrl(found);
  }

  return {
    find,
    missing(url: URL): ResolvedPage {
      const page = { address: missingPath, status: 404 };
      if (url.pathname.endsWith(".data")) return toRouterDataUrl(page);
      return { ...page, fill: { placeholder: missingPath, text: escapeXml(decodePathForDisplay(url.pathname)) } };
    },
    /** Every page that is listed, and its data. Files are for programs, which can wait: the feed takes as long as half of the pages. */
    listed: () =>
      listPaths()
        .filter((path) => !path.includes("."))
        .map((path) => ({ address: path, status: 200, isShared: true }))
        .flatMap((page) => [page, toRouterDataUrl(page)]),
  };
}
