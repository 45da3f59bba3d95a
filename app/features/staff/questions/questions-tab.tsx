import { useState } from "react";
import { useDebouncedQueryParam } from "#app/lib/use-url-text.ts";
import { useQueryParams } from "#app/lib/use-url-state.ts";
import { Button } from "#app/ui/button.tsx";
import {
  questionOrders,
  questionReasons,
  questionStates,
  type VoteTally,
  type QuestionGroup,
  type QuestionList,
} from "#domain/assistant/staff-question-schemas.ts";
import { FilterBar, listOptionsWithCounts } from "../filter-bar.tsx";
import { LoadingOrError } from "../loading-or-error.tsx";
import {
  defaultQuestionView,
  questionOrderNames,
  parseQuestionView,
  questionReasonNames,
  questionStateNames,
  type QuestionView,
  useQuestions,
  useMarkQuestionsDoneOrOpen,
} from "./use-questions.ts";
import { focusElement } from "#app/lib/scroll.ts";
import { formatPlural } from "#domain/format/text.ts";
import { QuestionGroupCard } from "./question-group-card.tsx";

const pageSize = 50;
const searchBox = { label: "Search questions", placeholder: "Question, answer, subject" };

/** What the assistant could not answer well. Filters are in the URL: reload and Back restore them. */
export function QuestionsTab() {
  const { params, setParams } = useQueryParams();
  const [search, setSearch] = useDebouncedQueryParam("asked");
  const view = parseQuestionView(params);
  const [limit, setLimit] = useState(pageSize);
  const query = useQuestions(view, params.get("asked") ?? "", limit);
  const { data: list } = query;
  const counts = list?.counts;

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" id="records">
      <h2 className="text-h3">Questions</h2>
      {list && !list.isOn ? (
        <QuestionsOffNote />
      ) : (
        <>
          <p className="measure text-fg-2">
            What the assistant refused, answered unsurely, or visitors voted down, for 90 days and without who asked. To
            teach it, copy questions into the file of their subject in content/assistant/subjects and build the site
            again.
          </p>
          <FilterBar
            search={{ ...searchBox, value: search, onChange: setSearch }}
            values={view}
            selects={[
              ["state", "Open or done", listOptionsWithCounts(null, questionStates, counts?.state, questionStateNames)],
              [
                "reason",
                "Filter by reason",
                listOptionsWithCounts("Any reason", questionReasons, counts?.reason, questionReasonNames),
              ],
              ["sort", "Sort by", listOptionsWithCounts(null, questionOrders, null, questionOrderNames)],
            ]}
            chosen={Number(view.reason !== "") + Number(view.state !== defaultQuestionView.state)}
            onChange={(name, value) => setParams({ [name]: value === defaultQuestionView[name] ? null : value })}
          />
          {list ? (
            <QuestionGroups list={list} view={view} isFiltered={view.reason !== "" || search.trim() !== ""} />
          ) : (
            <LoadingOrError loading="Loading questions..." failed="The questions could not be fetched." query={query} />
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

const QuestionsOffNote = () => (
  <p className="card measure">
    Questions are not stored: KEEP_QUESTIONS is off. To learn what the assistant could not answer, set KEEP_QUESTIONS=on
    and start the site again.
  </p>
);

function VoteTable({ votes }: { votes: readonly VoteTally[] }) {
  if (votes.length === 0) return null;
  return (
    <section aria-labelledby="votes" className="grid max-w-[36rem] gap-2">
      <h3 id="votes" className="text-h4">
        Answers by subject
      </h3>
      <table aria-labelledby="votes" className="w-full text-left text-small">
        <thead>
          <tr className="border-b border-line-strong">
            {["Subject", "Helpful", "Not helpful"].map((name) => (
              <th key={name} scope="col" className="py-2 not-first:text-right not-last:pr-3">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {votes.map(({ subject, up, down }) => (
            <tr key={subject} className="border-b border-line *:py-2 *:not-last:pr-3">
              <th scope="row" className="font-[550] wrap-anywhere">
                {subject}
              </th>
              <td className="label-mono text-right">{up}</td>
              <td className="label-mono text-right">{down}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type QuestionGroupsProps = { list: QuestionList; view: QuestionView; isFiltered: boolean };

function QuestionGroups({ list, view, isFiltered }: QuestionGroupsProps) {
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
