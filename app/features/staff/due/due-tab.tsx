import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import * as v from "valibot";
import { focusElement } from "#app/lib/scroll.ts";
import { useQueryParams } from "#app/lib/use-url-state.ts";
import { Button } from "#app/ui/button.tsx";
import { dueOwnerFilters, type Due, type DueRecord } from "#domain/history/due-schemas.ts";
import { dueTimes } from "#domain/students/next-step.ts";
import { studentSchema } from "#domain/students/student-schemas.ts";
import { parseOption } from "../filter-bar.tsx";
import { FollowUpDialog } from "../follow-up-dialog.tsx";
import { refreshAllAfterRequestChange } from "../inbox/refresh-requests.ts";
import { RequestDetail } from "../inbox/request-detail.tsx";
import { prefetchRelatedRequests, useInboxCounts, useRequestAndRelated } from "../inbox/use-requests.ts";
import { LoadingOrError } from "../loading-or-error.tsx";
import { NothingSelected, RecordSheet, useIsWideScreen } from "../record-sheet.tsx";
import { ShortcutsFooter, useShortcuts } from "../shortcuts.tsx";
import { StudentDetail } from "../students/student-detail.tsx";
import { updateCachedStudents, useAllStudents } from "../students/use-students.ts";
import { useKeptRecord, readOpenId, useOpenRecord } from "../use-open-record.ts";
import { useStaffName } from "../staff-name.tsx";
import { useDue } from "../use-due.ts";
import { useSaveNextStep } from "../next-step-card.tsx";
import { useOpenNextOrPreviousRow } from "../open-rows-by-key.ts";
import { VirtualList } from "../virtual-list.tsx";
import { DueRow } from "./due-row.tsx";

const timeNames = { overdue: "Overdue", today: "Today", week: "This week", later: "Later" } as const;
const ownerNames = { mine: "Mine", nobody: "Nobody's" } as const;
const getRecordId = ({ id }: DueRecord) => id;
const none: never[] = [];

