import { expect, onTestFinished, test, vi } from "vitest";
import { readRememberedName, rememberName } from "./staff-name.tsx";

function stubStorage(storage: object) {
  vi.stubGlobal("localStorage", storage);
  onTestFinished(() => void vi.unstubAllGlobals());
}

test("a name is remembered until it is left empty", () => {
  const stored = new Map<string, string>();
  stubStorage({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  expect(readRememberedName()).toBe("");
  rememberName("Asha");
  expect(readRememberedName()).toBe("Asha");
  rememberName("");
  expect(stored.size).toBe(0);
});

test("what is stored but no name is ignored, and so is a storage that refuses", () => {
  stubStorage({ getItem: () => "a\0b".repeat(100) });
  expect(readRememberedName()).toBe("");
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  stubStorage({ getItem: refuse, setItem: refuse, removeItem: refuse });
  rememberName("Asha");
  rememberName("");
  expect(readRememberedName()).toBe("");
});
