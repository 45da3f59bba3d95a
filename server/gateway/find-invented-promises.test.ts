import { expect, test } from "vitest";
import { faq } from "#content/faq.ts";
import { findInventedPromise } from "./find-invented-promises.ts";
import { formatContentFacts } from "./prompt.ts";

const grounds = [formatContentFacts()];

test.each([
  "You get a full refund within 7 days.",
  "Yes! 100% money-back guarantee.",
  "If you are not satisfied, we return your money.",
  "If you are not satisfied you get a full refund.",
  "No worries, your fee is refunded in full.",
  "No questions asked refund.",
  "Your fees will be paid back any time, we give the money back.",
  "Refund milega, pura paisa wapas.",
  "Pasand nahi aaya to paise wapas mil jayenge.",
  "रिफंड मिल जाएगा।",
  "पसंद न आए तो पूरे पैसे वापस मिलेंगे।",
  "सात दिन की मनी बैक गारंटी है।",
  "We guarantee that you become a developer.",
  "गारंटी है कि आप सीख जाएँगे।",
  "A job is guaranteed after the course.",
  "We provide placement in top companies.",
  "You will get a job after the Advanced Phase.",
  "We offer 100% job assistance.",
  "Course ke baad naukri pakki hai.",
  "Placement milega, tension mat lo.",
  "कोर्स के बाद नौकरी पक्की है।",
  "हम प्लेसमेंट दिलाते हैं।",
  "There is a discount for students.",
  "Use the coupon code at checkout.",
  "Scholarships are available for girls.",
  "Students ko chhoot milti hai.",
  "छात्रों को छूट मिलेगी।",
  "छात्रवृत्ति भी उपलब्ध है।",
  "You can pay by EMI.",
  "Three easy instalments are possible.",
  "Kist me paise de sakte hain.",
  "आप किस्तों में भुगतान कर सकते हैं।",
  "The first phase is free.",
  "The whole course is free for students.",
  "Pehla hafta muft hai.",
  "यह कोर्स बिल्कुल मुफ़्त है।",
  "There is a free trial class.",
  "डेमो क्लास मिलेगी।",
  "The certificate is approved by the government.",
  "सर्टिफिकेट को सरकारी मान्यता है।",
  "Our students get placed in top companies.",
  "You'll earn 6 LPA after the course.",
  "Sabko job mil jati hai.",
  "Pay half now and half later.",
  "Satisfaction guaranteed or your money back.",
])("refuses the invented promise: %s", (lie) => expect(findInventedPromise(lie, grounds)).toBeDefined());

test.each([
  ...faq.map(({ answer }) => answer),
  "We do not promise a job.",
  "You get 15+ projects to show when you apply for jobs.",
  "The site says nothing about discounts.",
  "नौकरी के साथ भी आप यह कोर्स कर सकते हैं।",
  "Please ask the team about refunds in writing before you pay.",
  "The site names no instalments or payment methods, so ask the team.",
  "The course is not free, and there is no trial class.",
  "Free hosting and a free custom domain are included.",
  "Sending an enrollment request is free.",
  "You get a completion certificate when you finish the course.",
  "It is not a degree, and the site names no accreditation by the government.",
  "You can come back to any of the 58 days whenever you like.",
  "The bundle saves ₹1,500, or 33%, against the three phases bought one by one.",
  "Refund ke liye pehle team se puch lein.",
  "Naukri ki koi guarantee nahi hai.",
  "हम नौकरी का वादा नहीं करते।",
  "रिफंड के बारे में पैसे देने से पहले टीम से पूछ लें।",
  "होस्टिंग और डोमेन मुफ़्त मिलते हैं।",
  "किस्तों की सुविधा साइट पर नहीं बताई गई है।",
  "कोर्स मुफ़्त नहीं है।",
  "कोर्स पूरा करने पर आपको सर्टिफिकेट मिलेगा।",
  "Every plan comes with a community chat, 1-on-1 mentorship and lifetime access.",
])("lets a true answer pass: %s", (answer) => expect(findInventedPromise(answer, grounds)).toBeUndefined());

test("a promise that the site makes may be repeated, in any language", () => {
  const stated = ["You get a full refund within 7 days after payment."];
  expect(findInventedPromise("Yes, there is a full refund within 7 days.", stated)).toBeUndefined();
  expect(findInventedPromise("सात दिन के अंदर रिफंड मिल जाता है।", stated)).toBeUndefined();
  expect(findInventedPromise("A job is guaranteed.", stated)).toBeDefined();
});

test("the two promises of the home page are no invention, and no others come with them", () => {
  const home = ['The site carries two promises, "Satisfaction Guaranteed" and "Skill Improve Guaranteed".'];
  expect(findInventedPromise('The site says "Satisfaction Guaranteed".', home)).toBeUndefined();
  expect(findInventedPromise("Satisfaction guaranteed: your money back at any time.", home)).toBe("refund");
});
