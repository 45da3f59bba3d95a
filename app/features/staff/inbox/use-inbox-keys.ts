import { useEffect, useEffectEvent, useState } from "react";

const storageKey = "inbox-keys";

function readIsOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}

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
    try {
      localStorage.setItem(storageKey, isOn ? "off" : "on");
    } catch {
      // The choice lasts for this page then.
    }
  }
  return { isOn, toggle };
}
