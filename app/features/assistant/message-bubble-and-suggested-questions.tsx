import type { ReactNode, Ref } from "react";
import { cn } from "#app/lib/cn.ts";
import { Button } from "#app/ui/button.tsx";
import type { ChatMessage } from "./chat-state.ts";

type BubbleProps = { sender: ChatMessage["sender"]; ref?: Ref<HTMLDivElement>; children: ReactNode };

export const MessageBubble = ({ sender, ref, children }: BubbleProps) => (
  <div
    ref={ref}
    className={cn(
      "max-w-[86%] forced-colors:border rounded-card px-3.5 py-3 text-[1rem] leading-[1.42] wrap-anywhere whitespace-pre-line",
      sender === "ai"
        ? "self-start rounded-tl-none bg-raised"
        : "self-end rounded-tr-none bg-accent font-medium text-on-accent",
    )}
  >
    {children}
  </div>
);

type SuggestedQuestionsProps = {
  questions: readonly string[];
  /** Of the answer that they follow from. */
  lang?: ChatMessage["lang"];
  onAsk: (question: string) => void;
  onInterest?: () => void;
};

export const SuggestedQuestions = ({ questions, lang, onAsk, onInterest }: SuggestedQuestionsProps) => (
  // Inside the log they would be read with every answer.
  <div role="group" aria-label="Suggested questions" aria-live="off" className="grid justify-items-start gap-2">
    {questions.map((question) => (
      <Button
        key={question}
        variant="outline"
        size="sm"
        lang={lang ?? getDevanagariLangAttribute(question)}
        className="text-left"
        onPointerEnter={onInterest}
        onFocus={onInterest}
        onClick={() => onAsk(question)}
      >
        {question}
      </Button>
    ))}
  </div>
);

/** Of a text whose language nobody stated: Devanagari is read aloud, and set, as Hindi. */
export const getDevanagariLangAttribute = (text: string) => (/[\u0900-\u097f]/.test(text) ? "hi" : undefined);
