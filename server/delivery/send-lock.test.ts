import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

test("work goes one after the other, and past a slow one", async () => {
  const takeTurn = createTurns(20);
  const done: string[] = [];
  const slow = Promise.withResolvers<void>();
  const turns = [
    takeTurn(async () => void done.push("first")),
    takeTurn(async () => {
      await slow.promise;
      done.push("slow");
    }),
    takeTurn(async () => void done.push("third")),
  ];
  await turns[2];
  expect(done).toEqual(["first", "third"]);
  slow.resolve();
  await Promise.all(turns);
  expect(done).toEqual(["first", "third", "slow"]);
});

test("a failure ends its turn", async () => {
  const takeTurn = createTurns(10_000);
  await expect(takeTurn(() => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  await expect(takeTurn(async () => "next")).resolves.toBe("next");
});
