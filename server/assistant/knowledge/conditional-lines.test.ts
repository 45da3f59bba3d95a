import { expect, test } from "vitest";
import { keepLines } from "./conditional-lines.ts";

const lines = ["First.", "if refund: {refund}", "unless refund: Not stated.", "unless refund: Ask."].map(
  (text, at) => ({
    text,
    file: "money.txt",
    line: at + 1,
  }),
);
const textsOf = (facts: Record<string, string>) => keepLines(lines, facts, ["refund"]).map(({ text }) => text);

test("a line stands only where its fact is set, or is not", () => {
  expect(textsOf({ refund: "Within a week." })).toEqual(["First.", "{refund}"]);
  expect(textsOf({})).toEqual(["First.", "Not stated.", "Ask."]);
});

test("a fact that cannot be missing is named by file and line", () => {
  expect(() => keepLines(lines, {}, ["start"])).toThrow("money.txt:2: no fact refund can be missing");
});

test("a line that depends on a setting is marked for the server, and an unknown setting is named", () => {
  const of = (text: string) => () => keepLines([{ file: "site.txt", line: 3, text }], {}, []);
  expect(of("with gateway: Sent on.")().map(({ text }) => text)).toEqual(["⟨with gateway: Sent on.⟩"]);
  expect(of("with care: Sent on.")).toThrow("site.txt:3: no setting is called with care");
});
