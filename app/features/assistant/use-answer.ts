import { useEffect, useState } from "react";
import { showToast } from "#app/ui/toast.tsx";
import { assistantFailure, type AssistantReply } from "#domain/assistant/assistant.ts";

type Answer = { question: string; attempt: number; reply: AssistantReply | null };

/** The assistant's reply to the question at hand; a new question or attempt, or none, cancels the one before. */
export function useAnswer(question: string | null, attempt = 0) {
  const [answer, setAnswer] = useState<Answer | null>(null);

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
