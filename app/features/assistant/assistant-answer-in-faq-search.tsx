import { useRef, useState, useEffect } from "react";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { useKeepQueryOnSamePage } from "#app/lib/use-url-state.ts";
import { Button } from "#app/ui/button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { assistantFailure } from "#domain/assistant/assistant-limits-and-fixed-replies.ts";
import type { AssistantReply } from "#domain/assistant/assistant-schemas.ts";
import { AnswerText } from "./answer-text.tsx";
import { FaqSearchAnswerVote } from "./answer-vote.tsx";
import { getDevanagariLangAttribute, SuggestedQuestions } from "./message-bubble-and-suggested-questions.tsx";
import { useOpenContactFormWithTranscript } from "./use-open-contact-form-with-transcript.ts";

/** What the assistant says where the questions have no match. */
export const NoMatchAnswerCard = ({ question }: { question: string | null }) => (
  <AnswerWithActions {...useAnswerWithFollowUps(question)} />
);

/** Offers to put a search that has matches to the assistant as well; null where there is none. */
export function AskAssistantBelowMatches({ question }: { question: string | null }) {
  const [asked, setAsked] = useState<{ question: string; attempt: number } | null>(null);
  const answer = useAnswerWithFollowUps(asked?.question === question ? question : null, asked?.attempt);
  return (
    <div className="mt-5 grid gap-4">
      {question !== null && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-fg-2">
          Not what you were looking for?
          <Button
            variant="outline"
            busy={answer.isSearching}
            onClick={() => setAsked({ question, attempt: (asked?.attempt ?? 0) + 1 })}
          >
            Ask the assistant
          </Button>
        </p>
      )}
      <AnswerWithActions {...answer} />
    </div>
  );
}

/** The answer to a search, or to what the visitor chose of the questions that followed from it. */
function useAnswerWithFollowUps(search: string | null, attempt?: number) {
  const [chosen, setChosen] = useState({ search, question: search });
  const question = chosen.search === search ? chosen.question : search;
  return {
    ...useAnswer(question, attempt),
    question,
    isChosen: question !== search,
    choose: (next: string) => setChosen({ search, question: next }),
  };
}

function AnswerWithActions({
  question,
  isChosen,
  choose,
  isSearching,
  reply,
}: ReturnType<typeof useAnswerWithFollowUps>) {
  const card = useRef<HTMLDivElement>(null);
  const keepQuery = useKeepQueryOnSamePage();
  const askTeam = useOpenContactFormWithTranscript();
  const hasAnswer = reply !== null && reply.message !== "";
  return (
    <div ref={card} tabIndex={-1} aria-live="polite">
      {(isSearching || hasAnswer) && (
        <div className="grid gap-3.5 rounded-card border border-cool bg-cool-soft p-5">
          <p className="flex items-center gap-2.5 font-bold">
            <Icon name="bot" className="icon text-cool-text" />
            AI Assistant
          </p>
          {isChosen && <p className="font-bold">{question}</p>}
          {isSearching && (
            <p className="flex items-center gap-3">
              <Spinner />
              Searching for an answer...
            </p>
          )}
          {hasAnswer && (
            <>
              <p
                lang={reply.lang ?? getDevanagariLangAttribute(reply.message)}
                className="wrap-anywhere whitespace-pre-line"
              >
                <AnswerText text={reply.message} />
              </p>
              {reply.link && (
                <Link to={keepQuery(reply.link.path)} className="link justify-self-start text-small">
                  Read more: {reply.link.label}
                </Link>
              )}
              {reply.suggestions && (
                <SuggestedQuestions
                  questions={reply.suggestions}
                  lang={reply.lang}
                  onAsk={(next) => {
                    // The pressed button is gone with the answer.
                    card.current?.focus({ preventScroll: true });
                    choose(next);
                  }}
                />
              )}
              <p className="text-small text-fg-2">
                This answer is AI-generated based on our course information. For official support, please contact our
                team.
              </p>
              {/* Controls in a live region would be read with every answer. */}
              <div aria-live="off" className="flex flex-wrap items-center gap-x-3">
                <Button
                  variant="outline"
                  onClick={() =>
                    askTeam([
                      { sender: "user", text: question ?? "" },
                      { sender: "ai", text: reply.message },
                    ])
                  }
                >
                  Contact Support
                </Button>
                {question !== null && <FaqSearchAnswerVote key={question} question={question} />}
              </div>
            </>
          )}
        </div>
      )}
    </div>
  );
}

type SearchAnswer = { question: string; attempt: number; reply: AssistantReply | null };

/** The assistant's reply to the question at hand; a new question or attempt, or none, cancels the one before. */
function useAnswer(question: string | null, attempt = 0) {
  const [answer, setAnswer] = useState<SearchAnswer | null>(null);

  useEffect(() => {
    if (question === null) return undefined;
    const cancel = new AbortController();
    void import("./ask-assistant.ts")
      .then(({ askAssistant }) => askAssistant({ question }, cancel.signal))
      .catch(() => assistantFailure)
      .then((reply) => {
        if (cancel.signal.aborted) return null;
        setAnswer({ question, attempt, reply: reply.success ? reply : null });
        return reply.success
          ? null
          : showToast({ tone: "destructive", title: "AI Assistant Error", text: reply.error });
      });
    return () => {
      cancel.abort();
      setAnswer(null);
    };
  }, [question, attempt]);

  const isSettled = answer?.question === question && answer.attempt === attempt;
  return { isSearching: question !== null && !isSettled, reply: isSettled ? answer.reply : null };
}
