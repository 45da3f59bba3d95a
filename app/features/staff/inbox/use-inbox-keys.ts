import { useEffect, useEffectEvent, useState } from "react";
import { readStored, writeStored } from "#app/lib/storage.ts";

const storageKey = "inbox-keys";

const readIsOn = () => readStored("localStorage", storageKey) !== "off";

type Actions = Record<"next" | "previous" | "select" | "search" | "close", () => void>;

const actionOf: Record<string, keyof Actions> = {
  j: "next",
  k: "previous",
  x: "select",
  "/": "search",
  Escape: "close",
};

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest("input:not([type=checkbox]), textarea, select, [contenteditable]") !== null;

/**
 * Single keys for the whole inbox. Speech input and slips of the hand press letters too, so they do nothing in a field or a
 * dialog, and can be turned off (WCAG 2.1.4).
 */
export function useInboxKeys(actions: Actions) {
  const [isOn, setIsOn] = useState(readIsOn);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOf[event.key];
    if (!action || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    // In an empty search box; the box clears itself first.
    if (action === "close" && event.target instanceof HTMLInputElement && event.target.closest("search")) {
      event.target.blur();
      return;
    }
    if (isTyping(event.target) || document.querySelector("dialog[open]")) return;
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
