import { expect, test } from "vitest";
import { absoluteAddresses } from "./absolute-addresses.ts";

const read = (markdown: string) => absoluteAddresses(markdown, "https://site.example");

test("images and links of the site carry its address", () => {
  expect(read("![a](/posts/a.svg) and [b](/pricing)\n\n[c]: /faq\n")).toBe(
    "![a](https://site.example/posts/a.svg) and [b](https://site.example/pricing)\n\n[c]: https://site.example/faq\n",
  );
  expect(read("[![a](/a.svg)](/b)")).toBe("[![a](https://site.example/a.svg)](https://site.example/b)");
});

test.for([
  "```md\n![a](/a.svg)\n```\n",
  "~~~~\n~~~\n[a](/a)\n~~~~",
  "```\n[a](/a) in a block that never ends",
  "Write `![a](/a.svg)` for a picture.",
  "[far](https://far.example/a) [other](//far.example) [here](#start)",
])("the address %j is left as it is", (markdown) => {
  expect(read(markdown)).toBe(markdown);
});
