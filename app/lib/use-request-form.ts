import { type ComponentProps, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { honeypotField } from "#domain/honeypot.ts";
import { readDraft, writeDraft } from "./draft.ts";
import type { FormSchema } from "./send-request.ts";

type Values = Record<string, string>;

type RequestForm<Form extends Values> = {
  loadSchema: () => Promise<FormSchema<Form>>;
  empty: Form;
  /** The call that takes the checked values. */
  path: string;
  /** Sent along with the values: what the visitor chose before the form. */
  extra?: object;
  onInvalid: (message: string) => void;
  onSent: (reference: string) => void;
  onFailed: () => void;
  onOffline: () => void;
};

/**
 * A form that becomes a request: checked by the schema the server uses, sent once however often it is pressed,
 * kept on failure and over a reload, held while there is no line, cleared on success.
 */
export function useRequestForm<Form extends Values>({ loadSchema, empty, path, extra, ...on }: RequestForm<Form>) {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Values>({});
  const [isSending, setIsSending] = useState(false);
  const isBusy = useRef(false);
  const attempt = useRef({ body: "", key: "" });
  const form = useRef<HTMLFormElement>(null);

  const takeOver = useEffectEvent(() => {
    const typed = readTyped(form.current, Object.keys(empty));
    const next = { ...values, ...readDraft(path), ...typed };
    setValues(next);
    if (Object.keys(typed).length > 0) writeDraft(path, next);
  });
  // The kept HTML is the same for everybody; a draft, and what was typed before React took over, is this browser's.
  useEffect(() => takeOver(), [path]);

  const field = (name: keyof Form & string) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => {
      const next = { ...values, [name]: event.target.value };
      setValues(next);
      writeDraft(path, next);
      setErrors({});
    },
  });

  /** The same content is the same request, however often it is sent; changed content is a new one. */
  function keyFor(body: object): string {
    const text = JSON.stringify(body);
    if (attempt.current.body !== text) attempt.current = { body: text, key: crypto.randomUUID() };
    return attempt.current.key;
  }

  async function send(body: object) {
    const { postRequest } = await loadSending();
    const posted = await postRequest(path, body, keyFor(body));
    if (!posted.ok && posted.reason === "offline") {
      await untilOnline();
      return send(body);
    }
    if (!posted.ok) return on.onFailed();
    attempt.current = { body: "", key: "" };
    writeDraft(path, null);
    setValues(empty);
    return on.onSent(posted.id.slice(0, 8));
  }

  async function untilOnline() {
    on.onOffline();
    await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
  }

  const load = () => Promise.all([loadSending(), loadSchema()]);
  // A failure shows when the form is sent.
  const prepare = () => void load().catch(() => undefined);

  /** Null where the code that checks cannot be fetched; without a line it is tried again when there is one. */
  async function check(): Promise<ReturnType<Sending["checkForm"]> | null> {
    try {
      const [{ checkForm }, schema] = await load();
      return checkForm(schema, values);
    } catch {
      if (navigator.onLine) return null;
      await untilOnline();
      return check();
    }
  }

  /** The browser posts the form, as it does without scripts, and the server checks it. */
  function sendPlain(plain: HTMLFormElement) {
    setIsSending(true);
    // Back from the next page the form must live again.
    addEventListener("pageshow", rest, { once: true });
    plain.submit();
  }

  function rest() {
    isBusy.current = false;
    setIsSending(false);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A second press comes before React has disabled the button.
    if (isBusy.current) return;
    isBusy.current = true;
    const plain = event.currentTarget;
    const trap = new FormData(plain).get(honeypotField);
    const checked = await check();
    if (!checked && plain.isConnected) return sendPlain(plain);
    if (!checked) {
      on.onFailed();
    } else if (checked.ok) {
      setIsSending(true);
      await send({ ...checked.output, ...extra, ...(trap ? { [honeypotField]: trap } : {}) });
    } else {
      setErrors(checked.messages);
      on.onInvalid(checked.first);
    }
    rest();
  }

  const focusFirstError = useEffectEvent(() =>
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
  );
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstError();
  }, [errors]);

  const isBlank = (name: keyof Form) => values[name]?.trim() === "";
  return {
    field,
    isBlank,
    isSending,
    formProps: {
      ref: form,
      noValidate: true,
      method: "post",
      action: path,
      onFocus: prepare,
      onSubmit: submit,
    } satisfies ComponentProps<"form">,
  };
}

function readTyped(form: HTMLFormElement | null, names: readonly string[]): Values {
  const typed = Object.fromEntries(form ? new FormData(form) : []);
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = typed[name];
      return typeof text === "string" && text !== "" ? [[name, text]] : [];
    }),
  );
}

type Sending = typeof import("./send-request.ts");

/** Checking and sending comes once somebody begins to fill in, not with the page. */
const loadSending = () => import("./send-request.ts");
