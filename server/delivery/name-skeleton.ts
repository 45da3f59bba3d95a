/** Letters and digits that pass for a Latin letter at a glance, each before its double. */
const doubles =
  "аaвbсcԁdеeгrһhнhіiїiјjкkмmпnоoрpԛqѕsтtуuѵvԝwшwхxьb" +
  "αaβbγyδdεeηnιiκkλiμuνvοoρpσoςsτtυuχxωw" +
  "ɑaʙbᴄcᴅdᴇeꜰfɡgɢgʜhıiɪiᴊjᴋkʟiᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz" +
  "øoðdđdłiħh" +
  "0o1i3e4a5s7t8b|i!i$s" +
  // A small L and a large I are the same stroke.
  "li";

const latin = new Map<string, string>();
const letters = Array.from(doubles);
for (let index = 0; index < letters.length; index += 2) latin.set(letters[index] ?? "", letters[index + 1] ?? "");

/** Letters in squares and circles that Unicode gives no plain form, each alphabet from A on. */
const alphabets = [0x1_f1_e6, 0x1_f1_50, 0x1_f1_70];
function unbox(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const start = alphabets.find((first) => code >= first && code < first + 26);
  return start === undefined ? letter : String.fromCodePoint(0x61 + code - start);
}

/** What a name looks like: two names with the same skeleton are mistaken for one another. */
export const skeletonOf = (name: string) =>
  Array.from(name.normalize("NFKD").toLowerCase().normalize("NFKD"), (letter) => latin.get(letter) ?? unbox(letter))
    .join("")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w")
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
