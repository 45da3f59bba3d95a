import { useState } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { questionReasons, type QuestionGroup, type StoredQuestion } from "#domain/assistant/staff-question-schemas.ts";
import { formatPlural } from "#domain/format/text.ts";
import { formatDateTimeAndZone } from "../staff-clock-and-date-formats.ts";
import { CopyAsSubjectFile } from "./copy-as-subject-file.tsx";
import { questionReasonNames } from "./use-questions.ts";

type QuestionGroupCardProps = {
  group: QuestionGroup;
  subjects: readonly string[];
  isDone: boolean;
  isBusy: boolean;
  onMark: () => void;
};

export function QuestionGroupCard({ group, subjects, isDone, isBusy, onMark }: QuestionGroupCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const action = isDone ? "Open again" : "Mark as done";
  return (
    <li className="card accordion flex flex-col gap-x-4 gap-y-3 p-4 sm:flex-row sm:items-start">
      <details className="min-w-0 flex-1" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="chevron flex min-h-11 cursor-pointer list-none items-center gap-4">
          <QuestionGroupSummary group={group} />
        </summary>
        {isOpen && (
          <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-4">
            <ul aria-label="Asked as" className="grid grid-cols-[minmax(0,1fr)] gap-4">
              {group.questions.map((question) => (
                <QuestionVariant key={question.id} question={question} />
              ))}
            </ul>
            <CopyAsSubjectFile group={group} subjects={subjects} />
          </div>
        )}
      </details>
      <Button
        icon={isDone ? "rotate-ccw" : "check"}
        variant="outline"
        size="sm"
        busy={isBusy}
        aria-label={`${action}: ${group.questions[0]?.text}`}
        className="self-start whitespace-nowrap"
        onClick={onMark}
      >
        {action}
      </Button>
    </li>
  );
}

function QuestionGroupSummary({ group: { questions, count: times, lastAt } }: { group: QuestionGroup }) {
  const reasons = questionReasons.filter((reason) =>
    questions.some((one) => one.reason === reason || (reason === "voted-down" && one.down > 0)),
  );
  return (
    <span className="grid min-w-0 gap-2">
      <bdi className="font-[650] wrap-anywhere">{questions[0]?.text}</bdi>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-fg-2">
        <span>
          Asked {formatPlural(times, "time")}
          {questions.length > 1 && ` in ${questions.length} ways`}
        </span>
        <span>
          last <time dateTime={lastAt}>{formatDateTimeAndZone(lastAt)}</time>
        </span>
        {reasons.map((reason) => (
          <Badge key={reason}>{questionReasonNames[reason]}</Badge>
        ))}
        {questions[0]?.subject && <span>taken for {questions[0].subject}</span>}
      </span>
    </span>
  );
}

function QuestionVariant({ question }: { question: StoredQuestion }) {
  const { text, answer, up, down, doneAt, lastAt } = question;
  const facts = [
    questionReasonNames[question.reason],
    formatPlural(question.count, "time"),
    ...(up + down > 0 ? [`${up} helpful, ${down} not helpful`] : []),
    ...(doneAt !== null && lastAt > doneAt ? ["asked again since it was done"] : []),
  ];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 wrap-anywhere">
      <bdi className="font-[600]">{text}</bdi>
      <p className="text-small text-fg-2">{facts.join(" · ")}</p>
      <p className="border-l-2 border-line-strong pl-3 text-small">
        <span className="sr-only">Answer: </span>
        {answer ? <bdi>{answer}</bdi> : "No answer was given."}
      </p>
    </li>
  );
}
