import { devanagariRun, foldDevanagari } from "./devanagari.ts";

/** `a/b c`: two spellings of the first number, one of the second. */
const parseNumberList = (text: string, valueAt: (at: number) => number): [string, number][] =>
  text.split(/\s+/).flatMap((spellings, at) => spellings.split("/").map((word) => [foldDevanagari(word), valueAt(at)]));
const countFromOne = (at: number) => at + 1;
const countByTens = (at: number) => (at + 2) * 10;

const englishNumbers: ReadonlyMap<string, number> = new Map([
  ...parseNumberList(
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    countFromOne,
  ),
  ...parseNumberList("twenty thirty forty/fourty fifty sixty seventy eighty ninety", countByTens),
  ["zero", 0],
  ["hundred", 100],
]);

const englishOrdinals: ReadonlyMap<string, number> = new Map([
  ...parseNumberList(
    "first/starting/initial/opening second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth",
    countFromOne,
  ),
  ...parseNumberList("twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth", countByTens),
  ["hundredth", 100],
]);

/** One to ninety-nine in Devanagari and as people type them in Latin letters; English ones up to ten as Hindi spells them. */
const hindiNumbers: ReadonlyMap<string, number> = new Map([
  ...parseNumberList(
    `एक/वन/ek दो/टू/do तीन/थ्री/teen/tin चार/फोर/char/chaar पाँच/फाइव/paanch/panch छह/छः/छे/छै/सिक्स/chhe/che/chhah/chah/chhai/chha सात/सेवन/saat/sat आठ/एट/aath/ath नौ/नाइन/nau दस/टेन/das/dus
ग्यारह/gyarah/gyara/gyaarah बारह/barah/bara/baarah तेरह/terah/tera/tehra चौदह/chaudah/chauda पंद्रह/pandrah/pandra/pandhra सोलह/solah/sola सत्रह/satrah/satra/satarah अठारह/अट्ठारह/atharah/athara/attharah/atthara उन्नीस/unnis/unnees/unees बीस/bees/bis
इक्कीस/ikkis/ikkees/ikis बाईस/bais/baais/baees तेईस/teis/teees/tais चौबीस/chaubis/chaubees पच्चीस/pachis/pachees/pacchis/pachchis छब्बीस/chhabbis/chhabis/chabbis सत्ताईस/sattais/sataees/satais अट्ठाईस/अठ्ठाईस/अठाईस/atthais/athais/atthaees उनतीस/उन्तीस/unatis/unattis/untis/untees तीस/tees/tis
इकतीस/इकत्तीस/ikatis/ikattis/iktis/ikattees बत्तीस/battis/batis/battees तैंतीस/तेंतीस/तैतीस/taintis/tentis/taitis चौंतीस/चौतीस/chautis/chauntis पैंतीस/पैतीस/paintis/paitis/paintees छत्तीस/chhattis/chattis/chhatis सैंतीस/सैतीस/saintis/saitis अड़तीस/adtis/artis/adatis उनतालीस/उन्तालीस/untalis/unchalis/untaalis चालीस/chalis/chaalis/chalees
इकतालीस/iktalis/iktaalis/ikatalis बयालीस/bayalis/byalis/bayaalis तैंतालीस/तेतालीस/taintalis/tetalis/taitalis चौवालीस/चवालीस/chauvalis/chawalis/chavalis/chauwalis पैंतालीस/पैतालीस/paintalis/paitalis छियालीस/chhiyalis/chiyalis/chhialis सैंतालीस/सैतालीस/saintalis/saitalis अड़तालीस/adtalis/artalis/adatalis उनचास/उन्चास/unchas/unchaas पचास/pachas/pachaas
इक्यावन/ikyavan/ikyawan/ikavan बावन/bavan/bawan/baavan तिरपन/तिरेपन/tirpan/tirepan चौवन/chauvan/chawan/chauwan पचपन/pachpan/pachapan छप्पन/chhappan/chappan सत्तावन/sattavan/sattawan/satavan अट्ठावन/अठावन/अठ्ठावन/atthavan/athavan/atthawan/athawan उनसठ/unsath/unsatth साठ/saath/sath
इकसठ/iksath बासठ/basath तिरसठ/tirsath/tiresath चौंसठ/चौसठ/chausath/chaunsath पैंसठ/पैसठ/painsath/paisath छियासठ/chhiyasath/chiyasath सड़सठ/sadsath/sarsath अड़सठ/adsath/arsath उनहत्तर/unhattar/unhatar सत्तर/sattar
इकहत्तर/ikhattar/ikhatar बहत्तर/bahattar तिहत्तर/tihattar चौहत्तर/chauhattar पचहत्तर/pachhattar/pichhattar छिहत्तर/chhihattar/chihattar सतहत्तर/satattar/sathattar अठहत्तर/athattar/athhattar उन्यासी/उनासी/unyasi/unasi/unnasi अस्सी/assi
इक्यासी/ikyasi बयासी/bayasi तिरासी/tirasi चौरासी/chaurasi पचासी/pachasi छियासी/chhiyasi सत्तासी/sattasi अट्ठासी/अठासी/atthasi/athasi नवासी/navasi नब्बे/nabbe
इक्यानवे/ikyanve/ikyanave बानवे/banve/banave तिरानवे/tiranve/tiranave चौरानवे/chauranve/chauranave पचानवे/पंचानवे/pachanve/pachanave/panchanve छियानवे/chhiyanve/chhiyanave सत्तानवे/sattanve/sattanave अट्ठानवे/अठानवे/atthanve/atthanave/athanve निन्यानवे/ninyanve/ninyanave`,
    countFromOne,
  ),
  ...parseNumberList("ज़ीरो", () => 0),
]);

