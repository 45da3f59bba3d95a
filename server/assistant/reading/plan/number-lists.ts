/** Numbers as visitors write them: in English, and in Hindi with Latin letters, where one number has several spellings. */

const units =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen";
const tens = "twenty thirty forty fifty sixty seventy eighty ninety";
const unitOrdinals =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth";
const tenOrdinals = "twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth";

/** `a/b c`: two spellings of the first number, one of the second. */
const numbered = (text: string, valueAt: (at: number) => number): [string, number][] =>
  text.split(" ").flatMap((spellings, at) => spellings.split("/").map((word): [string, number] => [word, valueAt(at)]));
const fromOne = (at: number) => at + 1;
const byTen = (at: number) => (at + 2) * 10;

export const englishNumbers: ReadonlyMap<string, number> = new Map([
  ...numbered(`${units} eighteen nineteen`, fromOne),
  ...numbered(tens, byTen),
  ["zero", 0],
  ["fourty", 40],
  ["hundred", 100],
]);

export const englishOrdinals: ReadonlyMap<string, number> = new Map([
  ...numbered(unitOrdinals, fromOne),
  ...numbered(tenOrdinals, byTen),
  ["starting", 1],
  ["initial", 1],
  ["opening", 1],
  ["hundredth", 100],
]);

export const hindiNumbers: ReadonlyMap<string, number> = new Map(
  numbered(
    [
      "ek do teen/tin char/chaar paanch/panch chhe/che/chhah/chah/chhai saat aath/ath nau das/dus",
      "gyarah/gyara/gyaarah barah/bara/baarah terah/tera/tehra chaudah/chauda pandrah/pandra/pandhra solah/sola satrah/satra/satarah atharah/athara/attharah/atthara unnis/unnees/unees bees/bis",
      "ikkis/ikkees/ikis bais/baais/baees teis/teees/tais chaubis/chaubees pachis/pachees/pacchis/pachchis chhabbis/chhabis/chabbis sattais/sataees/satais atthais/athais/atthaees unatis/unattis/untis/untees tees/tis",
      "ikatis/ikattis/iktis/ikattees battis/batis/battees taintis/tentis/taitis chautis/chauntis paintis/paitis/paintees chhattis/chattis/chhatis saintis/saitis adtis/artis/adatis untalis/unchalis/untaalis chalis/chaalis/chalees",
      "iktalis/iktaalis/ikatalis bayalis/byalis/bayaalis taintalis/tetalis/taitalis chauvalis/chawalis/chavalis/chauwalis paintalis/paitalis chhiyalis/chiyalis/chhialis saintalis/saitalis adtalis/artalis/adatalis unchas/unchaas pachas/pachaas",
      "ikyavan/ikyawan/ikavan bavan/bawan/baavan tirpan/tirepan chauvan/chawan/chauwan pachpan/pachapan chhappan/chappan sattavan/sattawan/satavan atthavan/athavan/atthawan/athawan unsath/unsatth saath/sath",
      "iksath basath tirsath/tiresath chausath painsath chhiyasath/chiyasath sadsath/sarsath adsath/arsath unhattar/unhatar sattar",
      "ikhattar/ikhatar bahattar tihattar chauhattar pachhattar/pichhattar chhihattar/chihattar satattar/sathattar athattar/athhattar unasi/unnasi assi",
      "ikyasi bayasi tirasi chaurasi pachasi chhiyasi sattasi atthasi/athasi navasi nabbe",
      "ikyanve/ikyanave banve/banave tiranve/tiranave chauranve/chauranave pachanve/pachanave chhiyanve/chhiyanave sattanve/sattanave atthanve/atthanave ninyanve/ninyanave sau",
    ].join(" "),
    fromOne,
  ),
);

export const hindiOrdinals: ReadonlyMap<string, number> = new Map(
  numbered(
    [
      "pehla/pehle/pehli/pahla/pahle/pahli/pehala/pehale/pahala/pahale/pahila/pahile",
      "dusra/dusre/dusri/doosra/doosre/doosri/dusara/dusare/doosara/doosare",
      "teesra/teesre/teesri/tisra/tisre/tisri/teesara/teesare/tisara/tisare",
      "chautha/chauthe/chauthi/choutha/chouthe/chautey",
      "paanchva/panchva",
      "chhatha/chhathe/chhathi/chhatha/chhatva/chhatve/chhata/chhate/chatha/chathe/chhatha/chhatthe/chhattha",
    ].join(" "),
    fromOne,
  ),
);

const englishWords = [...englishNumbers.keys(), ...englishOrdinals.keys()];
/** Words that a misspelt one may stand for. */
export const numberWords: readonly string[] = [...englishWords, "pehla", "pehle", "pehli", "dusra", "dusre", "teesra"];
