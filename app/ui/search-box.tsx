import { useRef, type FocusEventHandler } from "react";
import { Icon } from "./icon.tsx";
import { useTypedBeforeHydration } from "#app/lib/hydration.ts";
import { IconButton } from "./button.tsx";

type SearchBoxProps = {
  /** In a form, the query's name in the URL. */
  name?: string;
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  onFocus?: FocusEventHandler<HTMLInputElement>;
};

export function SearchBox({ label, value, onChange, ...others }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useTypedBeforeHydration(input, onChange);
  return (
    <search className="relative block">
      <Icon name="search" className="icon pointer-events-none absolute inset-y-0 left-4 my-auto text-fg-3" />
      <input
        ref={input}
        // Not of type search: browsers would add a second clear button.
        type="text"
        enterKeyHint="search"
        aria-label={label}
        {...others}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || value === "") return;
          event.preventDefault();
          onChange("");
        }}
        className="min-h-13 w-full rounded-control border border-line-strong bg-bg px-12 py-2.5 text-body placeholder:text-fg-3 placeholder:opacity-100"
      />
      {value !== "" && (
        <IconButton
          label="Clear search"
          className="absolute top-1 right-1 no-js:hidden"
          onClick={() => {
            onChange("");
            input.current?.focus();
          }}
        >
          <Icon name="x" />
        </IconButton>
      )}
    </search>
  );
}
