import { QueryObserver } from "@tanstack/react-query";
import { expect, onTestFinished, test } from "vitest";
import type { Student } from "#domain/students/student-schemas.ts";
import { sampleStudent } from "#tests/support/sample-requests.ts";
import { createStaffQueryClient } from "../query-client.ts";
import { updateCachedStudents, studentsKey } from "./use-students.ts";

test("a list that was read before a save does not take it back when it arrives", async () => {
  const client = createStaffQueryClient();
  const before = sampleStudent(0);
  const saved = { ...before, completedDays: [1], version: 2 };
  const early = Promise.withResolvers<Student[]>();
  const answers = [Promise.resolve([before]), early.promise, Promise.resolve([saved])];
  const list = new QueryObserver<Student[]>(client, {
    queryKey: studentsKey,
    queryFn: () => answers.shift() ?? [],
  });
  onTestFinished(list.subscribe(() => undefined));
  await expect.poll(() => list.getCurrentResult().data).toEqual([before]);
  void list.refetch();
  updateCachedStudents(client, [saved]);
  early.resolve([before]);
  await expect.poll(() => list.getCurrentResult().isFetching).toBe(false);
  expect(list.getCurrentResult().data).toEqual([saved]);
});