/** Those that no ending makes. */
const hindiOrdinals: ReadonlyMap<string, number> = new Map(
  parseNumberList(
    `पहला/पहले/पहली/pehla/pehle/pehli/pahla/pahle/pahli/pehala/pehale/pahala/pahale/pahila/pahile
दूसरा/दूसरे/दूसरी/dusra/dusre/dusri/doosra/doosre/doosri/dusara/dusare/doosara/doosare
तीसरा/तीसरे/तीसरी/teesra/teesre/teesri/tisra/tisre/tisri/teesara/teesare/tisara/tisare
चौथा/चौथे/चौथी/chautha/chauthe/chauthi/choutha/chouthe/chautey
paanchva/panchva
छठा/छठां/छठे/छठें/छठी/छठवा/छठवाँ/छठवे/छठवें/छठवीं/chhatha/chhathe/chhathi/chhatva/chhatve/chhata/chhate/chatha/chathe/chhatthe/chhattha`,
    countFromOne,
  ),
);

const multipliers: ReadonlyMap<string, number> = new Map([
  ...parseNumberList("hundred/sau/सौ/सैकड़ा", () => 100),
  ...parseNumberList("thousand/hazaar/hazar/hajar/हज़ार", () => 1000),
  ...parseNumberList("lakh/lac/लाख", () => 100_000),
  ...parseNumberList("crore/karod/करोड़", () => 10_000_000),
]);
/** `डेढ़ हज़ार` is 1500. */
const fractions: ReadonlyMap<string, number> = new Map(
  parseNumberList("डेढ़/dedh ढाई/अढ़ाई/dhai/dhaai", (at) => at + 1.5),
);
/** `साढ़े` adds a half to the number behind it. */
const addedParts: ReadonlyMap<string, number> = new Map([
  ...parseNumberList("साढ़े/sadhe/saadhe", () => 0.5),
  ...parseNumberList("सवा", () => 0.25),
  ...parseNumberList("पौने", () => -0.25),
]);

/** Number words that a misspelt word may stand for. */
export const correctableNumberWords: readonly string[] = [
  ...englishNumbers.keys(),
  ...englishOrdinals.keys(),
  ..."pehla pehle pehli dusra dusre teesra".split(" "),
];

/** The number that one word says: `twelve`, `barah`, `sau`. */
export const parseNumberWord = (word: string): number | undefined =>
  englishNumbers.get(word) ?? hindiNumbers.get(word) ?? (word === "sau" ? 100 : undefined);

export const isEnglishNumberWord = (word: string | undefined, least = 0) =>
  (englishNumbers.get(word ?? "") ?? -1) >= least;

const mostNumberWords = 8;

/** The number that starts at a word, and how many words it takes. Devanagari must be folded. */
export function parseNumberStartingAtWord(
  words: readonly string[],
  start = 0,
): { value: number; length: number } | undefined {
  let total = 0;
  let current: number | undefined;
  let added = 0;
  let at = start;
  for (const end = Math.min(words.length, start + mostNumberWords); at < end; at += 1) {
    const word = words[at] ?? "";
    const times = multipliers.get(word);
    const value = parseNumberWord(word) ?? fractions.get(word);
    const part = addedParts.get(word);
    const before = total + (current ?? 0);
    if (times !== undefined) {
      const product = ((current ?? 1) + added) * times;
      if (times > 100) total += product;
      current = times > 100 ? 0 : product;
      added = 0;
    } else if (value !== undefined && (current === undefined || continuesNumber(before, word))) {
      current = (current ?? 0) + value + added;
      added = 0;
    } else if (part !== undefined && current === undefined) added = part;
    else if (!isAndWithinNumber(words, at)) break;
  }
  return current === undefined ? undefined : { value: total + current, length: at - start };
}

/** Whether a number goes on with the word behind it: `three hundred five`, and in English `twenty three`. */
const continuesNumber = (number: number, word: string) =>
  number > 0 && (number % 100 === 0 || (number % 100 >= 20 && number % 10 === 0 && isEnglishDigitWord(word)));
