import { useEffect, useEffectEvent } from "react";
import { readStored, writeStored } from "#app/lib/storage.ts";
import { createStore, useStore } from "#app/lib/store.ts";

const storageKey = "inbox-keys";
const enabled = createStore<boolean | null>(null);
const useAreShortcutsOn = () => useStore(enabled) ?? readStored("localStorage", storageKey) !== "off";

/** Those that handle requests one after the other; all of them are told by the palette. */
const hinted = [
  ["j", "next"],
  ["k", "previous"],
  ["c", "contacted"],
  ["e", "close"],
  ["f", "follow-up"],
  ["u", "undo"],
  ["Ctrl K", "find"],
] as const;

const allKeys = [
  ...hinted,
  ["Enter", "read"],
  ["w", "WhatsApp"],
  ["m", "mail"],
  ["n", "note"],
  ["t", "what to say"],
  ["Ctrl Enter", "save"],
  ["x", "select"],
  ["/", "search"],
  ["Esc", "close it"],
] as const;

const isTypingTarget = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest("input:not([type=checkbox]), textarea, select, [contenteditable]") !== null;

/** What single keys do; one whose action is missing does nothing. */
type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Single keys for the whole page. Speech input and slips of the hand press letters too, so they do nothing in a field or a
 * dialog, and can be turned off (WCAG 2.1.4).
 */
export function useShortcuts(actions: Shortcuts) {
  const isOn = useAreShortcutsOn();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key];
    if (!action || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    // In an empty search box; the box clears itself first.
    if (event.key === "Escape" && event.target instanceof HTMLInputElement && event.target.closest("search")) {
      event.target.blur();
      return;
    }
    if (isTypingTarget(event.target) || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn]);
}

/** With Ctrl or Cmd, which work in a field, too. */
export function useControlKeys(actions: Shortcuts) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key];
    if (!action || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

export const focusSearch = () => document.querySelector<HTMLElement>("#records search input")?.focus();

/** Only where there is a keyboard to speak of. */
export function ShortcutsHint() {
  const isOn = useAreShortcutsOn();
  function toggle() {
    enabled.write(!isOn);
    writeStored("localStorage", storageKey, isOn ? "off" : "on");
  }
  return (
    <p className="ml-auto hidden flex-wrap items-center gap-x-3 text-small text-fg-2 min-[80rem]:flex">
      {isOn && <KeyNames keys={hinted} />}
      <button type="button" aria-pressed={isOn} onClick={toggle} className="link min-h-7 text-small">
        Keys {isOn ? "on" : "off"}
      </button>
    </p>
  );
}

const KeyNames = ({ keys }: { keys: readonly (readonly [key: string, name: string])[] }) =>
  keys.map(([key, name]) => (
    <span key={key}>
      <kbd className="rounded-cell border border-line-strong px-1.5 font-mono text-micro">{key}</kbd> {name}
    </span>
  ));

export const AllShortcuts = () => (
  <p className="flex flex-wrap gap-x-3 gap-y-1 text-small text-fg-2 max-lg:hidden">
    <KeyNames keys={allKeys} />
  </p>
);
