import { the } from "../in-page.ts";
import { test } from "../test.ts";

const search = the("field", "Search FAQs or ask a question");
const openAnswers = `document.querySelectorAll("details[open]").length`;

test("the FAQ turns its pages, finds a question and opens its answer", async ({ visitor }) => {
  await visitor.open("/faq");
  const list = the("region", "Frequently Asked Questions");
  await visitor.reads(list, "Page 1 of 4");
  await visitor.press(the("button", "Next", list));
  await visitor.isAt("/faq?faq=2");
  await visitor.reads(list, "Page 2 of 4");
  await visitor.goBack();
  await visitor.reads(list, "Page 1 of 4");
  await visitor.fill(search, "refund");
  await visitor.reads(list, "Found 1 matching question(s)");
  await visitor.sees(the("button", "Can I get a refund?", list));
  await visitor.finds("have the best answer open", openAnswers, 1);
  await visitor.press(the("button", "Clear search"));
  await visitor.reads(list, "Page 1 of 4");
});
