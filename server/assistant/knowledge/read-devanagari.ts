import type { Lexicon } from "../model/assistant-model.ts";
import { foldDevanagari } from "../../language/devanagari.ts";
import { badLine, readLines } from "./content-lines.ts";

const words = /^[\u0900-\u0963\u0971-\u097F]+(?: [\u0900-\u0963\u0971-\u097F]+|\*)*$/;

/** The Devanagari of each word of the list; no word may stand for two. */
export function readDevanagari(file: string): Lexicon["devanagari"] {
  const known = new Map<string, string>();
  return readLines(file).flatMap((line) => {
    const [latin = "", forms, ...others] = line.text.split("=").map((part) => part.trim());
    if (latin === "" || !forms || others.length > 0) throw badLine(line, "must be written as `word = शब्द, शब्द`");
    return forms.split(",").map((form): [string, string] => {
      const devanagari = form.trim();
      if (!words.test(devanagari)) throw badLine(line, `"${devanagari}" is not in Devanagari`);
      if (latin.endsWith("*") !== devanagari.endsWith("*"))
        throw badLine(line, "a * must stand on both sides or on none");
      const key = foldDevanagari(devanagari);
      const earlier = known.get(key);
      if (earlier !== undefined && earlier !== latin) throw badLine(line, `${devanagari} is already ${earlier}`);
      known.set(key, latin);
      return [latin, devanagari];
    });
  });
}
