import { Download, Upload } from "lucide-react";
import { useState } from "react";
import { ImportDialog } from "./import-dialog.tsx";

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
