import { Trash2 } from "lucide-react";
import { useEffect, useRef, useState, type ComponentType } from "react";
import { focusPlace } from "#app/lib/scroll.ts";
import { Button } from "#app/ui/button.tsx";
import { describeOutside } from "#domain/students/progress.ts";
import type { Student } from "#domain/students/student.ts";
import { RecordFooter } from "../record-footer.tsx";
import { useLeaveGuard } from "../use-open-record.ts";
import type { VersionedSave } from "../use-versioned-save.ts";
import { EditDetails } from "./edit-details.tsx";
import { StudentContact, StudentFacts } from "./student-facts.tsx";
import { useDeleteStudent, useStudentSave } from "./use-students.ts";

/** What ticks the days; it is a room of its own, so the panel hands it over. */
export type DayEditorType = ComponentType<{ student: Student; save: VersionedSave<Student> }>;

type StudentDetailProps = {
  student: Student;
  DayEditor: DayEditorType;
  onDirty: (isDirty: boolean) => void;
  onDeleted: () => void;
};

const saveTexts = {
  saved: "Student progress updated successfully!",
  failed: "Failed to update progress. Please try again.",
};

export function StudentDetail({ student, DayEditor, onDirty, onDeleted }: StudentDetailProps) {
  const [isEdited, setIsEdited] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const save = useStudentSave(student, "progress", saveTexts);
  const endGuard = useLeaveGuard(save.isDirty || isEdited, onDirty);
  const remove = useDeleteStudent(() => {
    endGuard();
    onDeleted();
  });
  // On a phone the list stands above: choosing leads to what was chosen.
  useEffect(() => {
    if (matchMedia("(width >= 64rem)").matches) return;
    heading.current?.scrollIntoView();
    focusPlace("student-name");
  }, []);

  function confirmDelete() {
    if (!window.confirm("Are you sure you want to delete this student?")) return;
    remove.mutate(student._id);
  }

  const outside = describeOutside(student);
  return (
    <section aria-labelledby="student-name" className="grid grid-cols-[minmax(0,1fr)] gap-4 **:scroll-mb-24">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 ref={heading} id="student-name" className="scroll-mt-24 text-h3 wrap-anywhere">
            {student.name}
          </h2>
          <StudentContact student={student} />
        </div>
        <div className="flex flex-wrap gap-3">
          <EditDetails student={student} onEdited={setIsEdited} />
          <Button variant="danger" busy={remove.isPending} onClick={confirmDelete}>
            <Trash2 aria-hidden className="icon" />
            Delete
          </Button>
        </div>
      </div>
      <StudentFacts student={student} days={save.shown.completedDays} />
      {outside && <p className="text-small text-fg-2">{outside}</p>}
      <DayEditor key={student.course} student={student} save={save} />
      <RecordFooter subject="student" id={student._id} {...student} />
    </section>
  );
}
