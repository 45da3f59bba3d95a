import { useState } from "react";

/** A text that is typed, and what is wrong with it until it is typed on; `field` goes to the control. */
export function useTextField(initial = "") {
  const [value, setValue] = useState(initial);
  const [error, setError] = useState<string>();
  const onChange = (event: { target: { value: string } }) => {
    setValue(event.target.value);
    setError(undefined);
  };
  return { value, setValue, setError, field: { value, error, onChange } };
}
