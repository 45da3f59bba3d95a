import { expect, test } from "vitest";
import { sampleRequest } from "#tests/support/sample-requests.ts";
import { mergeHead } from "./refresh-requests.ts";

test("a long list takes new requests on top and later copies in place, and drops what was deleted", () => {
  const [a, b, c] = ["a", "b", "c"].map((id) => sampleRequest(id));
  if (!a || !b || !c) throw new Error("no samples");
  const list = {
    pages: [
      { requests: [a, b], next: "2" },
      { requests: [c], next: null },
    ],
    pageParams: ["", "2"],
  };
  const added = sampleRequest("new");
  const closed = { ...c, status: "closed" as const };
  expect(mergeHead(list, [added, a, closed])).toEqual({
    pages: [
      { requests: [added, a, b], next: "2" },
      { requests: [closed], next: null },
    ],
    pageParams: ["", "2"],
  });
});
