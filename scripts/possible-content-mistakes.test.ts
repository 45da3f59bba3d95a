import { expect, test } from "vitest";
import { phases } from "#content/curriculum/phases.ts";
import { formatPrice } from "#domain/format/money.ts";
import { listPhaseNameTopicConflicts } from "./check-phase-references.ts";
import { listHighBundleListPrices } from "./possible-content-mistakes.ts";

test("a bundle struck from more than its phases cost one by one is told, with both sums", () => {
  const single = phases.map(({ key }) => ({ phase: key, price: 100 }));
  const find = (listPrice?: number) => listHighBundleListPrices([{ phase: null, price: 90, listPrice }, ...single]);
  const sum = 100 * single.length;
  expect([find(), find(sum)]).toEqual([[], []]);
  expect(find(sum + 11)).toEqual([
    expect.stringContaining(`listPrice is ${formatPrice(sum + 11)}, but its phases one by one are ${formatPrice(sum)}`),
  ]);
  expect(listHighBundleListPrices([{ phase: null, price: 90, listPrice: sum + 11 }]), "no phases are sold").toEqual([]);
});

test("another name of a phase that is a topic's, too, is told with both places", () => {
  const topics = [{ name: "Sowing", asked: ["sow", "grow from seed"] }];
  expect(listPhaseNameTopicConflicts(topics, { planting: "spring first-half" })).toEqual([]);
  const clash =
    /^content\/assistant\/words\/counting\.ts:\d+: .*"(.*)", which content\/assistant\/topics\.txt:\d+ calls the topic Sowing/;
  const found = listPhaseNameTopicConflicts(topics, { planting: "spring sowing grow-from-seed" });
  expect(found.map((complaint) => clash.exec(complaint)?.[1])).toEqual(["sowing", "grow from seed"]);
});
