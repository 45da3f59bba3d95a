import { unit } from "#domain/content/phase.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { focusElement } from "#app/lib/scroll.ts";
import { useQueryParams } from "#app/lib/use-url-state.ts";
import { formatLongDate } from "#domain/format/dates.ts";
import { formatPrice } from "#domain/format/money.ts";
import { toZonedIsoTime } from "#domain/format/time-zone.ts";
import { formatDayRanges } from "#domain/history/change.ts";
import { mergedSchema, mergeStudents } from "#domain/students/merge-students.ts";
import { formatPaidDateOrStatus } from "#domain/students/payments.ts";
import type { Student } from "#domain/students/student-schemas.ts";
import { formatPlanName } from "../course-phases.ts";
import { DialogButton, FormInDialog } from "../dialog-button-and-form.tsx";
import { timelineKey } from "../query-client.ts";
import { fetchParsed, fetchStaffApi } from "../staff-api.ts";
import { StudentPicker } from "../student-picker.tsx";
import { showUndoToast } from "../undo-toast.tsx";
import { studentsKey } from "../students/use-students.ts";

type MergeProps = { students: readonly [Student, Student] };

const description = `One record stays, with the ${unit.many}, requests, notes and certificates of both. The other one and its private link go; Undo takes it back as long as this page is open.`;

export const MergeStudentsButton = ({ students, label }: MergeProps & { label: string | undefined }) => (
  <DialogButton title="Merge two records" label={label} description={description} button={{ icon: "users" }}>
    {(close) => <MergeForm students={students} onClose={close} />}
  </DialogButton>
);

type MergeWithAnotherProps = { student: Student; /** Of the same person as is known. */ others: readonly Student[] };

/** For who gave another e-mail address and another phone each time: only staff know that both are one person. */
export const MergeWithAnotherButton = ({ student, others }: MergeWithAnotherProps) => (
  <DialogButton title="Merge with another record" description={description} button={{ variant: "link" }}>
    {(close) => <PickAndMerge student={student} others={others} onClose={close} />}
  </DialogButton>
);

function PickAndMerge({ student, others, onClose }: MergeWithAnotherProps & { onClose: () => void }) {
  const [other, setOther] = useState<Student>();
  if (other) return <MergeForm students={[student, other]} onClose={onClose} />;
  const known = new Set([student, ...others].map(({ _id }) => _id));
  return <StudentPicker guess={student.name} leftOut={known} onPick={setOther} />;
}

const describe = (student: Omit<Student, "_id">): Record<string, string> => ({
  Name: student.name,
  Email: student.email,
  Phone: student.phone,
  Course: formatPlanName(student.course),
  Price: student.price === null ? "" : formatPrice(student.price),
  Paid: formatPaidDateOrStatus(student),
  Batch: student.batch,
  Enrolled: formatLongDate(toZonedIsoTime(student.enrollmentDate)),
  "Days done": formatDayRanges(student.completedDays),
});

function MergeForm({ students, onClose }: MergeProps & { onClose: () => void }) {
  const client = useQueryClient();
  const { params, setParams } = useQueryParams();
  const [[kept, other], setOrder] = useState(students);
  const refresh = () =>
    Promise.all([studentsKey, timelineKey, ["requests"]].map((queryKey) => client.invalidateQueries({ queryKey })));
  const merge = useMutation({
    mutationFn: async () => {
      const seen = { version: kept.version, otherId: other._id, otherVersion: other.version };
      const merged = await fetchParsed(mergedSchema, "students/merge", { id: kept._id, ...seen });
      if (params.get("student") === other._id) {
        // Before everything is fetched again: the record that went is answered with an error, so its page gives way to that of the other.
        client.removeQueries({ queryKey: [...timelineKey, "person", "student", other._id] });
        setParams({ student: kept._id }, { replace: true });
      }
      return merged;
    },
    onSuccess: async ({ undo }) => {
      onClose();
      showUndoToast(client, "The records are one.", async () => {
        await fetchStaffApi("students/unmerge", undo);
        await refresh();
      });
      await refresh();
      // The button that was pressed is gone.
      if (document.activeElement === document.body) focusElement("record-name");
    },
    meta: { failure: "The records were not merged: somebody may have changed one meanwhile. Please try again." },
  });
  const [one, two, merged] = [kept, other, { ...kept, ...mergeStudents(kept, other) }].map(describe);
  return (
    <FormInDialog action="Merge" isBusy={merge.isPending} onSubmit={() => merge.mutate()} onCancel={onClose}>
      <dl className="grid gap-2">
        {Object.entries(merged ?? {}).map(([name, value]) => (
          <div key={name} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3">
            <dt className="label-mono pt-0.5 text-fg-2">{name}</dt>
            <dd className="wrap-anywhere">
              <span className="font-[650]">{value || "None"}</span>
              {one?.[name] !== two?.[name] && (
                <span className="block text-small text-fg-2">
                  of {one?.[name] || "none"} and {two?.[name] || "none"}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <button type="button" className="link justify-self-start text-small" onClick={() => setOrder([other, kept])}>
        Keep the other one instead
      </button>
    </FormInDialog>
  );
}
