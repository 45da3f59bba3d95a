import { useState, type Ref } from "react";
import { Link } from "react-router";
import { cn } from "#app/lib/cn.ts";
import { useKeepQueryOnSamePage } from "#app/lib/use-url-state.ts";
import { Button } from "#app/ui/button.tsx";
import type { SiteLink } from "#domain/assistant/assistant-schemas.ts";
import { AnswerText, splitAnswerForShowMore } from "./answer-text.tsx";
import { VoteButtons } from "./answer-vote.tsx";
import { MessageBubble, getDevanagariLangAttribute } from "./message-bubble-and-suggested-questions.tsx";
import type { ChatMessage } from "./chat-state.ts";
import { chatStore, greetingMessage } from "./chat-store.ts";
import { useOpenContactFormWithTranscript } from "./use-open-contact-form-with-transcript.ts";

type MessageProps = { message: ChatMessage; ref: Ref<HTMLDivElement>; onFollow: () => void };

export const Message = ({ message, ref, onFollow }: MessageProps) => {
  const { sender, text, lang, link } = message;
  return (
    <MessageBubble ref={ref} sender={sender}>
      <span className="sr-only">{sender === "user" ? "You: " : "Assistant: "}</span>
      <div lang={lang ?? getDevanagariLangAttribute(text)}>
        {sender === "ai" ? <Answer message={message} onFollow={onFollow} /> : text}
      </div>
      {link && <SourceLink link={link} onFollow={onFollow} />}
    </MessageBubble>
  );
};

/** The pressed button is gone. */
const focusRest = (rest: HTMLElement | null) => rest?.focus({ preventScroll: true });

/** Short at first sight: the rest of a long answer from the site's texts is one press away. */
function Answer({ message: { text, link }, onFollow }: Pick<MessageProps, "message" | "onFollow">) {
  const [isRead, setIsRead] = useState(false);
  const { shown, more, begins } = link ? splitAnswerForShowMore(text) : { shown: text, more: "", begins: "" };
  return (
    <>
      <AnswerText text={shown} whole={text} onFollow={onFollow} />
      {more !== "" && !isRead && (
        // A control in a log would be read with every answer.
        <div aria-live="off">
          <button type="button" className="link text-left text-[0.875rem]" onClick={() => setIsRead(true)}>
            <span>
              <span lang="en">More:</span> {begins}…
            </span>
          </button>
        </div>
      )}
      {isRead && (
        <div tabIndex={-1} ref={focusRest}>
          <AnswerText text={more} whole={text} onFollow={onFollow} />
        </div>
      )}
    </>
  );
}

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
          askTeam(chatStore.read().messages.filter(({ id, isNoted }) => id !== greetingMessage.id && !isNoted));
        }}
      >
        Ask the team
      </Button>
    </div>
  );
}
