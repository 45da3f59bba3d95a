import { useState } from "react";
import type { InferInput } from "valibot";
import { Icon } from "#app/ui/icon.tsx";
import { cn } from "#app/lib/cn.ts";
import { IconButton } from "#app/ui/button.tsx";
import type { questionSchema } from "#domain/assistant/assistant-schemas.ts";

/** One vote on the answer to a search; one that does not reach the server is silently taken back. */
export function FaqSearchAnswerVote({ question }: { question: string }) {
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

  return <VoteButtons isHelpful={isHelpful} onVote={(value) => void vote(value)} />;
}

type VoteButtonsProps = { isHelpful: boolean | undefined; onVote: (isHelpful: boolean) => void };

/** One vote: the thumb that was not chosen goes, and the other stays where it was pressed. */
export const VoteButtons = ({ isHelpful, onVote }: VoteButtonsProps) =>
  [true, false].map((value) => (
    <IconButton
      key={String(value)}
      label={value ? "This answer helped" : "This answer did not help"}
      aria-pressed={isHelpful === value}
      onClick={() => onVote(value)}
      className={cn(isHelpful === value ? "text-cool-text" : "text-fg-2", isHelpful === !value && "invisible")}
    >
      <Icon name={value ? "thumbs-up" : "thumbs-down"} className={cn("icon", isHelpful === value && "fill-current")} />
    </IconButton>
  ));

type Vote = InferInput<typeof questionSchema> & { isHelpful: boolean };

/** Tells the server whether an answer helped; throws where it does not take it. */
export async function sendVote(vote: Vote): Promise<void> {
  const response = await fetch("/api/assistant/vote", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(vote),
    // The visitor may leave at once.
    keepalive: true,
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
}
