import { Bot } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useGoToContact } from "#app/lib/use-go-to-contact.ts";
import { useKeepQuery } from "#app/lib/use-keep-query.ts";
import { Button } from "#app/ui/button.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { useAnswer } from "./use-answer.ts";

/** What the assistant says where the questions have no match. */
export const AnswerCard = ({ question }: { question: string | null }) => <Answer {...useAnswer(question)} />;

/** Offers to put a search that has matches to the assistant as well; null where there is none. */
export function AskButton({ question }: { question: string | null }) {
  const [asked, setAsked] = useState<{ question: string; attempt: number } | null>(null);
  const answer = useAnswer(asked?.question === question ? question : null, asked?.attempt);
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
      <Answer {...answer} />
    </div>
  );
}

function Answer({ isSearching, reply }: ReturnType<typeof useAnswer>) {
  const keepQuery = useKeepQuery();
  const goToContact = useGoToContact();
  const hasAnswer = reply !== null && reply.message !== "";
  return (
    <div aria-live="polite">
      {(isSearching || hasAnswer) && (
        <div className="grid gap-3.5 rounded-card border border-cool bg-cool-soft p-5">
          <p className="flex items-center gap-2.5 font-bold">
            <Bot aria-hidden className="icon text-cool-text" />
            AI Assistant
          </p>
          {isSearching && (
            <p className="flex items-center gap-3">
              <Spinner />
              Searching for an answer...
            </p>
          )}
          {hasAnswer && (
            <>
              <p className="wrap-anywhere whitespace-pre-line">
                <LinkedText text={reply.message} />
              </p>
              {reply.link && (
                <Link to={keepQuery(reply.link.path)} className="link justify-self-start text-small">
                  Read more: {reply.link.label}
                </Link>
              )}
              <p className="text-small text-fg-2">
                This answer is AI-generated based on our course information. For official support, please contact our
                team.
              </p>
              <Button variant="outline" className="justify-self-start" onClick={goToContact}>
                Contact Support
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}
