import { useState } from "react";
import { useAddressParams } from "#app/lib/use-address.ts";
import { useAddressText } from "#app/lib/use-address-text.ts";
import { Button } from "#app/ui/button.tsx";
import { LoadState } from "../load-state.tsx";
import { QuestionFilters } from "./question-filters.tsx";
import { QuestionGroups } from "./question-groups.tsx";
import { readQuestionView } from "./question-view.ts";
import { useQuestions } from "./use-questions.ts";
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
            <QuestionGroups list={list} view={view} isFiltered={view.reason !== "" || search.trim() !== ""} />
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

const TurnedOff = () => (
  <p className="card measure">
    Questions are not stored: KEEP_QUESTIONS is off. To learn what the assistant could not answer, set KEEP_QUESTIONS=on
    and start the site again.
  </p>
);
