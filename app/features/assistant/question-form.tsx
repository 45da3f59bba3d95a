import { useLayoutEffect, useState, type KeyboardEvent, type RefObject, type SubmitEvent } from "react";
import { useTypedBeforeHydration } from "#app/lib/hydration.ts";
import { Button } from "#app/ui/button.tsx";
import { maxQuestionLength } from "#domain/assistant/assistant-limits-and-fixed-replies.ts";

type QuestionFormProps = {
  isThinking: boolean;
  /** False where it was not answered. */
  onSend: (text: string) => Promise<boolean>;
  onInterest: () => void;
  field: RefObject<HTMLTextAreaElement | null>;
};

export function QuestionForm({ isThinking, onSend, onInterest, field }: QuestionFormProps) {
  const [text, setText] = useState("");
  useTypedBeforeHydration(field, setText);
  useLayoutEffect(() => fitHeight(field.current, text !== ""), [field, text]);

  async function submit(event?: SubmitEvent) {
    event?.preventDefault();
    if (text.trim() === "" || isThinking) return;
    setText("");
    if (!(await onSend(text))) setText((typed) => typed || text);
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  }

  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <textarea
        ref={field}
        aria-label="Your question"
        placeholder="Ask about the course..."
        rows={1}
        maxLength={maxQuestionLength}
        enterKeyHint="send"
        value={text}
        disabled={isThinking}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={sendOnEnter}
        onFocus={onInterest}
        className="field-sizing-content max-h-32 min-h-13 w-full min-w-0 flex-1 resize-none rounded-control border border-line-strong bg-bg px-3.5 py-3 text-body leading-[1.4] placeholder:text-fg-3 placeholder:opacity-100"
      />
      <Button
        icon="send"
        type="submit"
        aria-label="Send"
        disabled={isThinking || text.trim() === ""}
        className="min-h-13 w-13 flex-none px-0"
      />
    </form>
  );
}

/** Makes the field as high as its text, within the limits of its class, in browsers without `field-sizing`. */
function fitHeight(field: HTMLTextAreaElement | null, hasText: boolean) {
  if (!field || CSS.supports("field-sizing", "content")) return;
  field.style.height = "";
  if (hasText) field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
}
