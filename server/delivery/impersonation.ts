import { courseName } from "#content/site.ts";

/** Who the site is in the chat where it speaks itself, or a visitor's name cannot be shown as the author. */
export const siteAuthorNames = {
  enrollment: "Enrollment Form",
  contact: "Contact Form",
  "error-report": "Course Website",
};

export const messageTitles = {
  enrollment: "New Course Enrollment",
  contact: "New Contact Message",
  "error-report": "Server Error",
};

export const digestTitle = "from one sender";

/** Scripts that names here are written in; letters of any other may be drawn like Latin ones. */
const otherScript =
  /[^\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Gurmukhi}\p{sc=Gujarati}\p{sc=Oriya}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Kannada}\p{sc=Malayalam}\p{sc=Sinhala}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Thai}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Cyrillic}\p{sc=Greek}]/u;

/** Whether the team could mistake a visitor's name for the site itself. */
export function isImpersonation(name: string): boolean {
  const skeleton = confusableSkeleton(name);
  return (
    otherScript.test(name.normalize("NFKC").toLowerCase()) || reservedSkeletons.some((own) => skeleton.includes(own))
  );
}

/** Letters and digits that pass for a Latin letter at a glance, each before its double. */
const confusables =
  "аaвbсcԁdеeгrһhнhіiїiјjкkмmпnоoрpԛqѕsтtуuѵvԝwшwхxьb" +
  "αaβbγyδdεeηnιiκkλiμuνvοoρpσoςsτtυuχxωw" +
  "ɑaʙbᴄcᴅdᴇeꜰfɡgɢgʜhıiɪiᴊjᴋkʟiᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz" +
  "øoðdđdłiħh" +
  "0o1i3e4a5s7t8b|i!i$s" +
  // A small L and a large I are the same stroke.
  "li";

const latin = new Map<string, string>();
const letters = Array.from(confusables);
for (let index = 0; index < letters.length; index += 2) latin.set(letters[index] ?? "", letters[index + 1] ?? "");

/** Letters in squares and circles that Unicode gives no plain form, each alphabet from A on. */
const boxedAlphabets = [0x1_f1_e6, 0x1_f1_50, 0x1_f1_70];
function unboxLetter(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const start = boxedAlphabets.find((first) => code >= first && code < first + 26);
  return start === undefined ? letter : String.fromCodePoint(0x61 + code - start);
}

/** What a name looks like (Unicode's confusables skeleton): names with the same one are mistaken for one another. */
const confusableSkeleton = (name: string) =>
  Array.from(
    name.normalize("NFKD").toLowerCase().normalize("NFKD"),
    (letter) => latin.get(letter) ?? unboxLetter(letter),
  )
    .join("")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w")
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

const reservedSkeletons = [
  ...Object.values(siteAuthorNames),
  ...Object.values(messageTitles),
  digestTitle,
  courseName,
].map(confusableSkeleton);
