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
