import { useId, useRef, useState, type KeyboardEvent } from "react";
import { cn } from "#app/lib/cn.ts";
import { useValueAfterHydration } from "#app/lib/hydration.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { LessonStep } from "#domain/content/interactive-lesson-schema.ts";
import { describeRun, type RunFeedback } from "./describe-run.ts";
import { startPythonRun } from "./start-python-run.ts";

type StepEditorProps = {
  step: LessonStep;
  /** What screen readers call it, beside its controls. */
  name: string;
  onRun: () => void;
  onReached: () => void;
};

/** How much of the output a screen reader reads out by itself. */
const maxAnnounced = 200;

/** A step with an editor whose program runs in the page; without scripts the program is text. */
export function StepEditor({ step, name, onRun, onReached }: StepEditorProps) {
  const id = useId();
  const isEditable = useValueAfterHydration("yes", "") !== "";
  const [program, setProgram] = useState(step.code);
  const [output, setOutput] = useState("");
  const [verdict, setVerdict] = useState<RunFeedback | null>(null);
  const [stop, setStop] = useState<(() => void) | null>(null);
  const runButton = useRef<HTMLButtonElement>(null);
  const stopButton = useRef<HTMLButtonElement>(null);
  const isRunning = stop !== null;

  function run() {
    if (isRunning) return;
    onRun();
    setOutput("");
    setVerdict(null);
    const stopRun = startPythonRun({
      program,
      onOutput: setOutput,
      onEnd: (end, printed) => {
        const told = describeRun(end, printed, step);
        // The button goes with the run, and the focus would go with it.
        if (document.activeElement === stopButton.current) runButton.current?.focus();
        setOutput(printed);
        setVerdict(told);
        setStop(null);
        if (told.isReached) onReached();
      },
    });
    setStop(() => stopRun);
  }

  function startOver() {
    stop?.();
    setProgram(step.code);
    setOutput("");
    setVerdict(null);
  }

  function runByKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    run();
  }

  const Label = isEditable ? "label" : "p";
  const rows = Math.max(3, step.code.split("\n").length + 1);
  return (
    <div className="grid min-w-0 content-start gap-4">
      {step.text.map((paragraph) => (
        <p key={paragraph} className="max-w-prose">
          {paragraph}
        </p>
      ))}
      <p className="max-w-prose font-[650]">{step.goal}</p>
      <div className="program">
        <Label htmlFor={isEditable ? id : undefined} className="label-mono block text-fg-2">
          Program <span className="sr-only">of {name}</span>
        </Label>
        {isEditable ? (
          <textarea
            id={id}
            className="source"
            rows={rows}
            value={program}
            onChange={({ target }) => setProgram(target.value)}
            onKeyDown={runByKey}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            autoCapitalize="off"
            autoCorrect="off"
            autoComplete="off"
            spellCheck={false}
          />
        ) : (
          <pre className="source">{step.code + "\n".repeat(rows - step.code.split("\n").length)}</pre>
        )}
        <div className={cn("flex flex-wrap items-center gap-2", !isEditable && "invisible")}>
          <Button ref={runButton} variant="solid" size="sm" busy={isRunning} onClick={run}>
            <Icon name="play" className="icon size-4" />
            {isRunning ? "Running…" : "Run"}
            <span className="sr-only"> {name}</span>
          </Button>
          {isRunning && (
            <Button ref={stopButton} variant="outline" size="sm" onClick={stop}>
              Stop<span className="sr-only"> {name}</span>
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={startOver}>
            Start over<span className="sr-only"> with {name}</span>
          </Button>
          <span className="label-mono ml-auto text-fg-3 max-lg:hidden">Ctrl + Enter</span>
        </div>
        <div role="group" aria-label={`Output of ${name}`} className={cn("output", !isEditable && "invisible")}>
          {output === "" && !verdict?.error ? (
            <p className="text-fg-3">{verdict ? "Nothing was printed." : "What Python prints stands here."}</p>
          ) : (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long output scrolls, and so it must by keyboard
            <pre tabIndex={0}>{output}</pre>
          )}
          {verdict?.error && <p className="error text-danger-text">{verdict.error}</p>}
        </div>
      </div>
      <p role="status" className="max-w-prose">
        {verdict && (
          <span className="flex gap-2 font-[600]">
            <Icon
              name={verdict.isReached ? "circle-check" : "circle-alert"}
              className={cn("icon size-4", verdict.isReached ? "text-cool-text" : "text-fg-2")}
            />
            <span>
              <span className="sr-only">{announce(output, verdict)}</span>
              {verdict.isReached && "Reached. "}
              {verdict.text}
            </span>
          </span>
        )}
      </p>
      <details className="step-hint">
        <summary className="link">
          Hint<span className="sr-only"> for {name}</span>
        </summary>
        <p className="max-w-prose text-fg-2">{step.hint}</p>
        <pre>{step.answer}</pre>
      </details>
    </div>
  );
}

/** The output is no live region: every line of a long one would be read out. */
function announce(output: string, { error }: RunFeedback): string {
  const said = output.trim().length > maxAnnounced ? `${output.trim().slice(0, maxAnnounced)}…` : output.trim();
  return [said && `It printed: ${said}.`, error && `${error}.`].filter(Boolean).join(" ");
}
