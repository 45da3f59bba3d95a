import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { useQueryParams } from "#app/lib/use-url-state.ts";
import { Button } from "#app/ui/button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { RequestInbox } from "./inbox/request-inbox.tsx";
import { useInboxCounts } from "./inbox/use-requests.ts";
import { createStaffQueryClient } from "./query-client.ts";
import { useOpenQuestionCount } from "./questions/use-questions.ts";
import { fetchApi } from "./staff-api.ts";
import { useClock } from "./staff-time.ts";
import { StaffNameEditor } from "./staff-name-editor.tsx";
import { AddStudentButton } from "./students/add-student-dialog.tsx";
import { StudentsTab } from "./students/students-tab.tsx";
import { confirmLeaving, useUnsavedChangesGuard } from "./use-kept-record-and-unsaved-changes-guard.ts";

// Few ever open these.
const QuestionsTab = lazy(async () => ({ default: (await import("./questions/questions-tab.tsx")).QuestionsTab }));
const PersonTab = lazy(async () => ({ default: (await import("./person/person-tab.tsx")).PersonTab }));

/** Of the students' list, and of what is open. */
const noStudents = { student: null, search: null, needs: null, paid: null };
const tabs = {
  students: { tab: null, request: null, search: null },
  requests: { ...noStudents, tab: "requests" },
  questions: { ...noStudents, request: null, tab: "questions" },
  person: { ...noStudents, request: null, tab: "person" },
} as const;
type Tab = keyof typeof tabs;
const tabNames = Object.keys(tabs) as Tab[];

type StaffPanelProps = { name: string; onNamed: (name: string) => void; onSignedOut: () => void };

export function StaffPanel(props: StaffPanelProps) {
  const [client] = useState(() => createStaffQueryClient());
  // Nothing about anybody stays in memory after signing out.
  useEffect(() => () => client.clear(), [client]);
  return (
    <QueryClientProvider client={client}>
      <StaffPanelContent {...props} />
    </QueryClientProvider>
  );
}

function StaffPanelContent({ name, onNamed, onSignedOut }: StaffPanelProps) {
  const { params, setParams } = useQueryParams();
  useClock();
  useUnsavedChangesGuard();
  const { data: counts } = useInboxCounts();
  const { data: openQuestions = 0 } = useOpenQuestionCount();
  const tab = tabNames.find((one) => one === params.get("tab")) ?? "students";
  const labels: Record<Tab, string> = {
    students: "Students",
    requests: counts ? `Requests · ${counts.open}` : "Requests",
    questions: openQuestions > 0 ? `Questions · ${openQuestions}` : "Questions",
    person: "Personal data",
  };

  async function signOut() {
    if (!confirmLeaving()) return;
    try {
      await fetchApi("staff/session", undefined, "DELETE");
      onSignedOut();
    } catch {
      showToast({ tone: "destructive", title: "Failed to sign out. Please try again." });
    }
  }

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-h2">Student Records</h1>
          <StaffNameEditor name={name} onNamed={onNamed} />
        </div>
        <nav aria-label="Records" className="flex flex-wrap gap-2">
          {tabNames.map((one) => (
            <Button
              key={one}
              variant={one === tab ? "solid" : "outline"}
              size="sm"
              aria-current={one === tab ? "page" : undefined}
              className="lg:min-h-11"
              onClick={() => setParams(tabs[one])}
            >
              {labels[one]}
            </Button>
          ))}
        </nav>
        <div className="flex flex-wrap gap-2">
          <AddStudentButton />
          <Button variant="quiet" size="sm" className="lg:min-h-11" onClick={signOut}>
            <Icon name="log-out" />
            Sign out
          </Button>
        </div>
      </div>
      {tab === "students" && <StudentsTab />}
      {tab === "requests" && <RequestInbox />}
      <Suspense fallback={<Spinner />}>
        {tab === "questions" && <QuestionsTab />}
        {tab === "person" && <PersonTab />}
      </Suspense>
    </>
  );
}
