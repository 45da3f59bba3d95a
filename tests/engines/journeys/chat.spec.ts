import { the } from "../in-page.ts";
import { test } from "../test.ts";

const chat = the("dialog", "AI Assistant");
const log = the("log", "", chat);
const question = the("field", "Your question", chat);

test("the chat answers in the visitor's words and leads to the page that says so", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.press(the("button", "Open AI Assistant"));
  await visitor.reads(log, "Hi! I'm your AI assistant for the course.");
  await visitor.hasFocusOn(question);
  await visitor.seesUnderlined(the("link", "Contact Human Support", chat));
  await visitor.fill(question, "kitna fees hai");
  await visitor.pressKey("Enter");
  await visitor.reads(log, "kitna fees hai");
  await visitor.reads(log, "₹3,000");
  await visitor.hasFocusOn(question);
  await visitor.pressKey("Escape");
  await visitor.seesNo(chat);
  await visitor.press(the("button", "Open AI Assistant"));
  await visitor.press(the("link", "Read more: FAQ", log));
  await visitor.isAt("/#faq-fees");
});

test("the chat's field grows with the question, up to its limit, and shrinks again", async ({ visitor }) => {
  const height = `document.querySelector("dialog[open] textarea").offsetHeight`;
  await visitor.open("/about");
  await visitor.press(the("button", "Open AI Assistant"));
  await visitor.finds("have one line", height, 52);
  await visitor.fill(question, "How long is it ".repeat(9));
  await visitor.finds("have several lines", `${height} > 90`, true);
  await visitor.fill(question, "How long is it ".repeat(20));
  await visitor.finds("have no more than the limit", height, 128);
  await visitor.fill(question, "x");
  await visitor.finds("have one line again", height, 52);
});