const isEnglishDigitWord = (word: string) => isEnglishNumberWord(word, 1) && !isEnglishNumberWord(word, 10);

/** `two hundred and fifty` */
const isAndWithinNumber = (words: readonly string[], at: number) =>
  words[at] === "and" && multipliers.has(words[at - 1] ?? "") && englishNumbers.has(words[at + 1] ?? "");

/** From three on, Hindi makes an ordinal with an ending: `पाँचवें`, `paanchve`. */
const ordinalEnding = /^(.+?)(?:[vw](?:aa?n?|e(?:i?n)?|in?)|व(?:ां|ा|ें|े|िं|ि))$/u;
const firstWithEnding = 3;

/** The place that a word counts: `fifth` and `पाँचवें` are 5. Devanagari must be folded. */
export function parseOrdinal(word: string): number | undefined {
  const listed = englishOrdinals.get(word) ?? hindiOrdinals.get(word);
  if (listed !== undefined || hindiNumbers.has(word)) return listed;
  const value = hindiNumbers.get(ordinalEnding.exec(word)?.[1] ?? "") ?? 0;
  return value >= firstWithEnding ? value : undefined;
}

const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** Digits of every script as 0 to 9: each script has its ten in a row. */
export const convertDigitsToAscii = (text: string) =>
  text.replaceAll(/(?!\d)\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (isDigit(zero - 1)) zero -= 1;
    return String((code - zero) % 10);
  });

const runOfWords = new RegExp(`[a-z]+(?: [a-z]+)*|${devanagariRun}`, "gi");
const halfHour = /half an hour|aadh[ae] ghant[ae]|आध[ाे] घंट[ाे]/gi;
const english = [...englishNumbers.keys(), "thousand"].join("|");
const hyphenInNumber = new RegExp(`(?<=\\b(?:${english}))-(?=(?:${english})\\b)`, "gi");
const multipliedDigits = new RegExp(
  `(?<![\\p{L}\\d.])(\\d[\\d,]*(?:\\.\\d+)?) ?(k|${[...multipliers.keys()].join("|")})(?![\\p{L}\\p{M}\\d])`,
  "giu",
);

/**
 * A text with its numbers in digits: `five hundred`, `3k`, `das din`, `डेढ़ हज़ार` and digits of other scripts are figures too.
 * What is left of Devanagari is folded.
 */
export const writeNumbersInDigits = (text: string): string =>
  foldDevanagari(convertDigitsToAscii(text.normalize("NFKC")))
    .replaceAll(halfHour, "0.5 hours")
    .replaceAll(multipliedDigits, (_, amount: string, unit: string) =>
      String(Number(amount.replaceAll(",", "")) * (multipliers.get(unit.toLowerCase()) ?? 1000)),
    )
    .replaceAll(hyphenInNumber, " ")
    .replaceAll(runOfWords, writePhraseInDigits);

function writePhraseInDigits(run: string): string {
  const written = run.split(" ");
  const words = run.toLowerCase().split(" ");
  return replaceWordRuns(words, (at) => {
    const number = parseNumberStartingAtWord(words, at);
    return number && isMeantAsNumber(words.slice(at, at + number.length + 1), number.length)
      ? { text: String(number.value), length: number.length }
      : { text: writeHindiOrdinal(written[at] ?? ""), length: 1 };
  });
}

/** Replaces words from the left; `replaceAt` says what stands for those from a place on, and how many it takes. */
export function replaceWordRuns(words: readonly string[], replaceAt: (at: number) => { text: string; length: number }) {
  const replaced: string[] = [];
  for (let at = 0; at < words.length;) {
    const { text, length } = replaceAt(at);
    replaced.push(text);
    at += length;
  }
  return replaced.join(" ");
}

const counted =
  /^(?:din|dino|dinon|rupa?ye|rupaiye|rupay|rupees?|rs|mahin[ae]|mahino|haft[ae]|hafto|ghant[ae]|ghanto|saal|pratishat|percent)$/;

/**
 * Most romanised numbers mean something else in English (`do`, `das`, `saath`), so only what is counted behind them, or a
 * hundred or more, makes them a number.
 */
const isMeantAsNumber = (words: readonly string[], length: number) =>
  !/[a-z]/.test(words[0] ?? "") ||
  words.slice(0, length).every((word) => englishNumbers.has(word)) ||
  words.slice(0, length).some((word) => multipliers.has(word)) ||
  counted.test(words[length] ?? "");

/** `पाँचवें` as `5वें`. */
function writeHindiOrdinal(word: string): string {
  const ordinal = /[a-z]/i.test(word) ? undefined : parseOrdinal(word);
  return ordinal === undefined ? word : `${ordinal}वें`;
}
