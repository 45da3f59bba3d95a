import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { readStored, writeOrRemoveStored } from "#app/lib/storage.ts";
import { createStore, useStore } from "#app/lib/store.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { readOpenId } from "./use-open-record.ts";

const storageKey = "inbox-keys";
const enabled = createStore<boolean | null>(null);
const areShortcutsOn = () => enabled.read() ?? readStored("localStorage", storageKey) !== "off";
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
  ["?", "all keys"],
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

const recordKeys = [
  ["c", "Mark contacted"],
  ["e", "Close the request"],
  ["f", "Follow up"],
  ["n", "Add a note"],
  ["t", "What to say"],
  ["w", "WhatsApp"],
  ["m", "Write mail"],
] as const;

/** What the parts of the page that are there listen to. */
const heard = new Set<Shortcuts>();

/** What keys do to the record that is open, for who looks for it by name: a student is no request to be closed. */
export const listShortcutCommands = () =>
  readOpenId() !== null && areShortcutsOn()
    ? recordKeys
        .filter(([key]) => [...heard].some((actions) => actions[key]))
        .map(([key, name]) => ({
          id: `key-${key}`,
          name,
          about: key,
          // Once the dialog that it was chosen in is gone.
          run: () =>
            void setTimeout(() => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }))),
        }))
    : [];

const isTypingTarget = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest("input:not([type=checkbox]), textarea, select, [contenteditable]") !== null;

/**
 * Keys that are pressed while the next record is still on its way mean that record: they wait until it is there. What follows
 * an `n` is the text of its note.
 */
const waitingKeys: string[] = [];
let awaitedId: string | null = null;
const isAwaiting = () => awaitedId !== null;
let isReplaying = false;
let givingUp: ReturnType<typeof setTimeout> | undefined;
/** Longer than a slow network takes; a record that never comes must not keep the keys. */
const maxWait = 8000;
/** They read the open row from the address, and so are never ahead of it. */
const rowKeys = new Set(["j", "k", "x"]);
/** They change the record or write to its person, and mean the one that is seen: for the next one they are pressed once it is there. */
const actingKeys = new Set(["c", "e", "f", "w", "m"]);

export function bufferKeysUntilShown(id: string) {
  clearTimeout(givingUp);
  awaitedId = id;
  givingUp = setTimeout(() => {
    waitingKeys.length = 0;
    awaitedId = null;
  }, maxWait);
}

/** For a row that has the focus and is not open: the key is pressed once its record is there. */
export function bufferKeyPress(id: string, key: string) {
  bufferKeysUntilShown(id);
  waitingKeys.push(key);
}

/** Once the record listens to its keys. */
export async function replayBufferedKeys(id: string | undefined) {
  if (id !== awaitedId) return;
  awaitedId = null;
  clearTimeout(givingUp);
  if (isReplaying) return;
  isReplaying = waitingKeys.length > 0;
  while (!isAwaiting() && waitingKeys.length > 0) {
    // The record, then the dialog or field that a key opens, takes the focus first.
    await new Promise((resolve) => setTimeout(resolve));
    const [key = ""] = waitingKeys.splice(0, 1);
    const target = document.activeElement ?? document.body;
    if (isTypingTarget(target)) document.execCommand("insertText", false, key);
    else target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  }
  isReplaying = false;
}

function holdKey(event: KeyboardEvent) {
  const isHeld = isAwaiting() || isReplaying;
  if (!isHeld || !event.isTrusted || event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
  if (waitingKeys.length === 0 && !isReplaying && rowKeys.has(event.key)) return;
  if (!isReplaying && (isTypingTarget(event.target) || document.querySelector("dialog[open]"))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (waitingKeys.length > 0 || isReplaying || !actingKeys.has(event.key)) waitingKeys.push(event.key);
}

/** Before anything else sees a key. */
export function useBufferKeysUntilShown() {
  const isOn = useAreShortcutsOn();
  useEffect(() => {
    if (!isOn) return undefined;
    addEventListener("keydown", holdKey, { capture: true });
    return () => removeEventListener("keydown", holdKey, { capture: true });
  }, [isOn]);
}

const searchField = "#records search input";
export const focusSearch = () => document.querySelector<HTMLElement>(searchField)?.focus();
/** Enter in the search box of a list. */
export const searchFieldKey = "Enter in search";

/** What single keys do; one whose action is missing does nothing. */
type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Single keys for the whole page. Speech input and slips of the hand press letters too, so they do nothing in a field or a
 * dialog, and can be turned off (WCAG 2.1.4).
 */
export function useShortcuts(actions: Shortcuts) {
  const isOn = useAreShortcutsOn();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isInSearch = event.target instanceof Element && event.target.matches(searchField);
    const action = actions[isInSearch && event.key === "Enter" ? searchFieldKey : event.key];
    if (!action || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector("dialog[open]") || (event.repeat && !rowKeys.has(event.key))) return;
    if (isTypingTarget(event.target) && !(isInSearch && event.key === "Enter")) {
      // Out of the field, with what is typed in it; a search box clears itself first.
      if (event.key === "Escape" && event.target instanceof HTMLElement) event.target.blur();
      return;
    }
    event.preventDefault();
    action();
  });
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    heard.add(actions);
    return () => void heard.delete(actions);
  });
  // Before the record is painted: whoever sees it may press at once.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn]);
}

/** With Ctrl or Cmd, which work in a field, too. */
export function useCtrlShortcuts(actions: Shortcuts) {
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

function KeysSwitch() {
  const isOn = useAreShortcutsOn();
  function toggle() {
    enabled.write(!isOn);
    writeOrRemoveStored("localStorage", storageKey, isOn ? "off" : "on");
  }
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={toggle}
      className="link pointer-fine:min-h-7 justify-self-start text-small"
    >
      Keys {isOn ? "on" : "off"}
    </button>
  );
}

/** Only where there is a keyboard to speak of: beside the toast, in the strip below the page that is left free for it. */
export const ShortcutsFooter = () => (
  <p className="-mb-11 hidden h-9 max-w-[calc(100%-28rem)] flex-wrap items-center gap-x-3 text-small text-fg-2 min-[80rem]:flex">
    {useAreShortcutsOn() && <KeyNames keys={hinted} />}
    <KeysSwitch />
  </p>
);

const KeyNames = ({ keys }: { keys: readonly (readonly [key: string, name: string])[] }) =>
  keys.map(([key, name]) => (
    <span key={key}>
      <kbd className="rounded-cell border border-line-strong px-1.5 font-mono text-micro">{key}</kbd> {name}
    </span>
  ));

export const KeysDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <Dialog open={isOpen} onClose={onClose} title="Keys">
    <p className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
      <KeyNames keys={allKeys} />
    </p>
    <KeysSwitch />
  </Dialog>
);
