import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("without an address there is no gateway", () => {
  expect(readConfig({ AI_GATEWAY_KEY: "key" }).gateway).toBeUndefined();
});

test("a gateway has its model and its daily limit", () => {
  expect(readConfig({ AI_GATEWAY_URL: "https://gateway.example/v1/" }).gateway).toEqual({
    url: "https://gateway.example/v1",
    key: undefined,
    model: "gpt-5",
    dailyLimit: 2000,
  });
});

test.each([
  ["AI_GATEWAY_URL", "ftp://secret-value"],
  ["AI_GATEWAY_URL", "https://user:secret-value@gateway.example"],
  ["AI_GATEWAY_URL", "https://gateway.example/?key=secret-value"],
  ["AI_GATEWAY_KEY", "secret-value with spaces"],
  ["AI_MODEL", "secret-value model"],
  ["AI_DAILY_LIMIT", "-1 secret-value"],
])("a bad %s is named and its value is not", (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(name);
  expect(read).not.toThrow("secret-value");
});
