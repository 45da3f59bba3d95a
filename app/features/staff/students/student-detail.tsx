import { Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { focusPlace } from "#app/lib/scroll.ts";
import { Button } from "#app/ui/button.tsx";
import type { Student } from "#domain/students/student.ts";
import { ChangeList } from "../change-list.tsx";
import { EditDetails } from "./edit-details.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import { OutsideNote } from "./outside-note.tsx";
import { PersonLink } from "../person-link.tsx";
import { SaveBar } from "./save-bar.tsx";
import { StudentDays } from "../progress/student-days.tsx";
import { StudentContact, StudentFacts } from "./student-facts.tsx";
import { useLeaveGuard } from "../use-leave-guard.ts";
import { useProgressDraft } from "./use-progress-draft.ts";
import { useDeleteStudent } from "../use-students.ts";

type StudentDetailProps = { student: Student; onDirty: (isDirty: boolean) => void; onDeleted: () => void };

export function StudentDetail({ student, onDirty, onDeleted }: StudentDetailProps) {
  const [isEdited, setIsEdited] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const draft = useProgressDraft(student);
  const { days } = draft;
  const endGuard = useLeaveGuard(draft.isDirty || isEdited, onDirty);
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
      <StudentFacts student={student} days={days} />
      <OutsideNote course={student.course} completedDays={student.completedDays} />
      <StudentDays key={student.course} student={student} days={days} savedDays={draft.savedDays} onChange={draft.tick}>
        <SaveBar change={draft.change} isDirty={draft.isDirty} isSaving={draft.isSaving} onSave={draft.save} />
      </StudentDays>
      <div className="grid gap-1">
        <ChangeList subject="student" id={student._id} />
        <PersonLink {...student} />
      </div>
      <MergeDialog
        theirs={draft.conflict}
        mine={days}
        onMerge={draft.merge}
        onTakeTheirs={draft.takeTheirs}
        onClose={draft.putOff}
      />
    </section>
  );
}
