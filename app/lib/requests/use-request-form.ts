import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, type SubmitEvent } from "react";
import {
  noticeVersionFieldName,
  honeypotFieldName,
  type ConsentField,
} from "#domain/requests/consent-and-hidden-field-names.ts";
import type { RequestField } from "#domain/requests/request-fields.ts";
import type { SentRequest } from "#domain/requests/stored-request-body.ts";
import { useStore } from "../store.ts";
import { readDraft, writeDraft } from "./form-drafts.ts";
import { findOrCreateSubmission, type FormDefinition } from "./submission-registry.ts";
import { idle, type FieldTexts } from "./submission-state.ts";

type FormUse = {
  /** Sent along with the values: what the visitor chose before the form. */
  order?: object;
  onSent?: ((sent: SentRequest) => void) | undefined;
};

/**
 * A form that becomes a request: checked by the schema the server uses, sent once however often it is pressed,
 * kept on failure and over a reload, held while offline, cleared on success.
 */
export function useRequestForm(definition: FormDefinition, { order = {}, onSent }: FormUse = {}) {
  const [submission] = useState(() => findOrCreateSubmission(definition, order));
  const { store } = submission;
  const { state, values, hints } = useStore(store);
  const form = useRef<HTMLFormElement>(null);

  const takeOver = useEffectEvent(() => {
    const { values: known } = store.read();
    if (Object.values(known).some(Boolean)) return;
    const typed = readTypedValues(form.current, Object.keys(known));
    const restored = { ...known, ...readDraft(definition.path), ...typed };
    store.update({ values: restored });
    if (Object.keys(typed).length > 0) writeDraft(definition.path, restored);
  });
  // The cached HTML is the same for everybody; a draft, and what was typed before hydration, is this browser's.
  useEffect(() => takeOver(), []);

  const handOver = useEffectEvent((sent: SentRequest) => onSent?.(sent));
  useEffect(() => submission.whenSent((sent) => handOver(sent)), [submission]);

  const { errors } = state.is === "idle" ? state : idle;
  useEffect(() => {
    if (errors !== idle.errors) focusFirstInvalidField(form.current);
  }, [errors]);

  const field = (name: RequestField | ConsentField) => ({
    name,
    value: values[name],
    error: errors[name],
    hint: hints[name],
    // What is on its way does not change any more.
    readOnly: state.is === "sending" || state.is === "checking",
    onChange: (event: { target: { value: string } }) => submission.edit({ [name]: event.target.value }),
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const plain = event.currentTarget;
    const hidden = new FormData(plain);
    const trap = hidden.get(honeypotFieldName);
    const noticeVersion = hidden.get(noticeVersionFieldName);
    const daysDone = hidden.get("daysDone") || undefined;
    void submission.submit(
      { ...order, noticeVersion, daysDone, ...(trap ? { [honeypotFieldName]: trap } : {}) },
      () => {
        if (plain.isConnected) plain.submit();
        return plain.isConnected;
      },
    );
  }

  return {
    field,
    isBlank: (name: RequestField | ConsentField) => values[name]?.trim() === "",
    isSending: state.is === "sending",
    isWaiting: state.is === "waiting",
    formProps: {
      ref: form,
      noValidate: true,
      method: "post",
      action: definition.path,
      onFocus: submission.prepare,
      onBlur: submission.leave,
      onSubmit: submit,
    } satisfies ComponentProps<"form">,
  };
}

function readTypedValues(form: HTMLFormElement | null, names: readonly string[]): FieldTexts {
  const typed = Object.fromEntries(form ? new FormData(form) : []);
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = typed[name];
      return typeof text === "string" && text !== "" ? [[name, text]] : [];
    }),
  );
}

/**
 * Goes to the first field that is wrong, or else to the one with a suggestion, and shows it whole, with its label and its error: WebKit
 * leaves a focused field under the bar.
 */
export function focusFirstInvalidField(form: HTMLElement | null) {
  const field =
    form?.querySelector<HTMLElement>("[aria-invalid=true]") ??
    form?.querySelector<HTMLElement>("[aria-describedby$=hint]");
  field?.focus({ preventScroll: true });
  field?.parentElement?.scrollIntoView({ block: "nearest" });
}
