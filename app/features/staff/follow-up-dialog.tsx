import { useState, type KeyboardEvent } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { fromWallTime, timeZone, toZonedIsoTime } from "#domain/format/time-zone.ts";
import { listFollowUpPresets, maxFollowUpLength, type NextStep } from "#domain/students/next-step.ts";
import { FormInDialog } from "./dialog-button-and-form.tsx";
import { formatDueTime, useBusinessHours, useNow } from "./staff-clock-and-date-formats.ts";
import { useStaffName } from "./staff-name.tsx";
import { useDue } from "./use-due.ts";
import { useTextField } from "./use-text-field.ts";

type Planned = NextStep & { name: string };
type FollowUpDialogProps = {
  /** Open while there is one. */
  record: Planned | null;
  onSave: (step: Partial<NextStep>) => void;
  onClose: () => void;
};

export const FollowUpDialog = ({ record, ...rest }: FollowUpDialogProps) => (
  <Dialog open={record !== null} onClose={rest.onClose} title={`Next step: ${record?.name ?? ""}`}>
    {record && <FollowUpForm record={record} {...rest} />}
  </Dialog>
);

/** What `datetime-local` shows: the time by the clocks of the course. */
const toInputTime = (iso: string) => toZonedIsoTime(iso).slice(0, "2026-03-01T01:30".length);
const fromInputTime = (value: string) => new Date(fromWallTime(Date.parse(`${value}Z`))).toISOString();

function FollowUpForm({ record, onSave, onClose }: FollowUpDialogProps & { record: Planned }) {
  const me = useStaffName();
  const now = useNow();
  const presets = listFollowUpPresets(now, useBusinessHours());
  const { data: due } = useDue();
  // Who plans something takes care of it, unless somebody does already.
  const [owner, setOwner] = useState(record.owner || me);
  const text = useTextField(record.followUp);
  const at = useTextField(record.followUpAt ? toInputTime(record.followUpAt) : "");
  const names = [...new Set([me, record.owner, ...(due?.names ?? [])])].filter(Boolean);

  function save(step: Partial<NextStep>) {
    onSave(step);
    onClose();
  }
  const plan = (time: Date) => save({ owner, followUpAt: time.toISOString(), followUp: text.value });
  function submit() {
    // A text without a time would never come up.
    if (text.value.trim() && !at.value) return at.fail("Please choose when.");
    save({ owner, followUpAt: at.value ? fromInputTime(at.value) : null, followUp: text.value });
  }
  const finish = () => save({ followUpAt: null });

  /** One key more than the one that opened it; not while something is typed. */
  function press(event: KeyboardEvent) {
    if (event.target instanceof Element && event.target.closest("input, select")) return;
    const preset = presets[Number(event.key) - 1];
    if (preset) plan(preset.at);
    else if (event.key === "0" && record.followUpAt) finish();
    else if (event.key === "m" && me) save({ owner: me });
    else return;
    event.preventDefault();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys for the buttons in it
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5" onKeyDown={press}>
      <div className="grid gap-2 sm:grid-cols-2">
        {presets.map(({ name, at: time }, index) => (
          <PresetButton key={name} shortcut={String(index + 1)} name={name} onClick={() => plan(time)}>
            {formatDueTime(time.toISOString(), now)}
          </PresetButton>
        ))}
        {record.followUpAt && <PresetButton shortcut="0" name="Done, no follow-up" onClick={finish} />}
        {me && record.owner !== me && (
          <PresetButton shortcut="m" name="Only make it mine" onClick={() => save({ owner: me })} />
        )}
      </div>
      <FormInDialog action="Save" isBusy={false} onSubmit={submit} onCancel={onClose}>
        <Field label="What" maxLength={maxFollowUpLength} {...text.field} />
        <Field label={`When (${timeZone.short})`} type="datetime-local" {...at.field} />
        <Select
          label="Owner"
          value={owner}
          onChange={setOwner}
          options={[["", "Nobody"] as const, ...names.map((name) => [name, name] as const)]}
        />
      </FormInDialog>
    </div>
  );
}

type PresetButtonProps = { shortcut: string; name: string; onClick: () => void; children?: string };

const PresetButton = ({ shortcut, name, onClick, children }: PresetButtonProps) => (
  <Button
    variant="outline"
    size="sm"
    className="justify-start gap-2 lg:min-h-11"
    aria-keyshortcuts={shortcut}
    onClick={onClick}
  >
    <kbd aria-hidden className="rounded-cell border border-line-strong px-1.5 font-mono text-micro">
      {shortcut}
    </kbd>
    {name}
    {children && <span className="label-mono ml-auto text-fg-2">{children}</span>}
  </Button>
);
