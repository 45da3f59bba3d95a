import { createRomaniser } from "./romanise.ts";

const splitWords = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Hindi words in Latin letters that no English sentence has; `main`, `me`, `to`, `is`, `the` and the like say nothing. */
const hindiWords = splitWords(`
  kya kyaa kia hai hain h hei hu hun hoon ho hoga hogi honge hota hoti hote hua hui tha thi ka ki ke ko se ne mein mai mujhe mujhko muje mera meri mere
  hum humein hume hamein hame hamara hamari hamare aap ap aapka aapki aapke aapko apka apki apke apko aapse tum tumhara tumhari tumhare tumse tera teri
  apna apni apne kitna kitni kitne kab kabtak kaise kese kaisa kaisi kaun kon kaunsa kaunsi kaunse konsa konsi konse kahan kaha kahaan kyu kyun kyo kyon kyunki
  kis kisi kise kiska kiski kiske nahi nhi nahin naa bhi aur ya liye wala wali wale waala waali milega milegi milenge milta milti milte mila mile
  sakta sakti sakte sakenge sakoge karna karni karne karu karun karo kare karke karta karti karte karega karenge karoge krna kro kru kr krte krta chahiye chaiye chahie
  padega padegi padenge padhna padhai padhate padhaoge padhenge sikhna sikhate sikhaoge sikhaya sikhenge seekhna seekhne batao bataiye bataye bata batana
  toh agar lekin magar sirf abhi baad pehle pahle phir fir wapas vapas kuch koi yeh ye woh wo iska iski iske isme isse uska uski uske usme usse unka unki
  lagega lagegi lagenge lagta lagti dena deni dene denge lena leni lene lenge lunga lungi lu loon loge doge dunga dungi diya
  rupaye rupay paise paisa din mahina mahine hafta hafte ghante ghanta roz saath sath bina zaroori jaruri accha acha achha theek thik sahi sasta mehnga
  namaste namaskar namaskaram pranam pranaam suprabhat shubh shukriya dhanyavad dhanyavaad dhanyawad alvida haal haan nahin kaam naukri umar
  shuru khatam poora pura poore sab sabse jaise matlab samajh samjhao samjha aata aati aate aayega aayegi aaya jata jati jate jaata jayega jayegi gaya gayi
  raha rahi rahe rahega wahi yahi yahan yaha wahan waha andar bahar upar niche neeche bhai bhaiya didi yaar ji bolo bol bataunga chalega chalegi chahta chahti chahte
  kal aaj kabhi tak sakega dikhao dikha bhejo bhej likha dekhna dekho suno sunao banayenge banate bante`);

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
  const hindi = words.filter((word) => hindiWords.has(word)).length;
  const english = words.filter((word) => englishWords.has(word) && !(hindi > 0 && saidInBoth.has(word))).length;
  if (hindi === 0 && english === 0 && before !== "") return isHinglish(before);
  return hindi > 0 && weightOfHindi * hindi >= english;
}
/** `is phase me`, `aap to`: beside Hindi words these are Hindi. */
const saidInBoth = splitWords("is in to us so the do are i no");

/** Writes Hindi texts as people chat in Latin letters: `कोर्स की फीस` is `Course ki fees`. */
export function createHinglishWriter(list: Parameters<typeof createRomaniser>[0]) {
  const romanise = createRomaniser(list, false);
  return (text: string): string =>
    /\p{Script=Devanagari}/u.test(text)
      ? romanise(text)
          .replaceAll(/ +(?=\n|$|  )|(?<= ) +/g, "")
          .replaceAll(/(?:^|(?<!\.)[.!?]["”)]? |\n)(?!\S*@)\p{Ll}/gu, (start) => start.toUpperCase())
      : text;
}
