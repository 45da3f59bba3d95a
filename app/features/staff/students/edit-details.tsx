import { Pencil } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import type { Student } from "#domain/students/student.ts";
import { DetailsForm } from "./details-form.tsx";

type EditDetailsProps = { student: Student; onEdited: (isEdited: boolean) => void };

export function EditDetails({ student, onEdited }: EditDetailsProps) {
  // The copy that is edited: what arrives meanwhile does not change what is being typed.
  const [opened, setOpened] = useState<Student | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Button variant="outline" onClick={() => setOpened(student)}>
        <Pencil aria-hidden className="icon" />
        Edit details
      </Button>
      <Dialog open={opened !== null} onClose={close} title="Edit details">
        {opened && <DetailsForm student={opened} onEdited={onEdited} onClose={close} />}
      </Dialog>
    </>
  );
}
