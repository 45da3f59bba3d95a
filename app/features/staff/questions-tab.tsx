import { useState } from "react";
import { focusPlace } from "#app/lib/scroll.ts";
import { useAddressParams } from "#app/lib/use-address.ts";
import { useAddressText } from "#app/lib/use-address-text.ts";
import { Button } from "#app/ui/button.tsx";
import type { QuestionGroup, QuestionList } from "#domain/asked-question.ts";
import { LoadState } from "./load-state.tsx";
import { count } from "./person-records.tsx";
import { QuestionCard } from "./question-card.tsx";
import { QuestionFilters } from "./question-filters.tsx";
import { type QuestionView, readQuestionView } from "./question-view.ts";
import { useMarkQuestions, useQuestions } from "./use-questions.ts";
import { VoteTable } from "./vote-table.tsx";

const pageSize = 50;

/** What the assistant could not answer well. Filters are in the address: reload and Back restore them. */
export function QuestionsTab() {
  const { params, setParams } = useAddressParams();
  const [search, setSearch] = useAddressText("asked");
  const view = readQuestionView(params);
  const [limit, setLimit] = useState(pageSize);
  const { data: list, isError, refetch } = useQuestions(view, params.get("asked") ?? "", limit);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" id="records">
      <h2 className="text-h3">Questions</h2>
      {list && !list.isOn ? (
        <TurnedOff />
      ) : (
        <>
          <p className="measure text-fg-2">
            What the assistant refused, answered unsurely, or visitors voted down, for 90 days and without who asked. To
            teach it, copy questions into the file of their subject in content/assistant/subjects and build the site
            again.
          </p>
          <QuestionFilters
            view={view}
            search={search}
            counts={list?.counts}
            onSearch={setSearch}
            onChange={(name, value) => setParams({ [name]: value || null })}
          />
          {list ? (
            <Groups list={list} view={view} isFiltered={view.reason !== "" || search.trim() !== ""} />
          ) : (
            <LoadState
              loading="Loading questions..."
              failed="The questions could not be fetched."
              isError={isError}
              onRetry={() => void refetch()}
            />
          )}
          {list && list.groups.length < list.total && (
            <Button variant="outline" onClick={() => setLimit(limit + pageSize)}>
              Show more: {list.groups.length} of {list.total}
            </Button>
          )}
          {list && <VoteTable votes={list.votes} />}
        </>
      )}
    </div>
  );
}

type GroupsProps = { list: QuestionList; view: QuestionView; isFiltered: boolean };

function Groups({ list, view, isFiltered }: GroupsProps) {
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
          <p className="text-small text-fg-2">{count(list.total, "group")} of like questions</p>
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

const TurnedOff = () => (
  <p className="card measure">
    Questions are not stored: KEEP_QUESTIONS is off. To learn what the assistant could not answer, set KEEP_QUESTIONS=on
    and start the site again.
  </p>
);
