import { useMutation, useQueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { classOutcomeSchema, largestClass, type ClassOutcome } from "#domain/students/class-progress.ts";
import type { Student } from "#domain/students/student.ts";
import { askStaff } from "../staff-api.ts";
import { studentsKey } from "../use-students.ts";

export type DayForClass = { day: number; done: boolean; students: readonly Student[] };

/** Ticks or unticks a day for any number of students, in as many requests as their limit needs. */
export function useClassProgress() {
  const client = useQueryClient();

  function show(changed: readonly Student[]) {
    const byId = new Map(changed.map((student) => [student._id, student]));
    client.setQueryData<Student[]>(studentsKey, (students) => students?.map((one) => byId.get(one._id) ?? one));
  }

  return useMutation({
    mutationFn: async ({ day, done, students }: DayForClass) => {
      const total: ClassOutcome = { saved: [], outdated: [], outside: [], missing: [] };
      for (let from = 0; from < students.length; from += largestClass) {
        const part = students.slice(from, from + largestClass).map(({ _id, version }) => ({ id: _id, version }));
        const answer = await askStaff("students/progress-all", { day, done, students: part });
        const { saved, outdated, outside, missing } = v.parse(classOutcomeSchema, answer);
        // At once: should a later request fail, the list still shows what is saved.
        show([...saved, ...outdated, ...outside]);
        total.saved.push(...saved);
        total.outdated.push(...outdated);
        total.outside.push(...outside);
        total.missing.push(...missing);
      }
      return total;
    },
    onSuccess: ({ missing }) => missing.length > 0 && client.invalidateQueries({ queryKey: studentsKey }),
    meta: { failure: "Failed to update progress. Please try again." },
  });
}
