import { expect, test } from "vitest";
import { listRedirects } from "./redirects.ts";

const page = (path: string, ...formerPaths: string[]) => ({
  path,
  formerPaths,
  title: "Title",
  description: "Description",
  keywords: ["one", "two", "three"],
  heading: "Heading",
});
const read = (pages: Parameters<typeof listRedirects>[0][string]) => () => listRedirects({ "content/pages.ts": pages });

test("a former address leads to the one that the page has now", () => {
  const redirects = read({ home: page("/"), course: page("/rust-course", "/rust", "/old.html") })();
  expect([...redirects]).toEqual([
    ["/rust", "/rust-course"],
    ["/old.html", "/rust-course"],
  ]);
});

test.for([
  [{ a: page("/rust"), b: page("/rust") }, "b.path: must not be /rust, which is the address of a.path"],
  [{ a: page("/rust"), b: page("/b", "/rust") }, "b.formerPaths: must not be /rust, which is the address of a.path"],
  [
    { a: page("/a", "/x"), b: page("/b", "/x") },
    "b.formerPaths: must not be /x, which is the address of a.formerPaths",
  ],
  [{ a: page("/sr") }, "a.path: must not be /sr, which is the address of the site itself"],
  [{ a: page("/a", "/api/old") }, "a.formerPaths: must not be /api/old, which is the address of the site itself"],
] as const)("an address that is taken stops the build: %j", ([pages, complaint]) => {
  expect(read(pages)).toThrow(`content/pages.ts: ${complaint}`);
});
