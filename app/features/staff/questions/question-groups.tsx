import { useState } from "react";
import { focusElement } from "#app/lib/scroll.ts";
import { Button } from "#app/ui/button.tsx";
import type { QuestionGroup, QuestionList } from "#domain/assistant/staff-question-schemas.ts";
import { formatPlural } from "#domain/format/text.ts";
import { QuestionGroupCard } from "./question-group-card.tsx";
import type { QuestionView } from "./question-view.ts";
import { useMarkQuestionsDoneOrOpen } from "./use-questions.ts";

type QuestionGroupsProps = { list: QuestionList; view: QuestionView; isFiltered: boolean };

export function QuestionGroups({ list, view, isFiltered }: QuestionGroupsProps) {
  const [marked, setMarked] = useState<QuestionGroup>();
  const { mutate, isPending } = useMarkQuestionsDoneOrOpen();
  const isDone = view.state === "done";

  function mark(group: QuestionGroup, action: "done" | "reopen") {
    const ids = group.questions.map(({ id }) => id);
    // The card, or the button to undo, is gone once it is saved, and the focus with it.
    const onSuccess = () => {
      setMarked(action === "done" ? group : undefined);
      focusElement("question-list");
    };
    mutate({ action, ids }, { onSuccess });
  }

  return (
    <section id="question-list" aria-label="Groups of questions" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div role="status">
        {marked && (
          <p className="flex flex-wrap items-center gap-3 text-small">
            <span className="min-w-0 wrap-anywhere">
              Done: <bdi>{marked.questions[0]?.text}</bdi>
            </span>
            <Button variant="outline" size="sm" busy={isPending} onClick={() => mark(marked, "reopen")}>
              Undo
            </Button>
          </p>
        )}
      </div>
      {list.total === 0 ? (
        <p className="card text-fg-2">{describeEmptyList(isFiltered, isDone)}</p>
      ) : (
        <>
          <p className="text-small text-fg-2">{formatPlural(list.total, "group")} of like questions</p>
          <ul aria-label="Questions" className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {list.groups.map((group) => (
              <QuestionGroupCard
                key={group.id}
                group={group}
                subjects={list.subjects}
                isDone={isDone}
                isBusy={isPending}
                onMark={() => mark(group, isDone ? "reopen" : "done")}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function describeEmptyList(isFiltered: boolean, isDone: boolean): string {
  if (isFiltered) return "No questions match.";
  return isDone
    ? "Nothing is done yet."
    : "No open questions. What the assistant refuses, answers unsurely, or visitors vote down appears here.";
}
