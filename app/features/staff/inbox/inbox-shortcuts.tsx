import { useEffect, useEffectEvent, useState } from "react";
import { readStored, writeStored } from "#app/lib/storage.ts";

const storageKey = "inbox-keys";

const readShortcutsEnabled = () => readStored("localStorage", storageKey) !== "off";

const keys = [
  ["j", "next"],
  ["k", "previous"],
  ["Enter", "read"],
  ["x", "select"],
  ["/", "search"],
  ["Esc", "close"],
] as const;

type Action = Exclude<(typeof keys)[number][1], "read">;

const actionOf: Record<string, Action> = { j: "next", k: "previous", x: "select", "/": "search", Escape: "close" };

const isTypingTarget = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest("input:not([type=checkbox]), textarea, select, [contenteditable]") !== null;

/**
 * Single keys for the whole inbox. Speech input and slips of the hand press letters too, so they do nothing in a field or a
 * dialog, and can be turned off (WCAG 2.1.4).
 */
export function useInboxShortcuts(actions: Record<Action, () => void>) {
  const [isOn, setIsOn] = useState(readShortcutsEnabled);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOf[event.key];
    if (!action || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    // In an empty search box; the box clears itself first.
    if (action === "close" && event.target instanceof HTMLInputElement && event.target.closest("search")) {
      event.target.blur();
      return;
    }
    if (isTypingTarget(event.target) || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    actions[action]();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn]);

  function toggle() {
    setIsOn(!isOn);
    writeStored("localStorage", storageKey, isOn ? "off" : "on");
  }
  return { isOn, toggle };
}

/** Only where there is a keyboard to speak of. */
export function ShortcutsHint({ isOn, toggle }: { isOn: boolean; toggle: () => void }) {
  return (
    <p className="ml-auto hidden items-center gap-x-3 text-small text-fg-2 min-[80rem]:flex">
      {isOn &&
        keys.map(([key, name]) => (
          <span key={key}>
            <kbd className="rounded-cell border border-line-strong px-1.5 font-mono text-micro">{key}</kbd> {name}
          </span>
        ))}
      <button type="button" aria-pressed={isOn} onClick={toggle} className="link min-h-7 text-small">
        Keys {isOn ? "on" : "off"}
      </button>
    </p>
  );
}
