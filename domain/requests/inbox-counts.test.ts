import { expect, test } from "vitest";
import { deriveUncountedDeliveryStateCounts, tallyFacets, type FacetCell } from "./inbox-counts.ts";

const cells: FacetCell[] = [
  { status: "new", kind: "contact", delivery: "delivered", count: 3 },
  { status: "new", kind: "enrollment", delivery: "failed", count: 2 },
  { status: "closed", kind: "contact", delivery: "delivered", count: 5 },
];

test("each choice is counted with the other filters, not with its own", () => {
  expect(tallyFacets(cells, { status: "new", kind: "contact" })).toEqual({
    total: 3,
    status: { new: 3, contacted: 0, enrolled: 0, closed: 5, spam: 0 },
    kind: { enrollment: 2, contact: 3 },
    delivery: { pending: 0, delivered: 3, failed: 0, "not-configured": 0, held: 0 },
  });
  expect(tallyFacets(cells, {}).total).toBe(10);
});

test("what no other delivery state has is in the one that was not counted", () => {
  const whole = [
    { status: "new", kind: "contact", count: 3 },
    { status: "new", kind: "enrollment", count: 2 },
    { status: "closed", kind: "contact", count: 5 },
  ] as const;
  const others = cells.filter((cell) => cell.delivery === "failed");
  const filled = deriveUncountedDeliveryStateCounts(whole, others, "delivered").filter((cell) => cell.count > 0);
  expect(filled).toEqual(expect.arrayContaining(cells));
  expect(filled).toHaveLength(cells.length);
});
