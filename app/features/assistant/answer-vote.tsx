import { useState } from "react";
import { sendVote } from "./send-vote.ts";
import { Thumbs } from "./thumbs.tsx";

/** One vote on the answer to a search; one that does not reach the server is taken back without a word. */
export function AnswerVote({ question }: { question: string }) {
  const [isHelpful, setIsHelpful] = useState<boolean>();

  async function vote(value: boolean) {
    if (isHelpful !== undefined) return;
    setIsHelpful(value);
    try {
      await sendVote({ question, isHelpful: value });
    } catch {
      setIsHelpful(undefined);
    }
  }

  return <Thumbs isHelpful={isHelpful} onVote={(value) => void vote(value)} />;
}
