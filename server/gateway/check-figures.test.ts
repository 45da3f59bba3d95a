import { expect, test } from "vitest";
import { formatPriceLines } from "./prompt.ts";
import { areFiguresProven, parseFigures } from "./check-figures.ts";

test("reads amounts, days, hours and bare numbers in every way they are written", () => {
  expect(parseFigures("Rs. 3,000, five hundred rupees, 2k, $5000+, 33% off")).toEqual([
    { unit: "money", value: 3000 },
    { unit: "money", value: 500 },
    { unit: "plain", value: 2000 },
    { unit: "dollars", value: 5000 },
    { unit: "percent", value: 33 },
  ]);
  expect(parseFigures("15 January, March 3, 15th of May, पंद्रह जनवरी").map(({ unit }) => unit)).toEqual(
    Array(4).fill("date"),
  );
  expect(parseFigures("day 45, twenty-one days, 3 hours a day, २१ din, 24/7")).toEqual([
    { unit: "day", value: 45 },
    { unit: "days", value: 21 },
    { unit: "hours", value: 3 },
    { unit: "days", value: 21 },
    { unit: "plain", value: 24 },
    { unit: "plain", value: 7 },
  ]);
});

test.each([
  "The Complete Bundle is ₹3,000 once.",
  "The Advanced Phase is ₹1,000 on the home page, or ₹500 on the pricing page.",
  "The bundle has a list price of ₹21,000.",
  "No figures at all.",
])("accepts the figures of the reply %s", (answer) => expect(areFiguresProven(answer, formatPriceLines())).toBe(true));

test.each([
  "The Complete Bundle is ₹2,500.",
  "The Beginner Phase is ₹1,500.",
  "The Intermediate Phase has 16 days.",
  "You get 90% off.",
  "The bundle is three thousand five hundred rupees.",
])("refuses the figures of the reply %s", (answer) => expect(areFiguresProven(answer, formatPriceLines())).toBe(false));

test.each([
  ["₹३,०००", "money 3000"],
  ["तीन हज़ार रुपये", "money 3000"],
  ["3 हज़ार रुपए", "money 3000"],
  ["डेढ़ हजार रुपये", "money 1500"],
  ["ढाई हज़ार रु.", "money 2500"],
  ["साढ़े तीन हज़ार रूपए", "money 3500"],
  ["पैंतीस सौ रुपये", "money 3500"],
  ["एक लाख रुपये", "money 100000"],
  ["रु. 500", "money 500"],
  ["teen hazaar rupaye", "money 3000"],
  ["dhai hazar rupees", "money 2500"],
  ["paanch sau rupaye", "money 500"],
  ["अट्ठावन दिन", "days 58"],
  ["५८ दिनों", "days 58"],
  ["das din", "days 10"],
  ["saath din", "days 60"],
  ["21 dino", "days 21"],
  ["पाँचवें दिन", "day 5"],
  ["दिन 12", "day 12"],
  ["12वें दिन", "day 12"],
  ["8 हफ़्ते", "weeks 8"],
  ["आठ सप्ताह", "weeks 8"],
  ["तीन महीने", "months 3"],
  ["teen mahine", "months 3"],
  ["2 घंटे", "hours 2"],
  ["do ghante", "hours 2"],
  ["तैंतीस प्रतिशत", "percent 33"],
  ["50 फ़ीसदी", "percent 50"],
  ["दो साल", "years 2"],
])("reads in Hindi: %s", (text, figure) => {
  expect(parseFigures(text).map(({ unit, value }) => `${unit} ${value}`)).toEqual([figure]);
});

test.each(["do you get it", "saath me padhai", "what to do today", "course ke saath community chat"])(
  "finds no figure in %s",
  (text) => expect(parseFigures(text)).toEqual([]),
);

test.each([
  "पूरा बंडल ₹3,000 में है, एक बार का भुगतान।",
  "बंडल तीन हज़ार रुपये का है और इसमें 58 दिन हैं।",
  "बिगिनर फेज़ ₹2,000 का है, इंटरमीडिएट फेज़ ₹1,500 का।",
  "Bundle teen hazaar rupaye ka hai.",
  "एडवांस्ड फेज़ होम पेज पर ₹1,000 और प्राइसिंग पेज पर ₹500 का है।",
  "पहला फेज 21 दिन का है।",
])("accepts in Hindi: %s", (answer) => expect(areFiguresProven(answer, formatPriceLines())).toBe(true));

test.each([
  "बंडल सिर्फ ₹२,९९९ में है।",
  "बंडल ढाई हज़ार रुपये का है।",
  "बिगिनर फेज़ ₹1,500 का है।",
  "इंटरमीडिएट फेज़ सोलह दिन का है।",
  "कोर्स साठ दिन का है।",
  "आपको नब्बे प्रतिशत छूट मिलेगी।",
  "कोर्स पाँच महीने चलता है।",
  "Course sirf paanch sau din ka hai.",
  "Bundle do hazaar rupaye ka hai.",
  "एडवांस्ड फेज़ में 21 दिन हैं।",
  "पहला फेज़ ₹1,000 का है।",
  "Pehla phase 1000 rupaye ka hai.",
])("refuses in Hindi: %s", (answer) => expect(areFiguresProven(answer, formatPriceLines())).toBe(false));
