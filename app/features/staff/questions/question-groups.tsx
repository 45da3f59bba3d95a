import { useState } from "react";
import { focusPlace } from "#app/lib/scroll.ts";
import { Button } from "#app/ui/button.tsx";
import type { QuestionGroup, QuestionList } from "#domain/assistant/asked-question.ts";
import { formatCount } from "#domain/format/text.ts";
import { QuestionCard } from "./question-card.tsx";
import type { QuestionView } from "./question-filters.tsx";
import { useMarkQuestions } from "./use-questions.ts";

type QuestionGroupsProps = { list: QuestionList; view: QuestionView; isFiltered: boolean };

/** Each can be marked as done, which can be undone. */
export function QuestionGroups({ list, view, isFiltered }: QuestionGroupsProps) {
  const [marked, setMarked] = useState<QuestionGroup>();
  const done = useMarkQuestions("done");
  const reopen = useMarkQuestions("reopen");
  const isDone = view.state === "done";
  const idsOf = ({ questions }: QuestionGroup) => questions.map(({ id }) => id);

  function mark(group: QuestionGroup) {
    // The card is gone once it is saved, and the focus with it.
    const onSuccess = () => {
      setMarked(isDone ? undefined : group);
      focusPlace("question-list");
    };
    (isDone ? reopen : done).mutate(idsOf(group), { onSuccess });
  }

  function undo(group: QuestionGroup) {
    const onSuccess = () => {
      setMarked(undefined);
      focusPlace("question-list");
    };
    reopen.mutate(idsOf(group), { onSuccess });
  }

  return (
    <section id="question-list" aria-label="Groups of questions" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div role="status">
        {marked && (
          <p className="flex flex-wrap items-center gap-3 text-small">
            <span className="min-w-0 wrap-anywhere">
              Done: <bdi>{marked.questions[0]?.text}</bdi>
            </span>
            <Button variant="outline" size="sm" busy={reopen.isPending} onClick={() => undo(marked)}>
              Undo
            </Button>
          </p>
        )}
      </div>
      {list.total === 0 ? (
        <p className="card text-fg-2">{emptyText(isFiltered, isDone)}</p>
      ) : (
        <>
          <p className="text-small text-fg-2">{formatCount(list.total, "group")} of like questions</p>
          <ul aria-label="Questions" className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {list.groups.map((group) => (
              <QuestionCard
                key={group.id}
                group={group}
                subjects={list.subjects}
                isDone={isDone}
                isBusy={done.isPending || reopen.isPending}
                onMark={() => mark(group)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function emptyText(isFiltered: boolean, isDone: boolean): string {
  if (isFiltered) return "No questions match.";
  return isDone
    ? "Nothing is done yet."
    : "No open questions. What the assistant refuses, answers unsurely, or visitors vote down appears here.";
}
