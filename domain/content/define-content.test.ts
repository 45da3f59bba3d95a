import * as v from "valibot";
import { expect, test } from "vitest";
import { defineContent, text } from "./define-content.ts";

test("wrong content names its file and field", () => {
  const schema = v.object({ cards: v.array(v.object({ title: text })) });
  expect(() => defineContent("content/cards.ts", schema, { cards: [{ title: "A" }, { title: "" }] })).toThrow(
    "content/cards.ts: cards.1.title: must not be empty",
  );
});
