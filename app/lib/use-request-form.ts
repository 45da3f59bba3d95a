import { type SubmitEvent, useState } from "react";
import * as v from "valibot";
import { postJson } from "./api.ts";

type Values = Record<string, string>;

type RequestForm<Form extends Values> = {
  schema: v.GenericSchema<Form, Form>;
  empty: Form;
  /** The call that takes the checked values. */
  path: string;
  /** Sent along with the values: what the visitor chose before the form. */
  extra?: object;
  onInvalid: (message: string) => void;
  onSent: () => void;
  onFailed: () => void;
};

/** A form that becomes a request: checked by the schema the server uses, sent once, kept on failure, cleared on success. */
export function useRequestForm<Form extends Values>({
  schema,
  empty,
  path,
  extra,
  onInvalid,
  onSent,
  onFailed,
}: RequestForm<Form>) {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Values>({});
  const [isSending, setIsSending] = useState(false);

  const field = (name: keyof Form & string) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => {
      setValues({ ...values, [name]: event.target.value });
      setErrors({});
    },
  });

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const checked = v.safeParse(schema, values);
    if (!checked.success) {
      setErrors(messageOfEachField(checked.issues));
      onInvalid(checked.issues[0].message);
      return;
    }
    setIsSending(true);
    const sent = await postJson(path, { ...checked.output, ...extra });
    setIsSending(false);
    if (!sent) return onFailed();
    setValues(empty);
    onSent();
  }

  const isBlank = (name: keyof Form) => values[name]?.trim() === "";
  return { field, submit, isSending, isBlank };
}

function messageOfEachField(issues: readonly v.BaseIssue<unknown>[]): Values {
  const messages: Values = {};
  for (const issue of issues) messages[v.getDotPath(issue) ?? ""] ??= issue.message;
  return messages;
}
