import { expect, test } from "vitest";
import { sampleRequest } from "#tests/support/sample-requests.ts";
import { mergeFirstPage } from "./refresh-requests.ts";

test("a long list takes new requests on top and later copies in place, and drops those that were deleted", () => {
  const listed = ["a", "b", "c", "d"].map((id) => sampleRequest(id));
  const list = {
    pages: [
      { requests: listed.slice(0, 2), next: "2" },
      { requests: listed.slice(2), next: null },
    ],
    pageParams: ["", "2"],
  };
  const added = sampleRequest("new");
  const closed = sampleRequest("c", { status: "closed" });
  const deletedAt = "2026-03-01T10:00:00.000Z";
  const firstPage = [added, sampleRequest("a", { status: "contacted" }), sampleRequest("b", { deletedAt })];
  const merged = mergeFirstPage(list, firstPage, [closed, sampleRequest("d", { deletedAt })]);
  expect(merged.pages.map(({ requests, next }) => [requests.map(({ id, status }) => `${id} ${status}`), next])).toEqual(
    [
      [["new new", "a contacted"], "2"],
      [["c closed"], null],
    ],
  );
  expect(merged.pageParams).toEqual(["", "2"]);
});

test("a long list of deleted requests drops one that was restored", () => {
  const deleted = sampleRequest("a", { deletedAt: "2026-03-01T10:00:00.000Z" });
  const list = { pages: [{ requests: [deleted], next: null }], pageParams: [""] };
  expect(mergeFirstPage(list, [], [sampleRequest("a")]).pages).toEqual([{ requests: [], next: null }]);
});

test("a start of the list that was read before a save does not take it back", () => {
  const saved = sampleRequest("a", { status: "contacted", version: 2 });
  const list = { pages: [{ requests: [saved], next: null }], pageParams: [""] };
  expect(mergeFirstPage(list, [sampleRequest("a")]).pages).toEqual(list.pages);
});