/** What is to be done next, whoever it is about: the desk opens here. */
export function DueTab() {
  const { params, setParams } = useQueryParams();
  const client = useQueryClient();
  const isWide = useIsWideScreen();
  const record = useOpenRecord();
  const when = parseOption(dueTimes, params.get("when"));
  const who = parseOption(dueOwnerFilters, params.get("who"));
  const query = useDue({ when, who });
  const { data: due } = query;
  const records = due?.records ?? none;
  const [snoozed, setSnoozed] = useState<DueRecord | null>(null);
  const save = useSaveNextStep(({ subject, id }, answer) => {
    if (subject === "request") void refreshAllAfterRequestChange(client, id);
    else updateCachedStudents(client, [v.parse(studentSchema, answer)]);
  });
  const groups = useMemo(() => {
    const counts = due?.counts[who ?? "all"];
    return dueTimes
      .map((time) => {
        const items = records.filter((one) => one.when === time);
        const count = counts?.[time] ?? items.length;
        const shown = items.length < count ? `${items.length} of ${count}` : count;
        return { label: timeNames[time], heading: `${timeNames[time]} · ${shown}`, items };
      })
      .filter(({ items }) => items.length > 0);
  }, [due, records, who]);

  const related = useRequestAndRelated(record.requestId);
  const students = useAllStudents("active", record.studentId !== null);
  const request = useKeptRecord(related.data?.request, ({ id }) => id === record.requestId);
  const student = useKeptRecord(
    students.data?.find(({ _id }) => _id === record.studentId),
    ({ _id }) => _id === record.studentId,
  );
  const openRecord = request ?? (student && { id: student._id, version: student.version });
  const next = records[records.findIndex(({ id }) => id === openRecord?.id) + 1];
  const nextRequestId = next?.subject === "request" ? next.id : undefined;
  useEffect(() => {
    if (nextRequestId !== undefined) void prefetchRelatedRequests(client, nextRequestId);
  }, [client, nextRequestId]);
  const { step, pressRow, onRendered } = useOpenNextOrPreviousRow(due?.records.map(getRecordId), openRecord, (id) => {
    const found = records.find((one) => one.id === id);
    if (found) record.open(found.subject, found.id);
  });
  useShortcuts({ j: () => step(1), k: () => step(-1), Escape: () => readOpenId() !== null && record.close() });
  const webhooks = useInboxCounts().data?.webhooks ?? none;
  const onGone = () => {
    record.leave();
    focusElement("records");
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3" id="records">
      <DueFilters
        due={due}
        when={when}
        who={who}
        onToggle={(name, value) => setParams({ [name]: params.get(name) === value ? null : value })}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:h-[max(28rem,100dvh-14rem)] min-[80rem]:h-[max(28rem,100dvh-11.75rem)] lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[minmax(0,1fr)] min-[80rem]:grid-cols-[minmax(0,1fr)_27rem]">
        <div className="flex min-h-0 flex-col gap-1">
          {!due && (
            <LoadingOrError
              query={query}
              loading="Loading what is due..."
              failed="Failed to fetch what is due. Please try again."
            />
          )}
          {due && records.length === 0 && (
            <div className="card grid justify-items-start gap-1">
              <h2 className="text-h4">{when || who ? "Nothing is due in this view." : "Nothing is due."}</h2>
              <p className="text-small text-fg-2">
                New requests come here by themselves, by the reply time you promise.
              </p>
            </div>
          )}
          {records.length > 0 && (
            <VirtualList
              key={`${when} ${who}`}
              groups={groups}
              idOf={getRecordId}
              rowHeight={isWide ? 38 : 68}
              openId={openRecord?.id}
              className="h-full max-lg:h-[max(20rem,100dvh-18rem)]"
              renderRow={(one, control) => (
                <DueRow
                  record={one}
                  isOpen={one.id === openRecord?.id}
                  control={control}
                  onOpen={() => pressRow(one.id)}
                  onSnooze={() => setSnoozed(one)}
                />
              )}
              onRendered={onRendered}
            />
          )}
        </div>
        <RecordSheet isOpen={openRecord !== undefined} className="lg:overflow-y-auto lg:overscroll-contain">
          {request && (
            <RequestDetail
              key={request.id}
              request={request}
              webhooks={webhooks}
              onStep={step}
              onClose={record.close}
              onGone={onGone}
            />
          )}
          {student && (
            <StudentDetail
              key={student._id}
              student={student}
              onStep={step}
              onClose={record.close}
              onDeleted={onGone}
            />
          )}
          {!openRecord && (
            <NothingSelected title="Nothing Selected" className="max-lg:hidden">
              Choose one in the list.
            </NothingSelected>
          )}
        </RecordSheet>
      </div>
      <ShortcutsFooter />
      <FollowUpDialog
        record={snoozed}
        onSave={(change) =>
          snoozed && save.mutate({ subject: snoozed.subject, id: snoozed.id, former: snoozed, ...change })
        }
        onClose={() => setSnoozed(null)}
      />
    </div>
  );
}

type DueFiltersProps = {
  due: Due | undefined;
  when: string | undefined;
  who: string | undefined;
  onToggle: (name: "when" | "who", value: string) => void;
};

/** Filters with their counts; pressing a chosen one takes it off. */
function DueFilters({ due, when, who, onToggle }: DueFiltersProps) {
  const name = useStaffName();
  const counts = due?.counts;
  const sum = (owner: "mine" | "nobody") => counts && dueTimes.reduce((total, time) => total + counts[owner][time], 0);
  const owners = dueOwnerFilters.filter((owner) => owner === "nobody" || name !== "");
  const chips = [
    ...dueTimes.map(
      (time) =>
        ["when", time, timeNames[time], counts?.[parseOption(dueOwnerFilters, who ?? null) ?? "all"][time]] as const,
    ),
    ...owners.map((owner) => ["who", owner, ownerNames[owner], sum(owner)] as const),
  ];
  return (
    <div role="group" aria-label="What is due" className="flex flex-wrap gap-2">
      {chips.map(([filter, value, label, count]) => {
        const isChosen = (filter === "when" ? when : who) === value;
        return (
          <Button
            key={value}
            variant={isChosen ? "solid" : "outline"}
            size="sm"
            aria-pressed={isChosen}
            className="gap-2"
            onClick={() => onToggle(filter, value)}
          >
            {label}
            <span className="label-mono">{count ?? "…"}</span>
          </Button>
        );
      })}
    </div>
  );
}
