import { describeOutside, type Learner } from "#domain/students/progress.ts";

/** Another course hides days that are completed: nobody should take them for lost. */
export function OutsideNote(student: Learner) {
  const text = describeOutside(student);
  return text === "" ? null : <p className="text-small text-fg-2">{text}</p>;
}
