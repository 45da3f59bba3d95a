import { useMutation, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { staffPhasesSchema } from "#domain/students/staff-phase.ts";
import {
  studentSchema,
  type Details,
  type DetailsChange,
  type Progress,
  type Student,
} from "#domain/students/student.ts";
import { askStaff } from "./staff-api.ts";

const listSchema = v.array(studentSchema);
export const studentsKey = ["students"];
const deletedKey = ["students", "deleted"];

export const useStudents = () =>
  useQuery({
    queryKey: studentsKey,
    queryFn: async () => v.parse(listSchema, await askStaff("students")),
    meta: { failure: "Failed to fetch students. Please try again." },
  });

export const useDeletedStudents = (isShown: boolean) =>
  useQuery({
    queryKey: deletedKey,
    queryFn: async () => v.parse(listSchema, await askStaff("students?deleted=true")),
    enabled: isShown,
    meta: { failure: "Failed to fetch students. Please try again." },
  });

/** The course's days with their tasks; they change with a release only. */
export const usePhases = () =>
  useQuery({
    queryKey: ["phases"],
    queryFn: async () => v.parse(staffPhasesSchema, await askStaff("students/phases")),
    staleTime: Number.POSITIVE_INFINITY,
  });

export function useAddStudent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (details: Details) =>
      v.parse(
        studentSchema,
        await askStaff("students", {
          enrollmentDate: new Date().toISOString(),
          currentPhase: "basic",
          completedDays: [],
          ...details,
        }),
      ),
    onSuccess: (added) => {
      client.setQueryData<Student[]>(studentsKey, (students) => students && [...students, added]);
      return client.invalidateQueries({ queryKey: studentsKey });
    },
    meta: { success: "Student added successfully!", failure: "Failed to add student. Please try again." },
  });
}

/** Toasts are the caller's, as for the progress. */
export function useSaveDetails() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: DetailsChange) => v.parse(studentSchema, await askStaff("students/details", change)),
    onSuccess: (saved) => showStudent(client, saved),
  });
}

/** `onDeleted` comes before the list changes: what shows the student is gone after that. */
export function useDeleteStudent(onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => askStaff("students/delete", { id }),
    onSuccess: (_, id) => {
      onDeleted();
      client.setQueryData<Student[]>(studentsKey, (students) => students?.filter((student) => student._id !== id));
      return client.invalidateQueries({ queryKey: studentsKey });
    },
    meta: { success: "Student deleted successfully!", failure: "Failed to delete student. Please try again." },
  });
}

export function useRestoreStudent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => askStaff("students/restore", { id }),
    onSuccess: () => client.invalidateQueries({ queryKey: studentsKey }),
    meta: { success: "Student brought back.", failure: "Failed to bring the student back. Please try again." },
  });
}

/** Toasts are the caller's: an outdated copy is no failure but a question. */
export function useSaveProgress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (progress: Progress) => v.parse(studentSchema, await askStaff("students/progress", progress)),
    onSuccess: (saved) => showStudent(client, saved),
  });
}

export function showStudent(client: QueryClient, changed: Student) {
  client.setQueryData<Student[]>(studentsKey, (students) =>
    students?.map((student) => (student._id === changed._id ? changed : student)),
  );
}
