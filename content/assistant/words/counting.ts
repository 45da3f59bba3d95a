/** Words by which a question counts, places, compares or leaves out days, weeks and phases, in English and romanised Hindi. */

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/**
 * What visitors call a phase beside its name in `content/curriculum`, by its key: in Latin letters, Hindi words too. Names of several
 * words are joined by hyphens. A phase that is not listed goes by its name and its number.
 */
export const otherPhaseNames: Readonly<Record<string, string>> = {
  basic: "beginners basic basics",
  advanced: "advance",
};

/** What a Hindi text calls a phase beside its name, by its key: figures that a gateway's answer gives beside it must be its own. */
export const devanagariPhaseNames: Readonly<Record<string, readonly string[]>> = {
  basic: ["बिगिनर", "शुरुआती फेज"],
  intermediate: ["इंटरमीडिएट", "मध्यम फेज"],
  advanced: ["एडवांस", "उन्नत फेज"],
};

/** Names that mean a phase wherever they stand; any other single word, `Python`, needs the word for a phase beside it. */
export const levelNames = setOf(
  "beginner beginners basic basics starter elementary foundation foundations fundamentals essentials intermediate advanced advance expert mastery",
);

// Counting a day, a week or a phase.
export const joinWords = setOf("and or aur ya plus also then as well vs versus evam tatha nor");
export const rangeWords = setOf("to till until til through thru upto se tak");
export const fillWords = setOf("the also on its from up at for");
export const numberMarks = setOf("no number num nos nr");

/** What stands between a number and its noun: `pehle wale din`. */
export const betweenWords = setOf("wala wale wali hi waale waala vala vale");

/** `per day 2 hours`: no day is numbered. */
export const eachWords = setOf("per har every each roz");
export const askingWords = setOf("which what kis kaunse kaunsa kaunsi konse konsa konsi kaun kon whichever");
export const ofWords = setOf("of in from within inside during for belonging belongs");
export const genitives = setOf("ka ke ki k ko me mein main mai mei wale wala wali andar s");
export const ownWords = setOf("its uska uske uski iska iske iski that this");

/** `day 2 hours`, `phase 3 months`: the number counts what follows it. */
export const measures = setOf(
  "hour hours hr hrs ghanta ghante minute minutes min mins baje am pm day days din week weeks hafte month months mahine year years saal rs rupee rupees rupaye inr lakh k percent times gb",
);

/** So it does in `day 5 and 3 projects`, but not in `phase 1 students`. */
export const countables = setOf(
  "project projects people person student students test tests phase phases tool tools lesson lessons class classes lecture lectures attempt attempts",
);
export const endWords = setOf("end last final aakhri akhri aakhir");

// All days of a phase.
export const dayPlurals = setOf("days din dino dinon");
export const listWords = setOf(
  "list listing lists all every full saare sare saara sara sabhi sab names name naam titles title which kaun kaunse konse kon",
);

/** What else such a question says; with any other word it asks for something of these days: `which days have React`. */
export const listFillers = setOf(
  "the of in for me mein ka ke ki ko se are is hai hain h do give show tell batao bata bataiye dikhao please plz pls what kya and aur with by wise i want need can could you your u mujhe chahiye about day phase course my full complete",
);

// The day before or after.
export const laterWords = setOf("after following");
export const earlierWords = setOf("before preceding");

/** `what comes before day 10`; `what must I know before day 10` asks of day 10 itself. */
export const nextToWords = setOf("just right immediately comes came come is was directly");
export const upcomingWords = setOf("tomorrow kal next agla agle agli yesterday");
export const standingWords = setOf(
  "am im today aaj done finished completed complete did kiya khatam hua hogaya gaya finish reached was if tha",
);

/** `day 15 complete ho gaya, ab kya` */
export const nowWords = setOf("ab now aage");
export const doneWords = setOf("done finished completed complete khatam hogaya gaya");

// Leaving a phase out.
export const leavingOutWords = setOf(
  "without except excluding exclude skip skipping minus leave leaving omit omitting drop dropping sans avoid excepting barring",
);

/** By the word before the second one: `leave out`, `other than`, `already know`. */
export const leavingOutPairs = setOf(
  "leave-out rather-than instead-of other-than apart-from everything-but all-but everything-minus no-need already-know already-knew already-done already-did already-completed already-finished already-studied besides-of",
);
export const wishWords = setOf("want need wish like require interested wanna care");
export const refusalWords = setOf("dont not wont donot never didnt doesnt shouldnt without");

/** Between what leaves out and what is left out: `skip doing the whole beginner phase`. */
export const leavingOutFillers = setOf(
  "the any my all doing do taking take learning learn studying study buying buy paying pay joining join going through of to for in with whole entire complete about from a",
);
export const fillersOfNot = setOf("the any doing taking learning");

/** `only advanced, no basics`; a `no` that opens an answer refuses nothing. */
export const wordsBeforeNo = setOf("only but and with aur just phase");
export const whyWords = setOf("why is are was does if whether");
export const hindiLeavingOutFillers = setOf(
  "ko ka ke ki wala wale wali part phase month mahina hissa bhi hi se to toh",
);
export const hindiNotWords = setOf("nahi nahin nai na");

/** `basics nahi aata` says what one does not know. */
export const notKnowingWords = setOf("aata aati aate pata malum maloom samajh samjha hai hain tha milega milta");
export const joinedPhaseWords = setOf("and or aur ya nor the plus");

// Comparing phases.
export const dayWords = setOf("day days din dino week weeks hafte time long samay");
export const priceWords = setOf(
  "expensive costly price priced prices fee fees cost costs amount money pay paying paid spend start begin join enter entry invest budget paise paisa rupees daam kharcha kharch sum",
);
