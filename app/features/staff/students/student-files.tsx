import { Download, Upload } from "lucide-react";
import { useState } from "react";
import { cn } from "#app/lib/cn.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { phaseClass } from "#app/ui/squares.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { formatCount } from "#domain/format/text.ts";
import { ImportPreview } from "./import-preview.tsx";
import { useImportPreview, useImportStudents } from "./use-student-import.ts";

/** Out as a file, exactly what the list shows, and in from one. */
export function StudentFiles({ csvAddress }: { csvAddress: string }) {
  const [isImporting, setIsImporting] = useState(false);
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2 text-small">
      <a href={csvAddress} download className="link">
        <Download aria-hidden className="icon" />
        Export students as CSV
      </a>
      <button type="button" className="link" onClick={() => setIsImporting(true)}>
        <Upload aria-hidden className="icon" />
        Import students
      </button>
      <ImportDialog isOpen={isImporting} onClose={() => setIsImporting(false)} />
    </div>
  );
}

export function ImportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="Import students"
      description="A CSV file with the columns of the exported one; only Name is needed. Nothing changes until you confirm."
      className="sm:max-w-[min(56rem,calc(100%-2rem))] sm:w-full"
    >
      {isOpen && <ImportForm onClose={onClose} />}
    </Dialog>
  );
}

function ImportForm({ onClose }: { onClose: () => void }) {
  const [addsDuplicates, setAddsDuplicates] = useState(false);
  const read = useImportPreview();
  const send = useImportStudents();
  const { data } = read;
  const skipped = data && !addsDuplicates ? data.preview.duplicates.length : 0;
  const count = data ? data.preview.total - skipped : 0;
  const canConfirm = data !== undefined && data.preview.problems.length === 0 && count > 0;

  function confirm() {
    if (!data || !canConfirm) return;
    const { csv, key } = data;
    const onSuccess = ({ added }: { added: number }) => {
      onClose();
      showToast({ title: `${formatCount(added, "student")} imported.` });
    };
    send.mutate({ csv, key, duplicates: addsDuplicates ? "add" : "skip" }, { onSuccess });
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Field
        label="CSV file"
        type="file"
        accept=".csv,text/csv"
        error={read.error?.message}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) read.mutate(file);
          else read.reset();
        }}
      />
      <p role="status" className="empty:hidden">
        {read.isPending && "Reading the file..."}
        {data && describe(data.preview)}
      </p>
      {data && <ImportPreview preview={data.preview} />}
      {data && data.preview.duplicates.length > 0 && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className={cn("check-square shrink-0", phaseClass.basic)}
            checked={addsDuplicates}
            onChange={(event) => setAddsDuplicates(event.target.checked)}
          />
          Import those that are there already, too
        </label>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button busy={!canConfirm || send.isPending} variant={canConfirm ? "primary" : "outline"} onClick={confirm}>
          {canConfirm ? `Import ${formatCount(count, "student")}` : "Import"}
        </Button>
      </div>
    </div>
  );
}

type Preview = NonNullable<ReturnType<typeof useImportPreview>["data"]>["preview"];

function describe({ total, problems, duplicates }: Preview): string {
  const lines = new Set(problems.flatMap(({ line }) => (line === 0 ? [] : line))).size;
  if (problems.length > 0 && lines === 0) return "The file has to be mended before anything is imported.";
  if (lines > 0)
    return `${lines === 1 ? "1 line has" : `${lines} lines have`} to be mended before anything is imported.`;
  const known = duplicates.length > 0 ? `, ${duplicates.length} of them there already` : "";
  return `${formatCount(total, "student")} in the file${known}.`;
}
