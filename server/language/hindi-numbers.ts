import { foldDevanagari } from "./devanagari.ts";

/** One to ninety-nine; other spellings after a stroke. */
const counted = `एक दो तीन चार पाँच छह/छः/छे/छै सात आठ नौ दस
ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह/अट्ठारह उन्नीस बीस
इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस/अठ्ठाईस/अठाईस उनतीस/उन्तीस तीस
इकतीस/इकत्तीस बत्तीस तैंतीस/तेंतीस/तैतीस चौंतीस/चौतीस पैंतीस/पैतीस छत्तीस सैंतीस/सैतीस अड़तीस उनतालीस/उन्तालीस चालीस
इकतालीस बयालीस तैंतालीस/तेतालीस चौवालीस/चवालीस पैंतालीस/पैतालीस छियालीस सैंतालीस/सैतालीस अड़तालीस उनचास/उन्चास पचास
इक्यावन बावन तिरपन/तिरेपन चौवन पचपन छप्पन सत्तावन अट्ठावन/अठावन/अठ्ठावन उनसठ साठ
इकसठ बासठ तिरसठ चौंसठ/चौसठ पैंसठ/पैसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर
इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी/उनासी अस्सी
इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी/अठासी नवासी नब्बे
इक्यानवे बानवे तिरानवे चौरानवे पचानवे/पंचानवे छियानवे सत्तानवे अट्ठानवे/अठानवे निन्यानवे`
  .split(/\s+/)
  .map((spellings) => spellings.split("/").map(foldDevanagari));

const valueOf = new Map(counted.flatMap((spellings, at) => spellings.map((word) => [word, at + 1] as const)));
const timesOf = new Map(
  Object.entries({ सौ: 100, सैकड़ा: 100, हज़ार: 1000, लाख: 100_000, करोड़: 10_000_000 }).map(([word, times]) => [
    foldDevanagari(word),
    times,
  ]),
);
/** `डेढ़ हज़ार` is 1500; `साढ़े` adds a half to the number behind it, `सवा` a quarter. */
const partOf = new Map(
  Object.entries({ डेढ़: 1.5, ढाई: 2.5, अढ़ाई: 2.5 }).map(([word, value]) => [foldDevanagari(word), value]),
);
const addedBy = new Map(
  Object.entries({ साढ़े: 0.5, सवा: 0.25, पौने: -0.25 }).map(([word, value]) => [foldDevanagari(word), value]),
);
const irregular: Readonly<Record<string, number>> = { पहल: 1, दुसर: 2, तिसर: 3, चौथ: 4, छठ: 6, छठव: 6 };

export const hindiNumberWords: readonly string[] = [...valueOf.keys(), ...timesOf.keys()];

/** The place that a word counts: `पाँचवें` is 5. */
export function ordinalIn(word: string): number | undefined {
  const [, root = "", ending = ""] = /^(.+?)(व?)(?:ां|ा|ें|े|िं|ि)$/u.exec(foldDevanagari(word)) ?? [];
  return irregular[root] ?? (ending === "" ? undefined : valueOf.get(root));
}

/** The number that stands at the start of `words`, and how many of them it takes. */
export function numberAt(words: readonly string[]): { value: number; length: number } | undefined {
  let total = 0;
  let current: number | undefined;
  let added = 0;
  let length = 0;
  for (const word of words.map(foldDevanagari)) {
    const times = timesOf.get(word);
    const value = valueOf.get(word) ?? partOf.get(word);
    const part = addedBy.get(word);
    if (times !== undefined) {
      const product = ((current ?? 1) + added) * times;
      if (times > 100) total += product;
      current = times > 100 ? 0 : product;
      added = 0;
    } else if (value !== undefined && (current ?? 0) % 100 === 0) {
      current = (current ?? 0) + value + added;
      added = 0;
    } else if (part !== undefined && current === undefined) added = part;
    else break;
    length += 1;
  }
  return current === undefined ? undefined : { value: total + current, length };
}
