import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createDevanagariRomaniser } from "./romanise.ts";
import { transliterateWord } from "./devanagari.ts";

/** `course = कोर्स, कॉर्स` */
const listed = readFileSync("content/assistant/words/devanagari.txt", "utf8")
  .split("\n")
  .filter((line) => line.includes("=") && !line.startsWith("#"))
  .flatMap((line) => {
    const [latin = "", forms = ""] = line.split(" = ");
    return forms.split(", ").map((form) => [latin, form] as const);
  });
const romanise = createDevanagariRomaniser(listed);

/** Each line: Devanagari and what it becomes. */
const table = (lines: string) =>
  lines
    .trim()
    .split("\n")
    .map((line) => line.trim().split(" = "));

test.each(
  table(`
  सकते = sakte
  करना = karna
  समझना = samajhna
  जानकारी = jankari
  लगता = lagta
  मिलेगा = milega
  मिलेंगे = milenge
  पढ़ना = padhna
  बढ़ेगी = badhegi
  लड़का = ladka
  जाऊँगा = jaunga
  करूँगी = karungi
  जाएगा = jayega
  गए = gaye
  आप = aap
  आया = aaya
  हुआ = hua
  अच्छा = accha
  छोड़ = chhod
  क्षमा = kshama
  ज्ञान = gyan
  संस्था = sanstha
  मुंबई = mumbai
  लखनऊ = lakhnau
  मुहब्बत = muhabbat
  ज़रा = zara
  फ़ायदा = fayda
  ऋषि = rishi
  कृपा = kripa
  भाषा = bhasha
  औरत = aurat
  ऐसा = aisa
  दुनिया = duniya
  कहाँ = kaha
  हूँ = hu
`),
)("spells %s as %s letter by letter", (devanagari, latin) => expect(transliterateWord(devanagari ?? "")).toBe(latin));

test.each(
  table(`
  कोर्स = course
  फीस = fees
  फ़ीस = fees
  फिस = fees
  सर्टिफिकेट = certificate
  सर्टीफ़िकेट = certificate
  प्रमाणपत्र = certificate
  प्रमाण पत्र = certificate
  इंटरमीडिएट = intermediate
  इन्टरमीडिएट = intermediate
  एडवांस्ड = advanced
  शुरुआती = beginner
  हिंदी = hindi
  हिन्दी = hindi
  पाँच = 5
  पांच = 5
  रुपये = rupaye
  रुपए = rupaye
  रूपये = rupaye
  चाहिए = chahiye
  चाहिये = chahiye
  नहीं = nahi
  नही = nahi
  यह = ye
  ये = ye
  में = me
  मे = me
  कहां = kaha
  सीखना = seekhna
  सीखूँगा = seekhunga
  सीख = seekh
  सिखाओगे = sikhaoge
  सिखाया = sikhaya
  पढ़ाएँगे = padhayenge
  खरीदना = kharidna
  बनाऊँगा = banaunga
  कौन सा = kaunsa
  पहला = pehla
  दूसरे = dusre
  तीसरी = teesri
  चौथा = 4th
  पाँचवाँ = 5th
  पांचवें = 5th
  छठे = 6th
  इक्कीसवें = 21th
  अट्ठावनवाँ = 58th
  ५वें = 5th
  १२३ = 123
  साठ = 60
  निन्यानवे = 99
  सौ = 100
  पैंतीस सौ = 3500
  डेढ़ हज़ार = 1500
  साढ़े तीन हजार = 3500
  सवा सौ = 125
  दो लाख पचास हज़ार = 250000
  एक = ek
  दो = do
  दिन दो = din 2
  फेज एक = phase 1
  एपीआई = api
  एचटीएमएल = html
  यूपीएससी = upsc
  एमबीबीएस = mbbs
  पाइथन = python
  जावास्क्रिप्ट = javascript
  गिटहब = github
  टेलीग्राम = telegram
`),
)("reads %s as %s", (devanagari, latin) => expect(romanise(devanagari ?? "")).toBe(latin));

test.each([
  ["इस कोर्स की फीस कितनी है?", "is course ki fees kitni hai?"],
  ["python सीखने में कितना time लगेगा", "python seekhne me kitna time lagega"],
  ["day 5 में क्या है", "day 5 me kya hai"],
  ["ठीक है। धन्यवाद", "theek hai.  dhanyavad"],
])("keeps what is not Devanagari: %s", (question, romanised) => expect(romanise(question)).toBe(romanised));
