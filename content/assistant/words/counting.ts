/** Words by which a question counts, places or leaves out days, weeks and phases, in English and romanised Hindi. */

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

const wordsOfLevels = [
  "beginner beginners basic basics starter elementary foundation foundations fundamentals essentials",
  "intermediate",
  "advanced advance expert mastery",
];

/** What courses call their phases by how much one knows, in groups of the same meaning. */
export const levels = wordsOfLevels.map(setOf);

/** Names that mean a phase wherever they stand; any other single word, `Python`, needs the word for a phase beside it. */
export const levelNames = setOf(wordsOfLevels.join(" "));

/** What Hindi answers call what `unit` in `content/phase-list.ts` counts: one, and several before a postposition. */
export const devanagariUnit = { one: "दिन", many: "दिनों" };

/** The words for what is counted; `day` is the course's unit, to which its Hindi words in Latin letters belong. */
export const unitNouns = {
  day: "day days din dino dinon dinn",
  week: "week weeks hafta hafte hafton haftey saptah",
  phase: "phase phases charan",
  month: "month months mahina mahine mahino mahinon maheena maheene maheeno mahinae",
  // Words for a phase that other things are counted by, too: no number of theirs is missing, `level 50` is of a game.
  part: "part parts module modules bhag stage stages level levels",
};

/** The other words, each list by what it does in a question. */
export const counting = {
  // Counting a day, a week or a phase.
  joinWords: setOf("and or aur ya plus also then as well vs versus evam tatha nor"),
  rangeWords: setOf("to till until til through thru upto se tak"),
  fillWords: setOf("the also on its from up at for"),
  numberMarks: setOf("no number num nos nr"),

  /** What stands between a number and its noun: `pehle wale din`. */
  betweenWords: setOf("wala wale wali hi waale waala vala vale"),

  /** `per day 2 hours`: no day is numbered. */
  eachWords: setOf("per har every each roz"),
  askingWords: setOf("which what kis kaunse kaunsa kaunsi konse konsa konsi kaun kon whichever"),
  ofWords: setOf("of in from within inside during for belonging belongs"),
  /** Between a day and its phase, beside those and the genitives. */
  linkWords: setOf("the on at part my your our course very par pe"),
  /** After these and the genitives, a Hindi number that is also another word can only be a number. */
  particles: setOf("se tak aur ya and or pe par kya kaisa kab hai batao"),
  genitives: setOf("ka ke ki k ko me mein main mai mei wale wala wali andar s"),
  ownWords: setOf("its uska uske uski iska iske iski that this"),

  /** `day 2 hours`, `phase 3 months`: the number counts what follows it. */
  measures: setOf(
    "hour hours hr hrs ghanta ghante minute minutes min mins baje am pm day days din week weeks hafte month months mahine year years saal rs rupee rupees rupaye inr lakh k percent times gb",
  ),

  /** So it does in `day 5 and 3 projects`, but not in `phase 1 students`. */
  countables: setOf(
    "project projects people person student students test tests phase phases tool tools lesson lessons class classes lecture lectures attempt attempts",
  ),

  // All days of a phase.
  dayPlurals: setOf("days din dino dinon"),
  listWords: setOf(
    "list listing lists all every full saare sare saara sara sabhi sab names name naam titles title which kaun kaunse konse kon",
  ),

  /** What else such a question says; with any other word it asks for something of these days: `which days have React`. */
  listFillers: setOf(
    "the of in for me mein ka ke ki ko se are is hai hain h do give show tell batao bata bataiye dikhao please plz pls what kya and aur with by wise i want need can could you your u mujhe chahiye about day phase course my full complete",
  ),

  // The day before or after.
  laterWords: setOf("after following"),
  earlierWords: setOf("before preceding"),

  /** `what comes before day 10`; `what must I know before day 10` asks of day 10 itself. */
  nextToWords: setOf("just right immediately comes came come is was directly"),
  upcomingWords: setOf("tomorrow kal next agla agle agli yesterday"),
  standingWords: setOf(
    "am im today aaj done finished completed complete did kiya khatam hua hogaya gaya finish reached was if tha",
  ),

  /** `day 15 complete ho gaya, ab kya` */
  nowWords: setOf("ab now aage"),
  doneWords: setOf("done finished completed complete khatam hogaya gaya"),

  // Leaving a phase out.
  leavingOutWords: setOf(
    "without except excluding exclude skip skipping minus leave leaving omit omitting drop dropping sans avoid excepting barring",
  ),

  /** By the word before the second one: `leave out`, `other than`, `already know`. */
  leavingOutPairs: setOf(
    "leave-out rather-than instead-of other-than apart-from everything-but all-but everything-minus no-need already-know already-knew already-done already-did already-completed already-finished already-studied besides-of",
  ),
  wishWords: setOf("want need wish like require interested wanna care"),
  refusalWords: setOf("dont not wont donot never didnt doesnt shouldnt without"),

  /** Between what leaves out and what is left out: `skip doing the whole beginner phase`. */
  leavingOutFillers: setOf(
    "the any my all doing do taking take learning learn studying study buying buy paying pay joining join going through of to for in with whole entire complete about from a",
  ),
  fillersOfNot: setOf("the any doing taking learning"),

  /** `only advanced, no basics`; a `no` that opens an answer refuses nothing. */
  wordsBeforeNo: setOf("only but and with aur just phase"),
  whyWords: setOf("why is are was does if whether"),
  hindiLeavingOutFillers: setOf("ko ka ke ki wala wale wali part phase month mahina hissa bhi hi se to toh"),
  hindiNotWords: setOf("nahi nahin nai na"),

  /** `basics nahi aata` says what one does not know. */
  notKnowingWords: setOf("aata aati aate pata malum maloom samajh samjha hai hain tha milega milta"),
  joinedPhaseWords: setOf("and or aur ya nor the plus"),

  /** `kaun se phase`, `what number day` */
  askingFillers: setOf("se sa si number wale wala"),
  topicsOfLevels: setOf("python javascript js code html css sql react"),
  topicsWithBasics: setOf("python javascript js html css server security react sql"),
  wordsOfPersons: setOf("am im as being absolute complete total such pure mere like a an i me we every any other new"),
  nextWords: setOf("next agla agle agli following"),
  previousWords: setOf("previous preceding pichhla pichhle pichla pichle"),
  everyWords: setOf("each every har"),
  outsideWords: setOf(
    "after before without skip skipping except finished finish completed done know baad pehle pahle bina chhod chod until till than vs if",
  ),
  articlesOfScope: setOf("the my your this that"),
  lastWords: setOf("last final aakhri akhri aakhiri akhiri aakhree antim antima aakhir akhir ending closing"),
  hundredWords: setOf("hundred sau so"),
  /** Number words that also mean something else (`do`, `teen`, `saath`): they count only where nothing else fits. */
  otherwiseWords: setOf("do ek teen tin char sat das dus tera bara bis tis so sau saath sath second first third"),
  upToWords: setOf("till until til upto"),
  hindiJoints: setOf("aur ya se"),
  justWords: setOf("just right immediately directly"),
  shiftWords: setOf("after before following preceding"),
  testWords: setOf("test assessment exam one day"),
  articlesOfMeasure: setOf("a an the per one this that same"),
  lessonWords: setOf("topic lesson chapter"),
  andWords: setOf("aur and evam tatha"),
  /** Between the last one and what is counted back from it: `last test se pehle`. */
  besideLast: setOf("test exam assessment one wala wale wali hi waale waala vala vale"),
  hindiJustWords: setOf("just theek thik bilkul"),
  firstFewWords: setOf("first initial previous earlier pehle pahle starting shuru"),
  lastFewWords: setOf("last final remaining other aakhri akhri baaki baki rest"),
  /** After these, `the first two` are phases. */
  afterFirstTwo: setOf("together only price cost fees fee and ka ke ki please for"),
};
const anyPhase = String.raw`[NPM]=\d+`;
const verbs = "(?:is|it|comes?|belongs?|falls?|lies?|fits?)";
const rest =
  "(?: (?:it|in|to|under|within|still|already|the|part|of|me|mein|ka|hai|h|aata|hoga|ya|or|right|na|kya|not))*";
