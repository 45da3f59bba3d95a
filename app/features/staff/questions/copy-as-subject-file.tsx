import { useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { QuestionGroup } from "#domain/assistant/staff-question-schemas.ts";

type CopyAsSubjectFileProps = { group: QuestionGroup; subjects: readonly string[] };

/** The questions as lines for the file of a subject: the guessed one, until staff choose another. */
export function CopyAsSubjectFile({ group, subjects }: CopyAsSubjectFileProps) {
  const guess = group.questions.find(({ subject }) => subject !== null && subjects.includes(subject))?.subject;
  const [subject, setSubject] = useState(guess ?? "");
  const [byHand, setByHand] = useState<string>();
  const select = useRef<HTMLSelectElement>(null);

  async function copy() {
    if (subject === "") {
      showToast({ tone: "destructive", title: "Choose a subject first." });
      select.current?.focus();
      return;
    }
    const lines = formatQuestionsAsSubjectFile(group, subject);
    try {
      await navigator.clipboard.writeText(lines);
      setByHand(undefined);
      showToast({ title: "Copied.", text: `Paste it into content/assistant/subjects/${subject}.txt` });
    } catch {
      // Without https there is no clipboard.
      setByHand(lines);
    }
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Select
          ref={select}
          isCompact
          label="Subject they ask for"
          value={subject}
          onChange={setSubject}
          options={[["", "Choose a subject"], ...subjects.map((name) => [name, name] as const)]}
        />
        <Button icon="copy" size="sm" className="lg:min-h-11" onClick={() => void copy()}>
          Copy as lines
        </Button>
      </div>
      {byHand !== undefined && <Field multiline readOnly label="Copy these lines by hand" value={byHand} rows={5} />}
    </div>
  );
}

const lowercaseWithoutPunctuation = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

/**
 * The questions of a group as lines of a subject's file. What was removed from them leaves no sign, nothing starts like a
 * comment, and what differs in its signs alone is one line: the build refuses a line that is there twice.
 */
export function formatQuestionsAsSubjectFile({ questions }: Pick<QuestionGroup, "questions">, subject: string): string {
  const lines = new Map<string, string>();
  for (const { text } of questions) {
    const line = text
      .replaceAll("…", " ")
      .replaceAll(/\s+/g, " ")
      .replace(/^[\s#]+/, "")
      .trim();
    const words = lowercaseWithoutPunctuation(line);
    if (words !== "" && !lines.has(words)) lines.set(words, line);
  }
  return [`# content/assistant/subjects/${subject}.txt`, ...lines.values(), ""].join("\n");
}
