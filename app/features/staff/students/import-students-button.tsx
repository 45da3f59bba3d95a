import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type * as v from "valibot";
import { Icon } from "#app/ui/icon.tsx";
import { createIdempotencyKey } from "#app/lib/idempotency-key.ts";
import { Field, LabelledCheckbox } from "#app/ui/field.tsx";
import { formatPlural } from "#domain/format/text.ts";
import {
  canSkipBadLines,
  fileTooLargeMessage,
  importPreviewSchema,
  importResultSchema,
  importFileLimits,
  type importRequestSchema,
  type ImportPreview as Preview,
} from "#domain/students/student-import-schemas.ts";
import { fetchParsed, fetchStaffApi } from "../staff-api.ts";
import { showUndoToast } from "../undo-toast.tsx";
import { useTextField } from "../use-text-field.ts";
import { DialogButton, FormInDialog } from "../dialog-button-and-form.tsx";
import { ImportColumnMatching, ImportPreview } from "./import-preview.tsx";
import { studentsKey } from "./use-students.ts";

/** Students from a CSV file, shown before anything is saved. */
export const ImportStudentsButton = () => (
  <DialogButton
    title="Import students"
    description="A CSV file with a name on each line; which column is what, you say here. Nothing changes until you confirm."
    className="sm:max-w-[min(56rem,calc(100%-2rem))] sm:w-full"
    button={{ icon: "upload", variant: "link" }}
  >
    {(close) => <ImportForm onClose={close} />}
  </DialogButton>
);

/** Spreadsheets save in the encoding of the machine unless told otherwise; guessing it would garble names. */
async function readUtf8File(file: File): Promise<string> {
  if (file.size > importFileLimits.bytes) throw new Error(fileTooLargeMessage);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new Error("The file is not UTF-8 text. Save it as CSV UTF-8 and choose it again.");
  }
}

/** What an import of the file would do. The key belongs to this file: however often it is confirmed, it is imported once. */
async function fetchImportPreview({ file, columns }: { file: File | string; columns: Record<string, string> }) {
  const csv = typeof file === "string" ? file : await readUtf8File(file);
  const preview = await fetchParsed(importPreviewSchema, "students/import/preview", { csv, columns });
  return { csv, columns, key: createIdempotencyKey(), preview };
}

function ImportForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [addsDuplicates, setAddsDuplicates] = useState(false);
  const [skipsBadLines, setSkipsBadLines] = useState(false);
  // Kept for the next file: most often it is the same one, mended.
  const [columns, setColumns] = useState<Record<string, string>>({});
  const read = useMutation({ mutationFn: fetchImportPreview });
  const receivedOn = useTextField();
  const send = useMutation({
    mutationFn: (body: v.InferInput<typeof importRequestSchema>) =>
      fetchParsed(importResultSchema, "students/import", body),
    onSuccess: () => client.invalidateQueries({ queryKey: studentsKey }),
    meta: { failure: "Failed to import the students. Please try again." },
  });
  const { data } = read;
  const skipped = data && !addsDuplicates ? data.preview.duplicates.length : 0;
  const count = data ? data.preview.total - skipped : 0;
  const badLines = data ? listBadLines(data.preview).length : 0;
  const canSkip =
    data !== undefined && badLines > 0 && data.preview.total > 0 && canSkipBadLines(data.preview.problems);
  const canConfirm = count > 0 && (data?.preview.problems.length === 0 || (canSkip && skipsBadLines));

  function confirm() {
    if (!data) return;
    const { csv, columns: matched, key } = data;
    const onSuccess = ({ added, ids }: v.InferOutput<typeof importResultSchema>) => {
      onClose();
      const left = canSkip ? `, ${formatPlural(badLines, "line")} left out` : "";
      showUndoToast(client, `${formatPlural(added, "student")} imported${left}.`, async () => {
        try {
          await fetchStaffApi("students/import/undo", { ids });
        } finally {
          await client.invalidateQueries({ queryKey: studentsKey });
        }
      });
    };
    send.mutate(
      {
        csv,
        columns: matched,
        key,
        duplicates: addsDuplicates ? "add" : "skip",
        badLines: canSkip ? "skip" : "refuse",
        receivedOn: receivedOn.value || null,
      },
      { onSuccess },
    );
  }

  return (
    <FormInDialog
      action={canConfirm ? `Import ${formatPlural(count, "student")}` : "Import"}
      variant={canConfirm ? "primary" : "outline"}
      isBusy={!canConfirm || send.isPending}
      onSubmit={confirm}
      onCancel={onClose}
    >
      <Field
        label="CSV file"
        type="file"
        accept=".csv,text/csv"
        error={read.error?.message}
        onClick={(event) => {
          // Otherwise choosing the same file again, corrected meanwhile, would be no change and fire no event.
          event.currentTarget.value = "";
          read.reset();
        }}
        onChange={(event) => {
          const file = event.target.files?.[0];
          setSkipsBadLines(false);
          if (file) read.mutate({ file, columns });
          else read.reset();
        }}
      />
      <a href="/api/students/import/template.csv" download className="link text-small">
        <Icon name="download" className="icon size-4" />
        Template to fill in
      </a>
      <p role="status" className="empty:hidden">
        {read.isPending && "Reading the file..."}
        {data && describePreview(data.preview, canSkip)}
      </p>
      {data && (
        <ImportColumnMatching
          preview={data.preview}
          onMatch={(title, field) => {
            const chosen = { ...columns, [title]: field };
            setColumns(chosen);
            read.mutate({ file: data.csv, columns: chosen });
          }}
        />
      )}
      {data && <ImportPreview preview={data.preview} />}
      {data && data.preview.undated > 0 && (
        <Field
          type="date"
          label={`Day of ${formatPlural(data.preview.undated, "payment")} without a date in the file`}
          hint="Left empty, these amounts become a note of the student and are no payments."
          {...receivedOn.field}
        />
      )}
      {canSkip && (
        <LabelledCheckbox checked={skipsBadLines} onChange={({ target }) => setSkipsBadLines(target.checked)}>
          Leave out what is to be mended: {formatPlural(badLines, "line")}
        </LabelledCheckbox>
      )}
      {data && data.preview.duplicates.length > 0 && (
        <LabelledCheckbox checked={addsDuplicates} onChange={({ target }) => setAddsDuplicates(target.checked)}>
          Import those that are there already, too
        </LabelledCheckbox>
      )}
    </FormInDialog>
  );
}

const listBadLines = ({ problems }: Preview) => [...new Set(problems.flatMap(({ line }) => (line === 0 ? [] : line)))];

function describePreview(preview: Preview, canSkip: boolean): string {
  const { total, problems, duplicates } = preview;
  const lines = listBadLines(preview).length;
  if (problems.length > 0) {
    const wrong = lines === 0 ? "The file has" : lines === 1 ? "1 line has" : `${lines} lines have`;
    return `${wrong} to be mended${canSkip ? " or left out" : ""} before anything is imported.`;
  }
  const known = duplicates.length > 0 ? `, ${duplicates.length} of them there already` : "";
  return `${formatPlural(total, "student")} in the file${known}.`;
}
