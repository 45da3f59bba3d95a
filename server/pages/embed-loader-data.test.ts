import { expect, test } from "vitest";
import { formatLoaderDataReferencingHtml } from "./embed-loader-data.ts";

const html = `<details><summary>1</summary><div id="day-1"><ul><li>Read &amp; write</li><li>Run</li></ul></div></details>
<details><div id="faq-fees"><p class="x">Write to <a href="mailto:a@b.c">a@b.c</a><!-- -->.</p></div></details>`;

test("what an open or closed panel says is not said again", () => {
  const data = { days: [{ tasks: ["Read & write", "Run"], title: "Run" }], answer: "Write to a@b.c.", none: null };
  expect(formatLoaderDataReferencingHtml(data, html)).toBe(
    '{"days":[{"tasks":{"$texts":"day-1"},"title":"Run"}],"answer":{"$text":"faq-fees"},"none":null}',
  );
});

test("a text that the page shows otherwise is said in full, and cannot end the script", () => {
  expect(formatLoaderDataReferencingHtml({ tasks: ["Run"], text: "</script>" }, html)).toBe(
    String.raw`{"tasks":["Run"],"text":"\u003c/script>"}`,
  );
});

test("data that is more than JSON is left to the router", () => {
  for (const value of [new Date(), new Map(), Number.NaN, [undefined], Promise.resolve(1)]) {
    expect(formatLoaderDataReferencingHtml({ value }, html)).toBeUndefined();
  }
  expect(formatLoaderDataReferencingHtml({ value: undefined }, html)).toBe("{}");
});
