import { defineContent } from "#domain/content/define-content.ts";
import { messageTemplatesSchema } from "#domain/content/message-templates.ts";
import { unit } from "#domain/content/phase.ts";

/**
 * What staff send by WhatsApp or mail, each in three languages, and change before they do. `{name}`, `{course}`, `{price}` (what is
 * open of it), `{reference}`, `{upi}` and `{studentLink}` are filled in; a line that names one which is not there is left out. At
 * `{answer}` staff write what they have to say.
 */
export const messageTemplates = defineContent("content/message-templates.ts", messageTemplatesSchema, {
  // With `{ id: "you@yourbank", payee: "Your name" }` staff get a UPI link and code for what a student still has to pay, and `{upi}`
  // is the id and the amount: a link of UPI cannot be pressed in a message.
  upi: null,
  templates: [
    {
      key: "how-to-pay",
      name: "Welcome, and how to pay",
      for: ["enrollment"],
      en: {
        subject: "Your enrollment: {course} (reference {reference})",
        text: "Hello {name},\n\nthank you for enrolling in {course}. Your reference is {reference}.\n\nThe price is {price}.\nYou can pay by UPI: {upi}\n\nPlease reply when you have paid, and we start.",
      },
      hinglish: {
        subject: "Aapka enrollment: {course} (reference {reference})",
        text: "Namaste {name},\n\n{course} mein enroll karne ke liye dhanyavaad. Aapka reference {reference} hai.\n\nFees {price} hai.\nAap UPI se pay kar sakte hain: {upi}\n\nPayment ke baad hamein bata dijiye, phir hum shuru karte hain.",
      },
      hi: {
        subject: "आपका नामांकन: {course} (संदर्भ {reference})",
        text: "नमस्ते {name},\n\n{course} में नामांकन के लिए धन्यवाद। आपका संदर्भ {reference} है।\n\nफीस {price} है।\nआप UPI से भुगतान कर सकते हैं: {upi}\n\nभुगतान के बाद हमें बता दीजिए, फिर हम शुरू करते हैं।",
      },
    },
    {
      key: "answer",
      name: "Answer to a question",
      for: ["contact", "enrollment"],
      en: {
        subject: "Your message to us (reference {reference})",
        text: "Hello {name},\n\nthank you for your message (reference {reference}).\n\n{answer}",
      },
      hinglish: {
        subject: "Aapka message (reference {reference})",
        text: "Namaste {name},\n\naapke message ke liye dhanyavaad (reference {reference}).\n\n{answer}",
      },
      hi: {
        subject: "आपका संदेश (संदर्भ {reference})",
        text: "नमस्ते {name},\n\nआपके संदेश के लिए धन्यवाद (संदर्भ {reference})।\n\n{answer}",
      },
    },
    {
      key: "not-reached",
      name: "We could not reach you",
      for: ["contact", "enrollment"],
      en: {
        subject: "We tried to call you (reference {reference})",
        text: "Hello {name},\n\nwe tried to call you about your request {reference} and could not reach you. When may we call again?",
      },
      hinglish: {
        subject: "Humne aapko call kiya tha (reference {reference})",
        text: "Namaste {name},\n\naapki request {reference} ke liye humne call kiya tha, par baat nahi ho payi. Hum dobara kab call karein?",
      },
      hi: {
        subject: "हमने आपको फ़ोन किया था (संदर्भ {reference})",
        text: "नमस्ते {name},\n\nआपके अनुरोध {reference} के लिए हमने फ़ोन किया था, पर बात नहीं हो पाई। हम दोबारा कब फ़ोन करें?",
      },
    },
    {
      key: "payment-open",
      name: "What is still to be paid",
      for: ["student"],
      en: {
        subject: "What is still to be paid: {course}",
        text: "Hello {name},\n\nof the price of {course}, {price} is still open.\nYou can pay by UPI: {upi}\n\nIf you have paid meanwhile, please send us the number of the payment.",
      },
      hinglish: {
        subject: "Baaki payment: {course}",
        text: "Namaste {name},\n\n{course} ki fees mein se {price} abhi baaki hai.\nAap UPI se pay kar sakte hain: {upi}\n\nAgar aapne pay kar diya hai, to payment number bhej dijiye.",
      },
      hi: {
        subject: "बाकी भुगतान: {course}",
        text: "नमस्ते {name},\n\n{course} की फीस में से {price} अभी बाकी है।\nआप UPI से भुगतान कर सकते हैं: {upi}\n\nअगर आपने भुगतान कर दिया है, तो उसका नंबर भेज दीजिए।",
      },
    },
    {
      key: "quiet",
      name: "How is it going?",
      for: ["student"],
      en: {
        subject: "How is it going?",
        text: `Hello {name},\n\nwe have not seen a new ${unit.one} of yours for a while. Where are you stuck? Reply here and we help.\n\nYour page: {studentLink}`,
      },
      hinglish: {
        subject: "Kaisa chal raha hai?",
        text: "Namaste {name},\n\nkuch dino se aapka naya din pura nahi hua. Kahan atke hain? Yahin reply kijiye, hum madad karenge.\n\nAapka page: {studentLink}",
      },
      hi: {
        subject: "कैसा चल रहा है?",
        text: "नमस्ते {name},\n\nकुछ दिनों से आपका नया दिन पूरा नहीं हुआ। कहाँ अटके हैं? यहीं जवाब दीजिए, हम मदद करेंगे।\n\nआपका पेज: {studentLink}",
      },
    },
    {
      key: "your-page",
      name: "Your private page",
      for: ["student"],
      en: {
        subject: "Your page: {course}",
        text: `Hello {name},\n\nthis is your private page with your ${unit.many}, tasks and plan. Please keep the link to yourself.\n{studentLink}`,
      },
      hinglish: {
        subject: "Aapka page: {course}",
        text: "Namaste {name},\n\nyeh aapka private page hai: aapke din, tasks aur plan. Link kisi aur ko mat dijiye.\n{studentLink}",
      },
      hi: {
        subject: "आपका पेज: {course}",
        text: "नमस्ते {name},\n\nयह आपका निजी पेज है: आपके दिन, काम और योजना। लिंक किसी और को न दीजिए।\n{studentLink}",
      },
    },
  ],
});
