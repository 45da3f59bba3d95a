import { MutationObserver, onlineManager, QueryObserver } from "@tanstack/react-query";
import { expect, onTestFinished, test } from "vitest";
import { createStaffQueryClient, dueKey, timelineKey } from "./query-client.ts";
import { ApiError } from "./staff-api.ts";
import { showUndoToast, undoLast } from "./undo-toast.tsx";

const fail = () => Promise.reject(new ApiError("Network error", 0));

test("offline a save fails at once, and is not sent later behind what staff did meanwhile", async () => {
  onTestFinished(() => onlineManager.setOnline(true));
  onlineManager.setOnline(false);
  const client = createStaffQueryClient();
  let sent = 0;
  const save = new MutationObserver(client, {
    mutationFn: () => {
      sent += 1;
      return fail();
    },
  });
  await expect(save.mutate()).rejects.toThrow("Network error");
  onlineManager.setOnline(true);
  await client.resumePausedMutations();
  expect(sent).toBe(1);
});

test("offline a list says that it could not be fetched, and is fetched once the network is back", async () => {
  onTestFinished(() => onlineManager.setOnline(true));
  onlineManager.setOnline(false);
  const client = createStaffQueryClient();
  client.mount();
  onTestFinished(() => client.unmount());
  const list = new QueryObserver<string>(client, {
    queryKey: ["list"],
    queryFn: () => (onlineManager.isOnline() ? "all" : fail()),
    retryDelay: 0,
  });
  onTestFinished(list.subscribe(() => undefined));
  await expect.poll(() => list.getCurrentResult().isError).toBe(true);
  onlineManager.setOnline(true);
  await expect.poll(() => list.getCurrentResult().data).toBe("all");
});

test("whatever is undone, also in part, what is due and the timelines are fetched again", async () => {
  for (const undo of [() => Promise.resolve(), fail]) {
    const client = createStaffQueryClient();
    for (const queryKey of [dueKey, timelineKey]) client.setQueryData([...queryKey, "shown"], "as before");
    showUndoToast(client, "Request updated.", undo);
    await undoLast(client);
    const isOutdated = (queryKey: string[]) => client.getQueryState([...queryKey, "shown"])?.isInvalidated;
    await expect.poll(() => [dueKey, timelineKey].map(isOutdated)).toEqual([true, true]);
  }
});
