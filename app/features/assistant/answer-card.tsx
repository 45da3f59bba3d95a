import { Bot } from "lucide-react";
import { Link } from "react-router";
import { useGoToContact } from "#app/lib/use-go-to-contact.ts";
import { Button } from "#app/ui/button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { useAnswer } from "./use-answer.ts";

/** What the assistant says where the questions have no match. */
export function AnswerCard({ question }: { question: string | null }) {
  const { isSearching, reply } = useAnswer(question);
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
              <p className="wrap-anywhere whitespace-pre-line">{reply.message}</p>
              {reply.link && (
                <Link to={reply.link.path} className="link justify-self-start text-small">
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
