import type { Ref } from "react";
import { Link } from "react-router";
import { cn } from "#app/lib/cn.ts";
import { useKeepQueryOnSamePage } from "#app/lib/use-url-state.ts";
import { Button } from "#app/ui/button.tsx";
import type { SiteLink } from "#domain/assistant/assistant-schemas.ts";
import { AnswerText } from "./answer-text.tsx";
import { VoteButtons } from "./answer-vote.tsx";
import { Bubble, getHindiLangAttribute } from "./chat-parts.tsx";
import type { ChatMessage } from "./chat-state.ts";
import { chatStore, greeting } from "./chat-store.ts";
import { useOpenContactFormWithTranscript } from "./use-open-contact-form-with-transcript.ts";

type MessageProps = { message: ChatMessage; ref: Ref<HTMLDivElement>; onFollow: () => void };

export const Message = ({ message: { sender, text, lang, link }, ref, onFollow }: MessageProps) => (
  <Bubble ref={ref} sender={sender}>
    <span className="sr-only">{sender === "user" ? "You: " : "Assistant: "}</span>
    <span lang={lang ?? getHindiLangAttribute(text)}>
      {sender === "ai" ? <AnswerText text={text} onFollow={onFollow} /> : text}
    </span>
    {link && <SourceLink link={link} onFollow={onFollow} />}
  </Bubble>
);

function SourceLink({ link, onFollow }: { link: SiteLink; onFollow: () => void }) {
  const keepQuery = useKeepQueryOnSamePage();
  return (
    <Link to={keepQuery(link.path)} onClick={onFollow} className="link -mb-2 flex text-[0.875rem]">
      Read more: {link.label}
    </Link>
  );
}

type AnswerActionsProps = { answer: ChatMessage; onVote: (isHelpful: boolean) => void; onLeave: () => void };

/** What a visitor can do with an answer: say whether it helped, and take it to the team. */
export function AnswerActions({ answer, onVote, onLeave }: AnswerActionsProps) {
  const askTeam = useOpenContactFormWithTranscript();
  const { asked, isHelpful } = answer;
  const didNotHelp = isHelpful === false;
  return (
    // Controls in a log would be read with every answer.
    <div aria-live="off" className="-mt-2 -mb-2 flex flex-none items-center">
      {asked && <VoteButtons isHelpful={isHelpful} onVote={onVote} />}
      <Button
        variant={didNotHelp ? "outline" : "quiet"}
        size="sm"
        className={cn(!didNotHelp && "text-fg-2")}
        onClick={() => {
          onLeave();
          askTeam(chatStore.read().messages.filter(({ id, isNoted }) => id !== greeting.id && !isNoted));
        }}
      >
        Ask the team
      </Button>
    </div>
  );
}
