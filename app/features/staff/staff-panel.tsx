import { QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { ThemeToggle } from "#app/features/theme/theme-toggle.tsx";
import { useQueryParams } from "#app/lib/use-url-state.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { dismissToast, showToast } from "#app/ui/toast.tsx";
import { DueTab } from "./due/due-tab.tsx";
import { RequestInbox } from "./inbox/request-inbox.tsx";
import { useInboxCounts } from "./inbox/use-requests.ts";
import { formatNameWithCount, parseOption } from "./filter-bar.tsx";
import { NewRequestNotificationToggle } from "./inbox/new-request-notification-toggle.tsx";
import { CommandPalette } from "./command-palette.tsx";
import { createStaffQueryClient } from "./query-client.ts";
import { useOpenQuestionCount } from "./questions/use-questions.ts";
import {
  KeysDialog,
  listShortcutCommands,
  useCtrlShortcuts,
  useBufferKeysUntilShown,
  useShortcuts,
} from "./shortcuts.tsx";
import { fetchApiJson } from "./staff-api.ts";
import { useKeepSharedClockTicking } from "./staff-clock-and-date-formats.ts";
import { StaffNameEditor, StaffNameProvider } from "./staff-name.tsx";
import { AddStudentButton } from "./students/add-student-dialog.tsx";
import { StudentsTab } from "./students/students-tab.tsx";
import { forgetUndoSteps, undoLast } from "./undo-toast.tsx";
import { useDue } from "./use-due.ts";
import { UnsavedChangesDialog, hasUnsavedChanges, useUnsavedChangesGuard } from "./unsaved-changes.tsx";

// Few ever open these.
const QuestionsTab = lazy(async () => ({ default: (await import("./questions/questions-tab.tsx")).QuestionsTab }));
const NumbersTab = lazy(async () => ({ default: (await import("./numbers/numbers-tab.tsx")).NumbersTab }));
const PersonTab = lazy(async () => ({ default: (await import("./person/person-tab.tsx")).PersonTab }));

const noStudents = { student: null, search: null, needs: null, paid: null, batch: null };
const noDates = { from: null, to: null, by: null };
const nothingDue = { ...noStudents, ...noDates, request: null, when: null, who: null };
const tabs = {
  due: { ...nothingDue, tab: "due" },
  requests: { ...noStudents, ...noDates, tab: "requests", when: null, who: null },
  students: { ...noDates, tab: "students", request: null, search: null, when: null, who: null },
  questions: { ...nothingDue, tab: "questions" },
  numbers: { ...nothingDue, tab: "numbers" },
  person: { ...nothingDue, tab: "person" },
} as const;
type Tab = keyof typeof tabs;
const tabNames = Object.keys(tabs) as Tab[];

type StaffPanelProps = { name: string; onNamed: (name: string) => void; onSignedOut: () => void };

export function StaffPanel(props: StaffPanelProps) {
  const [client] = useState(() => createStaffQueryClient());
  // Nothing about anybody stays in memory after signing out.
  useEffect(
    () => () => {
      client.clear();
      forgetUndoSteps();
    },
    [client],
  );
  return (
    <QueryClientProvider client={client}>
      <StaffNameProvider value={props.name}>
        <StaffPanelContent {...props} />
      </StaffNameProvider>
    </QueryClientProvider>
  );
}

function StaffPanelContent({ name, onNamed, onSignedOut }: StaffPanelProps) {
  const { params, setParams } = useQueryParams();
  useKeepSharedClockTicking();
  const unsaved = useUnsavedChangesGuard();
  const [isSigningOut, setIsSigningOut] = useState(false);
  const { data: counts } = useInboxCounts();
  const { data: openQuestions = 0 } = useOpenQuestionCount();
  const { data: due } = useDue();
  // An address that names a student, or a filter of students, is of their list: the desk opens with what is due otherwise. Only
  // the first address counts: what is due may open a student beside it.
  const [firstTab] = useState<Tab>(() =>
    Object.keys(noStudents).some((param) => params.has(param)) ? "students" : "due",
  );
  const tab = parseOption(tabNames, params.get("tab")) ?? firstTab;
  const dueNow = due && due.counts.all.overdue + due.counts.all.today;
  const labels: Record<Tab, string> = {
    due: formatNameWithCount("Due", dueNow),
    requests: formatNameWithCount("Requests", counts?.open),
    students: "Students",
    questions: openQuestions > 0 ? `Questions · ${openQuestions}` : "Questions",
    numbers: "Numbers",
    person: "Personal data",
  };

  const title = `${labels[tab]} | Student Records`;
  const tabRow = useRef<HTMLElement>(null);
  useEffect(() => {
    const { title: before } = document;
    document.title = title;
    // Not on another tab alone: the counts, which come later, push the tabs aside.
    tabRow.current?.querySelector(`[data-tab="${tab}"]`)?.scrollIntoView({ block: "nearest", inline: "center" });
    return () => void (document.title = before);
  }, [tab, title]);
  const [isPaletteOpen, setIsPaletteOpen] = useState(false);
  const [areKeysShown, setAreKeysShown] = useState(false);
  const showKeys = () => setAreKeysShown(true);
  useBufferKeysUntilShown();
  const client = useQueryClient();
  const undo = () => void undoLast(client);
  function find() {
    // It would lie over what is typed; `u` still undoes what it told.
    dismissToast();
    setIsPaletteOpen(true);
  }
  // The lists search themselves.
  const hasSearch = tab === "students" || tab === "requests";
  useShortcuts({ u: undo, "?": showKeys, "/": hasSearch ? undefined : find });
  useCtrlShortcuts({
    k: find,
    Enter: () => {
      const { activeElement: field } = document;
      const form = field?.closest("form");
      if (form) form.requestSubmit();
      else document.querySelector<HTMLElement>("[data-save]")?.click();
      // The next key is one of the page again.
      if (field instanceof HTMLElement && !field.closest("dialog")) field.blur();
    },
  });

  const askAndSignOut = () => (hasUnsavedChanges() ? setIsSigningOut(true) : void signOut());
  async function signOut() {
    setIsSigningOut(false);
    try {
      await fetchApiJson("staff/session", undefined, "DELETE");
      onSignedOut();
    } catch {
      showToast({ tone: "destructive", title: "Failed to sign out. Please try again." });
    }
  }

  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2 min-[80rem]:flex-nowrap">
        <div className="relative min-h-11 min-w-0 flex-1 min-[80rem]:max-w-56 min-[80rem]:flex-none">
          <h1 className="text-small leading-tight font-[650] min-[80rem]:text-body">Student Records</h1>
          <StaffNameEditor name={name} onNamed={onNamed} />
        </div>
        {/* One row, which a finger moves sideways; beyond the page's edge, so that it is seen to go on. */}
        <nav
          ref={tabRow}
          aria-label="Records"
          className="-my-1 flex gap-1.5 overflow-x-auto py-1 [scrollbar-width:none] max-[80rem]:order-last max-[80rem]:-mx-gutter max-[80rem]:w-[calc(100%+2*var(--spacing-gutter))] max-[80rem]:px-gutter min-[80rem]:flex-1"
        >
          {tabNames.map((one) => (
            <Button
              key={one}
              variant={one === tab ? "solid" : "outline"}
              size="sm"
              data-tab={one}
              aria-current={one === tab ? "page" : undefined}
              className="shrink-0 px-2.5"
              onClick={() => setParams(tabs[one])}
            >
              {labels[one]}
            </Button>
          ))}
        </nav>
        <div className="flex shrink-0 sm:gap-1">
          <AddStudentButton />
          <NewRequestNotificationToggle />
          <ThemeToggle />
          <IconButton label="Sign out" title="Sign out" onClick={askAndSignOut}>
            <Icon name="log-out" />
          </IconButton>
        </div>
      </div>
      <UnsavedChangesDialog
        isOpen={unsaved.isAsking || isSigningOut}
        onLeave={() => (unsaved.isAsking ? unsaved.leave() : void signOut())}
        onStay={() => (unsaved.isAsking ? unsaved.stay() : setIsSigningOut(false))}
      />
      <KeysDialog isOpen={areKeysShown} onClose={() => setAreKeysShown(false)} />
      {tab === "due" && <DueTab />}
      {tab === "students" && <StudentsTab />}
      {tab === "requests" && <RequestInbox />}
      {/* At once: letters that are typed before it is there would be keys of what lies under it. */}
      {isPaletteOpen && (
        <CommandPalette
          actions={[
            ...listShortcutCommands(),
            ...tabNames.map((one) => ({ id: one, name: `Go to ${labels[one]}`, run: () => setParams(tabs[one]) })),
            { id: "undo", name: "Undo", about: "u", run: undo },
            { id: "keys", name: "All keys", about: "?", run: showKeys },
            { id: "sign-out", name: "Sign out", run: askAndSignOut },
          ]}
          onOpen={setParams}
          onClose={() => setIsPaletteOpen(false)}
        />
      )}
      <Suspense fallback={<Spinner />}>
        {tab === "questions" && <QuestionsTab />}
        {tab === "numbers" && <NumbersTab />}
        {tab === "person" && <PersonTab />}
      </Suspense>
    </>
  );
}
