import { afterEach, expect, test, vi } from "vitest";
import { readStored, readStoredJson, writeOrRemoveStored } from "./storage.ts";

afterEach(() => void vi.unstubAllGlobals());

test("a text is stored until it is removed", () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  expect(writeOrRemoveStored("localStorage", "a", "1")).toBe(true);
  expect(readStored("localStorage", "a")).toBe("1");
  expect(writeOrRemoveStored("localStorage", "a", null)).toBe(true);
  expect(readStored("localStorage", "a")).toBeNull();
});

test("storage that is switched off or full holds nothing and breaks nothing", () => {
  const refuse = () => {
    throw new Error("QuotaExceededError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(readStored("sessionStorage", "a")).toBeNull();
  expect(readStoredJson("sessionStorage", "a")).toBeNull();
  expect(writeOrRemoveStored("sessionStorage", "a", "1")).toBe(false);
  vi.stubGlobal("sessionStorage", undefined);
  expect(readStored("sessionStorage", "a")).toBeNull();
  expect(writeOrRemoveStored("sessionStorage", "a", null)).toBe(false);
});

test("what is no JSON counts as nothing", () => {
  vi.stubGlobal("localStorage", { getItem: (key: string) => key });
  expect(readStoredJson("localStorage", "{broken")).toBeNull();
  expect(readStoredJson("localStorage", '{"a":1}')).toEqual({ a: 1 });
});
