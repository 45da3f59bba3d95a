import { useMutation, useQueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { createIdempotencyKey } from "#app/lib/idempotency-key.ts";
import { fileTooLarge, importPreviewSchema, importResultSchema, largestFile } from "#domain/students/student-import.ts";
import { askStaff } from "../staff-api.ts";
import { studentsKey } from "./use-students.ts";

/** Spreadsheets save in the encoding of the machine unless told otherwise; guessing it would garble names. */
async function readText(file: File): Promise<string> {
  if (file.size > largestFile.bytes) throw new Error(fileTooLarge);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new Error("The file is not UTF-8 text. Save it as CSV UTF-8 and choose it again.");
  }
}

/** What an import of the file would do. The key belongs to this file: however often it is confirmed, it is imported once. */
export const useImportPreview = () =>
  useMutation({
    mutationFn: async (file: File) => {
      const csv = await readText(file);
      const preview = v.parse(importPreviewSchema, await askStaff("students/import/preview", { csv }));
      return { csv, key: createIdempotencyKey(), preview };
    },
  });

export function useImportStudents() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (request: { csv: string; key: string; duplicates: "skip" | "add" }) =>
      v.parse(importResultSchema, await askStaff("students/import", request)),
    onSuccess: () => client.invalidateQueries({ queryKey: studentsKey }),
    meta: { failure: "Failed to import the students. Please try again." },
  });
}
