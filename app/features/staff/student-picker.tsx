import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as v from "valibot";
import { Button } from "#app/ui/button.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { studentSchema, type Student } from "#domain/students/student-schemas.ts";
import { formatPlanName } from "./course-phases.ts";
import { fetchParsed } from "./staff-api.ts";

const maxFound = 6;
const none: ReadonlySet<string> = new Set();

type StudentPickerProps = {
  /** What is searched for at first. */
  guess: string;
  isBusy?: boolean;
  /** Who is not offered. */
  leftOut?: ReadonlySet<string>;
  onPick: (student: Student) => void;
};

/** Finds a student by name or contact. */
export function StudentPicker({ guess, isBusy = false, leftOut = none, onPick }: StudentPickerProps) {
  const [text, setText] = useState(guess);
  const query = new URLSearchParams({ search: text.trim(), limit: String(maxFound + leftOut.size) });
  const { data } = useQuery({
    queryKey: ["students", "found", query.toString()],
    queryFn: () => fetchParsed(v.array(studentSchema), `students?${query}`),
    placeholderData: (before) => before,
  });
  const students = data?.filter(({ _id }) => !leftOut.has(_id));
  return (
    <div className="grid gap-3">
      <SearchBox
        // It begins with a guess, which typing replaces.
        onFocus={(event) => event.target.select()}
        label="Search students"
        placeholder="Name, e-mail or phone"
        value={text}
        onChange={setText}
      />
      <ul aria-label="Students found" className="grid gap-2 empty:hidden">
        {students?.map((student) => (
          <li key={student._id}>
            <Button variant="outline" className="w-full justify-start" busy={isBusy} onClick={() => onPick(student)}>
              <span className="truncate font-[650]">{student.name}</span>
              <span className="ml-auto truncate text-small text-fg-2">
                {student.email || student.phone || formatPlanName(student.course)}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-fg-2 empty:hidden">
        {students?.length === 0 && "Nobody found."}
      </p>
    </div>
  );
}
