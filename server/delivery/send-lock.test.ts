import { expect, test } from "vitest";
import { createSendLock } from "./send-lock.ts";

test("work goes one after the other, and past a slow one", async () => {
  const withLock = createSendLock(20);
  const done: string[] = [];
  const slow = Promise.withResolvers<void>();
  const turns = [
    withLock(async () => void done.push("first")),
    withLock(async () => {
      await slow.promise;
      done.push("slow");
    }),
    withLock(async () => void done.push("third")),
  ];
  await turns[2];
  expect(done).toEqual(["first", "third"]);
  slow.resolve();
  await Promise.all(turns);
  expect(done).toEqual(["first", "third", "slow"]);
});

test("a failure ends its turn", async () => {
  const withLock = createSendLock(10_000);
  await expect(withLock(() => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  await expect(withLock(async () => "next")).resolves.toBe("next");
});
