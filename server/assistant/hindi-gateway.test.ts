import { expect, test } from "vitest";
import { offTopicReply, offTopicReplyInHindi } from "#domain/assistant/assistant-limits-and-fixed-replies.ts";
import { gatewayModes as modes } from "#tests/support/fake-gateway.ts";
import { testAssistant } from "#tests/support/test-assistant.ts";

test.each([
  ["बिगिनर फेज की फीस कितनी है", "बिगिनर फेज़ सिर्फ ₹१,५०० का है।", "₹2,000"],
  ["बिगिनर फेज की फीस कितनी है", "बिगिनर फेज डेढ़ हज़ार रुपये में मिलता है।", "₹2,000"],
  ["कोर्स कितने दिन का है", "कोर्स साठ दिन का है।", "58 दिन"],
  ["कोर्स कितने दिन का है", "कोर्स पाँच महीने चलता है।", "58 दिन"],
  ["कोर्स की फीस कितनी है", "बंडल ₹3,000 का है और सात दिन में पैसे वापस मिल जाते हैं।", "₹3,000"],
  ["कोर्स की फीस कितनी है", "फीस ₹3,000 है। किस्तों में भी दे सकते हैं।", "बंडल में ₹1,500"],
  ["क्या कोर्स के बाद नौकरी मिलेगी", "जी हाँ, नौकरी पक्की है।", "वादा नहीं करते"],
  ["क्या कोर्स के बाद नौकरी मिलेगी", "Haan, placement pakka milega.", "वादा नहीं करते"],
  ["कोई छूट मिलेगी क्या", "हाँ, छात्रों को छूट मिलेगी।", "बचत"],
  ["क्या यह कोर्स फ्री है", "हाँ, पहला महीना मुफ़्त है।", "मुफ़्त नहीं है"],
  ["संपर्क कैसे करें", "evil.example पर लिखें।", "support@example.com"],
  ["संपर्क कैसे करें", "ईविल डॉट कॉम पर जाएँ।", "support@example.com"],
  ["संपर्क कैसे करें", "सेल्स ऐट द रेट ईविल पर लिखें।", "support@example.com"],
  ["संपर्क कैसे करें", "९८७६५ ४३२१० पर कॉल करें।", "support@example.com"],
  ["संपर्क कैसे करें", "नौ आठ सात छह पाँच चार तीन दो एक नौ पर कॉल करें।", "support@example.com"],
])("to %s a gateway that lies (%s) is replaced by the site's Hindi answer", async (question, lie, truth) => {
  const { answer, fake } = await testAssistant({ mode: modes.says(lie) });
  const reply = await answer(question);
  expect(fake.calls).toHaveLength(1);
  expect(reply.message).not.toContain(lie);
  expect(reply.message).toContain(truth);
  expect(reply.lang).toBe("hi");
});

test.each([
  ["कोर्स कितने दिन का है", "कोर्स 58 दिन का है और करीब तीन महीने में पूरा होता है।"],
  ["बिगिनर फेज की फीस कितनी है", "बिगिनर फेज़ की फीस दो हज़ार रुपये है।"],
  ["क्या कोर्स के बाद नौकरी मिलेगी", "हम नौकरी का वादा नहीं करते, पर आपके पास दिखाने के लिए 15+ प्रोजेक्ट होंगे।"],
])("to %s a true answer in Hindi is shown as Hindi", async (question, text) => {
  const { answer } = await testAssistant({ mode: modes.says(text) });
  expect(await answer(question)).toMatchObject({ success: true, message: text, lang: "hi" });
});

test("refunds, guarantees and small talk in Hindi never reach the gateway", async () => {
  const { answer, fake } = await testAssistant({ mode: modes.says("पूरे पैसे वापस।") });
  expect((await answer("रिफंड मिलेगा क्या")).message).toContain("लिखित में पूछ लें");
  expect((await answer("क्या कोई गारंटी है कि मैं सीख जाऊँगा")).message).toContain("Satisfaction Guaranteed");
  expect((await answer("नमस्ते")).message).toContain("नमस्ते");
  expect(fake.calls).toHaveLength(0);
});

test("the gateway's redirect is given in Hindi to a question in Hindi", async () => {
  const { answer, fake } = await testAssistant({ mode: modes.says(offTopicReply) });
  expect(await answer("आज का मौसम कैसा है")).toEqual({ success: true, message: offTopicReplyInHindi, lang: "hi" });
  expect(fake.calls).toHaveLength(1);
});
