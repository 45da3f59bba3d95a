import { useState } from "react";
import { showToast } from "#app/ui/toast.tsx";
import { readChanges, type FormErrors, type OpenedForm, type StudentForm } from "./student-form.ts";

/** What is typed, what it was opened with, and what is wrong with it. */
export function useStudentForm(opened: OpenedForm) {
  const [start] = useState(opened);
  const [initial] = useState<StudentForm>({ name: "", ...opened });
  const [form, setForm] = useState(initial);
  const [errors, setErrors] = useState<FormErrors>({});
  const isEdited = JSON.stringify(form) !== JSON.stringify(initial);

  function change(changes: Partial<StudentForm>) {
    setForm((before) => ({ ...before, ...changes }));
    setErrors({});
  }

  /** The details that were changed; undefined where something is wrong, which the form then shows. */
  function read() {
    const changes = readChanges(start, form);
    if (changes.ok) return changes.details;
    setErrors(changes.errors);
    const [message] = Object.values(changes.errors);
    if (message) showToast({ tone: "destructive", title: message });
    return undefined;
  }

  return { form, errors, isEdited, change, read };
}
