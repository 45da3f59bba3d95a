import { courseName } from "#content/site.ts";
import { cleanText, cutWhole } from "./chat-text.ts";
import { skeletonOf } from "./name-skeleton.ts";

const longestName = 80;
/** The chat rejects a name that contains one of the first two or equals one of the others. */
const refused = /discord|clyde|^(?:everyone|here)$/;
const refusedCharacters = /[@#:`]/g;

export const defaultNames = {
  enrollment: "Enrollment Form",
  contact: "Contact Form",
  "error-report": "Course Website",
};

export const titles = {
  enrollment: "New Course Enrollment",
  contact: "New Contact Message",
  "error-report": "Server Error",
};

export const digestTitle = "from one sender";

const ourOwn = [...Object.values(defaultNames), ...Object.values(titles), digestTitle, courseName].map(skeletonOf);
/** Scripts that names here are written in; letters of any other may be drawn like Latin ones. */
const otherScript =
  /[^\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Gurmukhi}\p{sc=Gujarati}\p{sc=Oriya}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Kannada}\p{sc=Malayalam}\p{sc=Sinhala}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Thai}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Cyrillic}\p{sc=Greek}]/u;

/** Whether the team could mistake it for a message of the site itself. */
function isOurs(name: string): boolean {
  const skeleton = skeletonOf(name);
  return ourOwn.some((own) => skeleton.includes(own));
}

/** The visitor's name if the chat accepts it as a user name; else the default. The message itself has the real name. */
export function formatChatName(name: string, fallback: string): string {
  const plain = cleanText(name).replaceAll(refusedCharacters, "").replaceAll(/\s+/g, " ").trim();
  const cut = cutWhole(plain, longestName).trim();
  const seen = cut.normalize("NFKC").toLowerCase();
  const isSeen = /[^\p{C}\p{Z}\p{M}\u2800]/u.test(seen);
  return !isSeen || refused.test(seen) || otherScript.test(seen) || isOurs(cut) ? fallback : cut;
}
