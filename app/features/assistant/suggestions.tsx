import { Button } from "#app/ui/button.tsx";
import { languageOf } from "./language-of.ts";

type SuggestionsProps = {
  questions: readonly string[];
  onAsk: (question: string) => void;
  onInterest?: () => void;
};

/** Questions that a press asks. */
export const Suggestions = ({ questions, onAsk, onInterest }: SuggestionsProps) => (
  // Inside the log they would be read with every answer.
  <div role="group" aria-label="Suggested questions" aria-live="off" className="grid justify-items-start gap-2">
    {questions.map((question) => (
      <Button
        key={question}
        variant="outline"
        size="sm"
        lang={languageOf(question)}
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
