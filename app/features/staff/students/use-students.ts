import { useMutation, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { phaseOfDay } from "#domain/content/phase.ts";
import { findStudentCurrentDay } from "#domain/students/progress.ts";
import { studentSchema, type StudentDetails, type Student } from "#domain/students/student-schemas.ts";
import { fetchParsed, fetchStaffApi, useIdempotencyKey } from "../staff-api.ts";
import { findVersionAfterUndos, rememberRestoredVersion, showUndoToast } from "../undo-toast.tsx";
import { useCloseStudentIfOpen } from "../use-open-record.ts";
import { useVersionedDraft } from "../use-versioned-draft.ts";

const listSchema = v.array(studentSchema);
export const studentsKey = ["students"];

export const useAllStudents = (part: "active" | "deleted" = "active", enabled = true) =>
  useQuery({
    queryKey: part === "active" ? studentsKey : [...studentsKey, part],
    queryFn: () => fetchParsed(listSchema, part === "active" ? "students" : "students?deleted=true"),
    enabled,
    // Shows what colleagues change; less often than the inbox, because all students are fetched.
    refetchInterval: part === "active" && 60_000,
    meta: { failure: "Failed to fetch students. Please try again." },
  });

/** The batches that students are of, the newest first. */
export const listBatches = (students: readonly Student[]) =>
  [...new Map(students.map(({ batch, batchStart }) => [batch, { name: batch, start: batchStart }])).values()]
    .filter(({ name }) => name !== "")
    .toSorted((a, b) => (`${b.start ?? ""} ${b.name}` < `${a.start ?? ""} ${a.name}` ? -1 : 1));

const withoutStudent = (students: readonly Student[], id: string) => students.filter((student) => student._id !== id);

/** One student, however often the form is sent: the response to the first time may be lost. */
export function useAddStudent() {
  const client = useQueryClient();
  const closeStudent = useCloseStudentIfOpen();
  const sendOnce = useIdempotencyKey("student");
  return useMutation({
    mutationFn: (details: StudentDetails) => {
      const enrollmentDate = new Date().toISOString();
      const completedDays: number[] = [];
      const currentPhase = phaseOfDay(findStudentCurrentDay({ course: null, completedDays, ...details }));
      const student = { enrollmentDate, currentPhase, completedDays, ...details };
      return sendOnce(details.name ?? "", (key) => fetchParsed(studentSchema, "students", student, "POST", key));
    },
    onSuccess: (added) => {
      showUndoToast(client, "Student added successfully!", async () => {
        await fetchStaffApi("students/delete", { id: added._id });
        closeStudent(added._id);
        await client.invalidateQueries({ queryKey: studentsKey });
      });
      client.setQueryData<Student[]>(
        studentsKey,
        (students) => students && [...withoutStudent(students, added._id), added],
      );
    },
    // After a failure too: the student may have been saved. Not awaited, since the added student is in the list already.
    onSettled: () => void client.invalidateQueries({ queryKey: studentsKey }),
    meta: { failure: "Failed to add student. Please try again." },
  });
}

/** `onDeleted` comes before the list changes: what shows the student is gone after that. */
export function useDeleteStudent(onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => fetchStaffApi("students/delete", { id }),
    onSuccess: (_, id) => {
      onDeleted();
      showUndoToast(client, "Student deleted successfully!", async () => {
        await fetchStaffApi("students/restore", { id });
        await client.invalidateQueries({ queryKey: studentsKey });
      });
      client.setQueryData<Student[]>(studentsKey, (students) => students && withoutStudent(students, id));
      return client.invalidateQueries({ queryKey: studentsKey });
    },
    meta: { failure: "Failed to delete student. Please try again." },
  });
}

export function useRestoreStudent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => fetchStaffApi("students/restore", { id }),
    onSuccess: () => client.invalidateQueries({ queryKey: studentsKey }),
    meta: { success: "Student brought back.", failure: "Failed to bring the student back. Please try again." },
  });
}

/** One of the endpoints that answer with the student, whom the list then shows as changed. */
export function useStudentChange(path: string, meta: { success?: string; failure: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: object) => fetchParsed(studentSchema, path, body),
    onSuccess: (student) => updateCachedStudents(client, [student]),
    meta,
  });
}

export function useStudentWorkingCopy(
  student: Student,
  part: "progress" | "details",
  texts: { saved: string; failed: string },
  onSaved?: () => void,
) {
  const client = useQueryClient();
  return useVersionedDraft<Student>({
    copy: student,
    send: (changes, { _id: id, version, completedDays }) => {
      const saved = part === "progress" ? { completedDays, ...changes } : changes;
      return fetchParsed(studentSchema, `students/${part}`, { id, version, ...saved });
    },
    schema: studentSchema,
    name: "student",
    onLaterCopy: (copy) => updateCachedStudents(client, [copy]),
    undo: async (before, changes, saved) => {
      const fields = Object.keys(changes) as (keyof Student)[];
      const former = Object.fromEntries(fields.map((field) => [field, before[field]]));
      updateCachedStudents(client, [await restoreStudentFields(part, before, saved, former)]);
    },
    onSaved,
    texts,
  });
}

/** Saves former values on the version that a change has made; what others have saved since stays. */
export async function restoreStudentFields(
  part: "progress" | "details",
  before: Student,
  saved: Student,
  former: Partial<Student>,
) {
  const [id, version] = [saved._id, findVersionAfterUndos(saved._id, saved.version)];
  const restored = await fetchParsed(studentSchema, `students/${part}`, { id, version, ...former });
  if (saved.version === before.version + 1) rememberRestoredVersion(id, before.version, restored.version);
  return restored;
}

/** Puts later copies in the place of those in the list. */
export function updateCachedStudents(client: QueryClient, changed: readonly Student[]) {
  const byId = new Map(changed.map((student) => [student._id, student]));
  client.setQueryData<Student[]>(studentsKey, (students) => students?.map((one) => byId.get(one._id) ?? one));
  // What is being fetched may have been read before the change, and would take it back on screen: it is fetched anew.
  const list = { queryKey: studentsKey, exact: true };
  if (client.isFetching(list) > 0) void client.invalidateQueries(list);
}
