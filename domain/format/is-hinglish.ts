const splitWords = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Hindi words in Latin letters that no English sentence has; `main`, `me`, `to`, `is`, `the` and the like say nothing. */
const hindiWords = splitWords(`
  kya kyaa kia hai hain h hei hu hun hoon ho hoga hogi honge hota hoti hote hua hui tha thi ka ki ke ko se ne mein mai mujhe muje mera meri mere hum
  humein hume hamein hame hamara hamari hamare aap ap tum tumhara tumhari tumhare tera teri apna apni kitna kitni kitne kab kabtak kaise kese kaisa
  kaisi kaun kon kaunsa kaunsi kaunse konsa konsi konse kahan kaha kahaan kyu kyun kyo kyon kyunki kis kisi kise nahi nhi nahin naa bhi aur ya liye wala
  wali wale waala waali kr chaiye chahie bataye bata toh agar lekin magar sirf abhi baad pehle pahle phir fir wapas vapas kuch koi yeh ye woh wo denge
  lenge lunga lungi lu loon loge doge dunga dungi diya rupaye rupay paise paisa din mahina mahine hafta hafte ghante ghanta roz saath sath bina zaroori
  jaruri accha acha achha theek thik sahi sasta mehnga namaste namaskar namaskaram pranam pranaam suprabhat shubh shukriya dhanyavad dhanyavaad
  dhanyawad alvida haal haan kaam naukri umar shuru khatam poora pura poore sab jaise matlab samajh aayega aayegi aaya jayega jayegi gaya gayi wahi yahi
  yahan yaha wahan waha andar bahar upar niche neeche bhai bhaiya didi yaar ji bol kal aaj kabhi tak bhej banayenge`);
/** Their other forms: `puchu`, `puchna`, `pucho`; `kisse`, `kisko`. */
const hindiForms = [
  /^(?:kar|kr|jaa?|aa|de|le|mil|s(?:i|ee)kha?|padha?|bata|chal|lag|bana?|likh|dekh|dikha?|suna?|bhej|rakh|chh?od|bhar|samajh|samjha?|p(?:u|oo)ch|khar(?:i|ee)d|r[ae]h|sak|pad|bol|chah)(?:u|un|oon|en?|ein|o|n[aie]|t[aie]|ung[ai]|enge|eg[ai]|og[ei]|a|i|iye|a?y[aei]|ao|ke|kar)$/,
  /^(?:kis|jis|us|is|un|in|hum|aap|ap|tum|mujh|sab)(?:se|ko|k[aei]|ne|me|mein|pe|par)$/,
];
const isHindi = (word: string) => hindiWords.has(word) || hindiForms.some((form) => form.test(word));

const englishWords = splitWords(`
  a an the this that these those is are am was were be been do does did can could will would shall should may might must have has had
  i you your yours my mine we our us they their she his her it its what which who when where why how whether and or but if then because so
  of in on at for from with without about into after before during by as than to not no any some there here please want need get know tell`);

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
/** A Hindi frame around English words is Hindi: `course me certificate milega with the bundle`. */
const weightOfHindi = 1.5;

/** Whether a text in Latin letters is Hindi; one that is framed in no language goes on in that of the text before it. */
export function isHinglish(text: string, before = ""): boolean {
  const words = wordsOf(text);
  const hindi = words.filter(isHindi).length;
  const english = words.filter((word) => englishWords.has(word) && !(hindi > 0 && saidInBoth.has(word))).length;
  if (hindi === 0 && english === 0 && before !== "") return isHinglish(before);
  return hindi > 0 && weightOfHindi * hindi >= english;
}
/** `is phase me`, `aap to`: beside Hindi words these are Hindi. */
const saidInBoth = splitWords("is in to us so the do are i no");
