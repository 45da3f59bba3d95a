import { expect, test } from "vitest";
import { testModel } from "#tests/support/test-model.ts";
import { createSmallTalkReplies } from "./small-talk-replies.ts";

const findSmallTalkReply = createSmallTalkReplies(testModel());

test.each(["hi", "HELLO!!", "heyyyy", "hiii there", "Good morning, sir", "good evening", "greetings", "namaste 🙏"])(
  "greets back: %s",
  (message) => expect(findSmallTalkReply(message)).toMatch(/How can I help you/),
);

test.each([
  "gud evning",
  "namste ji",
  "hellow ji",
  "good mornin sir",
  "good aftrnoon",
  "नमस्कार सर",
  "जय श्री राम",
  "👋",
])("greets back, however it is spelled: %s", (message) =>
  expect(findSmallTalkReply(message)).toMatch(/How can I help you/),
);

test.each(["what's up?", "wassup bro", "How are you?", "hello, how r u doing today", "kaise ho"])(
  "tells how it is: %s",
  (message) => expect(findSmallTalkReply(message)).toContain("I'm doing great"),
);

test("greets for the time of day", () => {
  expect(findSmallTalkReply("good afternoon team")).toMatch(/^Good afternoon!/);
});

test.each([
  "bye",
  "Thanks!",
  "thank you sooo much",
  "ok",
  "okay cool",
  "nice",
  "great, thanks",
  "got it 👍",
  "shukriya, kaafi madad mili",
  "dhanyavad bahut jankari mili",
  "ok bye gud nyt",
  "shukriya",
  "no thanks",
  "thnaks",
  "tahnk you",
  "awsome thanks",
  "okay bye see you tommorow",
  "ok thanks bye will call later",
  "theek hai kal call karta hu",
  "धन्यवाद, फिर बात करते हैं",
  "शुक्रिया, बाद में बात करेंगे",
  "टेक केयर, बाय",
  "thaaaank youuuu",
  "🙏🙏",
])("leaves %s unanswered", (message) => expect(findSmallTalkReply(message)).toBe(""));

test.each([
  "hi, what is the fee",
  "shukriya fees bhi bata do",
  "dhanyavad, course kab shuru hoga",
  "thanks, and how long is it?",
  "good course?",
  "is it nice",
  "can i call later",
  "will you call me later",
  "morning classes?",
  "great teacher?",
  "talk to teacher?",
  "धन्यवाद, कोर्स कितने दिन का है",
  "ok 58",
  "?!",
  "",
  "hello ".repeat(20),
])("takes %j for a question", (message) => expect(findSmallTalkReply(message)).toBeNull());

test("one letter held down is no small talk", () => {
  expect(findSmallTalkReply("mmmm")).toBeNull();
});
