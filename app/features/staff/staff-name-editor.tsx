import { useMutation } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import * as v from "valibot";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { staffNameSchema } from "#domain/history/staff-name.ts";
import { fetchStaffApi } from "./staff-api.ts";
import { rememberName, StaffNameField } from "./staff-name-field.tsx";
import { useTextField } from "./use-text-field.ts";

type StaffNameEditorProps = { name: string; onNamed: (name: string) => void };

/** The session's name, which can be changed here without signing out. */
export function StaffNameEditor({ name, onNamed }: StaffNameEditorProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 text-small text-fg-2">
        {name && (
          <span className="min-w-0 wrap-anywhere">
            Signed in as <bdi className="font-[600] text-fg">{name}</bdi>
          </span>
        )}
        <button type="button" className="link" onClick={() => setIsOpen(true)}>
          {name ? "Change name" : "Add your name"}
        </button>
      </p>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Your name">
        {isOpen && (
          <StaffNameForm
            name={name}
            onNamed={(saved) => {
              onNamed(saved);
              setIsOpen(false);
            }}
          />
        )}
      </Dialog>
    </>
  );
}

function StaffNameForm({ name, onNamed }: StaffNameEditorProps) {
  const typed = useTextField(name);
  const save = useMutation({
    mutationFn: (next: string) => fetchStaffApi("staff/session", { name: next }, "PATCH"),
    onSuccess: (_answer, next) => {
      rememberName(next);
      onNamed(next);
    },
    meta: { success: "Name saved.", failure: "Failed to save the name. Please try again." },
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (save.isPending) return;
    const checked = v.safeParse(staffNameSchema, typed.value);
    if (checked.success) save.mutate(checked.output);
    else typed.fail(checked.issues[0].message);
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <StaffNameField {...typed.field} />
      <Button type="submit" busy={save.isPending} className="justify-self-end">
        Save Name
      </Button>
    </form>
  );
}
