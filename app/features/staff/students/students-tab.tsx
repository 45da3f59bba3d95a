import { useState } from "react";
import { focusElement } from "#app/lib/scroll.ts";
import { useQueryParams } from "#app/lib/use-url-state.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { filterStudents } from "#domain/students/student-filter.ts";
import type { Student } from "#domain/students/student-schemas.ts";
import { LoadingOrError } from "../loading-or-error.tsx";
import { NothingSelected, RecordSheet } from "../record-sheet.tsx";
import { StudentCountsByPhaseAndDay } from "../progress/student-counts-by-phase-and-day.tsx";
import { focusSearch, useShortcuts } from "../shortcuts.tsx";
import { useNow } from "../staff-clock-and-date-formats.ts";
import { useKeptRecord, readOpenId } from "../use-open-record.ts";
import { useOpenSearchResultOnEnter, useOpenNextOrPreviousRow } from "../open-rows-by-key.ts";
import { selectOrDeselectIds, focusRowIfRendered } from "../virtual-list.tsx";
import { BulkStudentActions } from "./bulk-student-actions.tsx";
import { IssueAllCertificatesButton } from "./student-certificates.tsx";
import { StudentDetail } from "./student-detail.tsx";
import { ImportStudentsButton } from "./import-students-button.tsx";
import { StudentCountFilters, useStudentFilter } from "./student-filters.tsx";
import { SelectableStudentRows } from "./selectable-student-rows.tsx";
import { WaitingReviewLinks } from "./student-review.tsx";
import { useRestoreStudent, useAllStudents } from "./use-students.ts";

export function StudentsTab() {
  const { params, setParams } = useQueryParams();
  const now = useNow();
  const { filter, isFiltered, csvAddress, setSearch, setBatch, toggle } = useStudentFilter();
  const query = useAllStudents();
  const { data: students } = query;
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const isWanted = (student: Student) => student._id === params.get("student");
  const selected = useKeptRecord(students?.find(isWanted), isWanted);
  const select = (id: string | null) => setParams({ student: id });
  const found = filterStudents(students ?? [], filter, now);
  const { step, onRendered } = useOpenNextOrPreviousRow(
    students && found.map(({ _id }) => _id),
    selected && { id: selected._id, version: selected.version },
    (id) => setParams({ student: id }, { replace: readOpenId() !== null }),
  );
  const stepUnlessChoosing = (by: 1 | -1) => () => chosen === null && step(by);
  useShortcuts({
    j: stepUnlessChoosing(1),
    k: stepUnlessChoosing(-1),
    "/": focusSearch,
    Escape: () => selected && close(selected._id),
  });
  useOpenSearchResultOnEnter({
    ids: chosen ? [] : found.map(({ _id }) => _id),
    isSettled: students !== undefined,
    open: (id) => setParams({ student: id }, { replace: readOpenId() !== null }),
  });
  function close(id: string) {
    select(null);
    focusRowIfRendered(id);
  }

  if (!students) {
    return (
      <LoadingOrError
        loading="Loading students..."
        failed="Failed to fetch students. Please try again."
        query={query}
      />
    );
  }
  /** All of a batch that is looked at. Nobody is open meanwhile: on a phone there is room for one bar at the bottom. */
  function toggleChoosing() {
    setChosen(chosen ? null : new Set(filter.batch ? found.map(({ _id }) => _id) : []));
    if (!chosen && selected) select(null);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <WaitingReviewLinks />
      {students.length > 0 && (
        <StudentCountFilters students={students} filter={filter} onToggle={toggle} onBatch={setBatch} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[24rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-6">
        <div id="records" className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:row-span-2">
          <SearchBox
            label="Search students by name"
            placeholder="Search students by name..."
            value={filter.search}
            onChange={setSearch}
          />
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <p role="status" className="label-mono text-fg-2">
              {found.length} student(s) found
            </p>
            <Button
              icon="list-checks"
              variant={chosen ? "solid" : "outline"}
              aria-pressed={chosen !== null}
              className="min-h-11 text-small"
              onClick={toggleChoosing}
            >
              Choose several
            </Button>
          </div>
          {found.length > 0 ? (
            <SelectableStudentRows
              students={found}
              selectedId={selected?._id}
              onSelect={select}
              onRendered={onRendered}
              chosen={chosen}
              onChoose={(ids, isChosen) => setChosen(selectOrDeselectIds(chosen ?? [], ids, isChosen))}
            />
          ) : (
            <p className="card text-fg-2">
              {isFiltered ? "No students found matching your search." : "No students enrolled yet."}
            </p>
          )}
          <div className="flex flex-wrap gap-x-6 gap-y-2 text-small">
            <a href={csvAddress} download className="link">
              <Icon name="download" />
              Export students as CSV
            </a>
            <ImportStudentsButton />
            <IssueAllCertificatesButton students={students} />
          </div>
          <DeletedStudents />
        </div>
        {chosen && (
          <BulkStudentActions
            shown={found}
            chosen={students.filter((student) => chosen.has(student._id))}
            onChoose={(next) => setChosen(new Set(next.map(({ _id }) => _id)))}
          />
        )}
        <RecordSheet isOpen={selected !== undefined}>
          {selected ? (
            <StudentDetail
              key={selected._id}
              student={selected}
              onStep={step}
              onClose={() => close(selected._id)}
              onDeleted={() => {
                select(null);
                focusElement("records");
              }}
            />
          ) : (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
              <NothingSelected title="No Student Selected">Choose a name in the list.</NothingSelected>
              {students.length > 0 && <StudentCountsByPhaseAndDay students={filter.batch ? found : students} />}
            </div>
          )}
        </RecordSheet>
      </div>
    </div>
  );
}

/** What was deleted in the last 30 days, fetched on demand. */
function DeletedStudents() {
  const [isOpen, setIsOpen] = useState(false);
  const { data: students } = useAllStudents("deleted", isOpen);
  const restore = useRestoreStudent();
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="link text-small">Recently deleted</summary>
      {students?.length === 0 && <p className="text-small text-fg-2">Nobody was deleted in the last 30 days.</p>}
      <ul className="grid gap-2">
        {students?.map((student) => (
          <li key={student._id} className="flex items-center justify-between gap-3">
            <span className="truncate">{student.name}</span>
            <Button
              variant="outline"
              busy={restore.isPending}
              aria-label={`Restore ${student.name}`}
              onClick={() => restore.mutate(student._id, { onSuccess: () => focusElement("records") })}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
