import { useRef, useState } from "react";

/** A text that is typed, and what is wrong with it until it is typed on, where the focus then goes; `field` goes to the control. */
export function useTextField(initial = "") {
  const [value, setValue] = useState(initial);
  const [error, setError] = useState<string>();
  const ref = useRef<HTMLInputElement>(null);
  const onChange = (event: { target: { value: string } }) => {
    setValue(event.target.value);
    setError(undefined);
  };
  const fail = (message: string) => {
    setError(message);
    ref.current?.focus();
  };
  return { value, setValue, fail, field: { ref, value, error, onChange } };
}