export const positionForms = [
  // `is day 22 still beginner`, `kya day 30 advanced me aata hai`, `day 43 belongs to intermediate right`
  String.raw`^(?:(?:is|does|will|are|kya) D=\d+(?: ${verbs})?|D=\d+ ${verbs})${rest} ${anyPhase}${rest}(?: ${anyPhase})?${rest}$`,
  // `day 25 beginner me hai ya intermediate`
  String.raw`^D=\d+ ${anyPhase}${rest} (?:ya|or) ${anyPhase}${rest}$`,
  // `where does day 43 start`, `day 43 kahan aata hai`, `day 35 falls under`
  String.raw`where(?: (?:does|do|is|will|would))?(?: the)? D=\d+(?: \S+)*`,
  String.raw`^D=\d+ (?:ka |ke )?(?:kahan|kaha|kidhar)(?: \S+)*$`,
  String.raw`^D=\d+ ${verbs}(?: (?:under|in|within|to|of|what|which))+$`,
  // `the phase of day 47`, `mahina konsa hoga day 35 pe`, `day 16 ka phase batao`
  String.raw`[PMW](?: name| naam)? (?:of|for|ka|ke) (?:the )?D=\d+`,
  String.raw`[PMW] {askingWords}(?: \S+)? D=\d+(?: \S+)?`,
  String.raw`^D=\d+ (?:(?:ka|ke|ki|is|s) )?[PMW](?: (?:kya|batao|bata|hai|h|A2|de|please|{askingWords}))*$`,
];
