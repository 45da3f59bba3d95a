import { createDevanagariRomaniser } from "./romanise.ts";

/** Writes Hindi texts as people chat in Latin letters: `कोर्स की फीस` is `Course ki fees`. */
export function createHindiToHinglishConverter(list: Parameters<typeof createDevanagariRomaniser>[0]) {
  const romanise = createDevanagariRomaniser(list, false);
  return (text: string): string =>
    /\p{Script=Devanagari}/u.test(text)
      ? romanise(text)
          .replaceAll(/ +(?=\n|$|  )|(?<= ) +/g, "")
          .replaceAll(/(?:^|(?<!\.)[.!?]["”)]? |\n)(?!\S*@)\p{Ll}/gu, (start) => start.toUpperCase())
      : text;
}
