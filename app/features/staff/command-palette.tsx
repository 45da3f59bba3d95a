import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useState, type KeyboardEvent } from "react";
import * as v from "valibot";
import { cn } from "#app/lib/cn.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { normaliseForSearch } from "#domain/format/searched-and-visible-text.ts";
import { toZonedIsoDate } from "#domain/format/time-zone.ts";
import { inboxPageSchema } from "#domain/requests/request-schemas.ts";
import { studentSchema } from "#domain/students/student-schemas.ts";
import { formatPlanName } from "./course-phases.ts";
import { requestKindNames, formatRequestMessageOrCourse } from "./request-labels.tsx";
import { fetchParsed } from "./staff-api.ts";
import { formatDateTime, formatMediumDate } from "./staff-clock-and-date-formats.ts";
import { openRowClass } from "./virtual-list.tsx";

type CommandPaletteEntry = {
  id: string;
  name: string;
  about?: string;
  /** What tells it from others of that name. */ kind?: string;
  run: () => void;
};
type CommandPaletteProps = {
  actions: readonly CommandPaletteEntry[];
  onOpen: (params: Record<"tab" | "request" | "student", string | null>) => void;
  onClose: () => void;
};

const maxOfEach = 6;
const pause = 150;

/** Finds people and actions by what is typed; arrow keys choose, Enter opens. */
export function CommandPalette({ actions, onOpen, onClose }: CommandPaletteProps) {
  const id = useId();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(0);
  const search = text.trim();
  // Once typing pauses: each letter would be a search of its own.
  const [searched, setSearched] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSearched(search), pause);
    return () => clearTimeout(timer);
  }, [search]);
  const { data: people = [] } = useQuery({
    queryKey: ["palette", searched],
    queryFn: () => findPeople(searched, onOpen),
    enabled: searched.length > 1,
    placeholderData: (before) => before,
  });
  const isNamed = ({ name }: CommandPaletteEntry) => normaliseForSearch(name).includes(normaliseForSearch(search));
  const entries = [...(search.length > 1 ? people : []), ...actions.filter(isNamed)];
  const current = Math.min(chosen, entries.length - 1);
  function run({ run: start }: CommandPaletteEntry) {
    onClose();
    start();
  }
  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const entry = entries[current];
    if (step) setChosen(Math.max(0, Math.min(entries.length - 1, current + step)));
    else if (event.key === "Enter" && entry) run(entry);
    else return;
    event.preventDefault();
  }
  return (
    <Dialog open onClose={onClose} title="Find or do">
      <Field
        label="A name, e-mail, phone, reference or action"
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={entries[current] && `${id}-${entries[current].id}`}
        autoComplete="off"
        value={text}
        onKeyDown={press}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(0);
        }}
      />
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label="Found"
        className="card max-h-80 overflow-y-auto p-0 empty:hidden"
      >
        {entries.map((entry, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the keys
          <div
            key={entry.id}
            id={`${id}-${entry.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            onClick={() => run(entry)}
            className={cn(
              "flex min-h-11 cursor-pointer items-center py-1 gap-3 border-b border-line px-4 hover:bg-raised",
              index === current && openRowClass,
            )}
          >
            <span className="grid min-w-0">
              <span className="truncate font-[650]">{entry.name}</span>
              {entry.kind && <span className="truncate text-small text-fg-2">{entry.kind}</span>}
            </span>
            <span className="ml-auto shrink-0 text-small text-fg-2">{entry.about}</span>
          </div>
        ))}
      </div>
      <p role="status" className="text-fg-2 empty:hidden">
        {entries.length === 0 && "Nothing found."}
      </p>
    </Dialog>
  );
}

async function findPeople(search: string, onOpen: CommandPaletteProps["onOpen"]): Promise<CommandPaletteEntry[]> {
  const query = new URLSearchParams({ search });
  const [{ requests }, students] = await Promise.all([
    fetchParsed(inboxPageSchema, `requests?${query}&limit=${maxOfEach}`),
    fetchParsed(v.array(studentSchema), `students?${query}&limit=${maxOfEach}`),
  ]);
  return [
    ...students.map(({ _id, name, course, enrollmentDate }) => ({
      id: _id,
      name,
      kind: `Student: ${formatPlanName(course)}`,
      about: `since ${formatMediumDate(toZonedIsoDate(new Date(enrollmentDate)))}`,
      run: () => onOpen({ tab: "students", student: _id, request: null }),
    })),
    ...requests.map((request) => ({
      id: request.id,
      name: request.name,
      kind: `${requestKindNames[request.kind]}: ${formatRequestMessageOrCourse(request)}`,
      about: formatDateTime(request.createdAt),
      run: () => onOpen({ tab: "requests", request: request.id, student: null }),
    })),
  ];
}
