import { Download } from "lucide-react";
import { useState } from "react";
import { focusPlace } from "#app/lib/scroll.ts";
import { useAddressParams } from "#app/lib/use-address.ts";
import { SearchBox } from "#app/ui/search-box.tsx";
import { isNameMatch, type Student } from "#domain/student.ts";
import { DeletedStudents } from "./deleted-students.tsx";
import { LoadState } from "./load-state.tsx";
import { ProgressOverview } from "./progress-overview.tsx";
import { StudentDetail } from "./student-detail.tsx";
import { StudentList } from "./student-list.tsx";
import { useStaysOpen } from "./use-stays-open.ts";
import { useStudents } from "./use-students.ts";

export function StudentsTab({ onDirty }: { onDirty: (isDirty: boolean) => void }) {
  const { params, setParams } = useAddressParams();
  const [search, setSearch] = useState("");
  const { data: students, isError, refetch } = useStudents();
  const isWanted = (student: Student) => student._id === params.get("student");
  const selected = useStaysOpen(students?.find(isWanted), isWanted);
  const select = (id: string | null) => setParams({ student: id });

  if (!students) {
    return (
      <LoadState
        loading="Loading students..."
        failed="Failed to fetch students. Please try again."
        isError={isError}
        onRetry={() => void refetch()}
      />
    );
  }
  const found = students.filter((student) => isNameMatch(student.name, search));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-start lg:gap-6">
      <div id="records" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <SearchBox
          label="Search students by name"
          placeholder="Search students by name..."
          value={search}
          onChange={setSearch}
        />
        <p role="status" className="label-mono text-fg-2">
          {found.length} student(s) found
        </p>
        {found.length > 0 ? (
          <StudentList students={found} selectedId={selected?._id} onSelect={select} />
        ) : (
          <p className="card text-fg-2">
            {search.trim() ? "No students found matching your search." : "No students enrolled yet."}
          </p>
        )}
        <a href="/api/students.csv" download className="link justify-self-start text-small">
          <Download aria-hidden className="icon" />
          Export students as CSV
        </a>
        <DeletedStudents />
      </div>
      {selected ? (
        <StudentDetail
          key={selected._id}
          student={selected}
          onDirty={onDirty}
          onDeleted={() => {
            select(null);
            focusPlace("records");
          }}
        />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <div className="card grid min-h-40 content-center justify-items-center gap-2 text-center">
            <h2 className="text-h3">No Student Selected</h2>
            <p className="text-fg-2">Choose a name in the list.</p>
          </div>
          {students.length > 0 && <ProgressOverview students={students} onSelect={select} />}
        </div>
      )}
    </div>
  );
}
