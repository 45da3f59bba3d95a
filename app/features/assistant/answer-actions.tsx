import { cn } from "#app/lib/cn.ts";
import { Button } from "#app/ui/button.tsx";
import { readChat } from "./chat-store.ts";
import { vote } from "./conversation.ts";
import { greeting } from "./greeting.ts";
import type { ChatMessage } from "./stored-chat.ts";
import { Thumbs } from "./thumbs.tsx";
import { useAskTeam } from "./use-ask-team.ts";

type AnswerActionsProps = { answer: ChatMessage; onLeave: () => void };

/** What a visitor can do with an answer: say whether it helped, and take it to the team. */
export function AnswerActions({ answer, onLeave }: AnswerActionsProps) {
  const askTeam = useAskTeam();
  const { asked, isHelpful } = answer;
  const didNotHelp = isHelpful === false;
  return (
    // Controls in a log would be read with every answer.
    <div aria-live="off" className="-mt-2 -mb-2 flex flex-none items-center">
      {asked && <Thumbs isHelpful={isHelpful} onVote={(value) => void vote(answer, value)} />}
      <Button
        variant={didNotHelp ? "outline" : "quiet"}
        size="sm"
        className={cn(!didNotHelp && "text-fg-2")}
        onClick={() => {
          onLeave();
          askTeam(readChat().messages.filter(({ id, isNoted }) => id !== greeting.id && !isNoted));
        }}
      >
        Ask the team
      </Button>
    </div>
  );
}
