import { readFileSync } from "node:fs";
import { Blob, Face } from "harfbuzzjs";
import { expect, test } from "vitest";
import { europeanFace, scriptFaces } from "./font-faces.ts";
import { createTextShaper } from "./text-shaper.ts";

const folder = "server/drawing/fonts";
const { shapeText } = createTextShaper(folder);
const outline = (text: string) => shapeText(text, 800).outline(0, 0, 100);
const unknown = outline("Ꭳ");

const names = {
  Amharic: "ሰላም ተስፋዬ",
  Arabic: "عائشة بنت محمد",
  Armenian: "Արամ Խաչատրյան",
  Bengali: "রবীন্দ্রনাথ ঠাকুর",
  Burmese: "အောင်ဆန်း",
  Chinese: "欧阳修 歐陽脩 毛泽东",
  emoji: "🎓🌸",
  Georgian: "თამარ მეფე",
  Greek: "Ελένη Παπαδοπούλου",
  Gujarati: "નરસિંહ મહેતા",
  Hebrew: "דניאל כהן",
  Hindi: "श्रीमती क्षितिजा",
  Japanese: "佐々木 太郎・タロー さくら",
  Kannada: "ಕುವೆಂಪು",
  Khmer: "សុខា",
  Korean: "김서연",
  Lao: "ສົມສັກ",
  Malayalam: "കൃഷ്ണൻ",
  Manipuri: "ꯁꯥꯅꯥ",
  Odia: "ଜଗନ୍ନାଥ",
  Polish: "Świętosława Łódź",
  "the rarer letters of Latin": "Wáng Xiǎomíng Ɓala Œdipe ʻAkahi",
  Punjabi: "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ",
  Russian: "Дарья Щербакова",
  Santali: "ᱥᱟᱱᱛᱟᱲ",
  Sinhala: "ශ්‍රී සුනිල්",
  Tamil: "கார்த்திகேயன்",
  Telugu: "శ్రీనివాస్",
  Thai: "สมชาย ใจดี",
  Ukrainian: "Євгенія Ґалаґан",
  Turkish: "Yıldız Şahin",
  Vietnamese: "Nguyễn Thị Hồng",
};

test.for(Object.entries(names))("a name in %s is drawn with letters, not with marks for unknown ones", ([, name]) => {
  for (const letter of name.replaceAll(/[\s\p{M}\u200D]/gu, "")) expect(outline(letter), letter).not.toBe(unknown);
  expect(shapeText(name, 800).width).toBeGreaterThan(1);
});

test("a letter that no font has is marked as such, and not left out", () => {
  expect(unknown).not.toBe("");
  expect(shapeText("𐌰Ꭳ", 800).width).toBeCloseTo(2 * shapeText("Ꭳ", 800).width);
});

test("a font has what joins the words of its names, so that they are shaped as one", () => {
  for (const { fileName } of [europeanFace, ...scriptFaces]) {
    const letters = new Set(new Face(new Blob(readFileSync(`${folder}/${fileName}.ttf`))).collectUnicodes());
    const missing = Array.from(" -.'’,()").filter((joint) => !letters.has(joint.codePointAt(0) ?? 0));
    expect([fileName, missing]).toEqual([fileName, []]);
  }
});
