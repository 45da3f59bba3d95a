import { createBilingualPattern, foldDevanagari, createDevanagariPatternSource } from "../language/devanagari.ts";
import { rememberPerText } from "./remember-per-text.ts";

type Promised = { name: string; parts: RegExp[]; except?: RegExp };

/**
 * What must never be invented, each as a pattern in English and romanised Hindi and below it the words in Hindi. A clause
 * speaks of a promise where it names this `and` that, and nothing of `except`: what the site itself gives or says.
 */
const promises = parsePromiseTable(String.raw`
refund: refund|reimburs|money[- ]?back|return(?:s|ed|ing)? (?:you |back )?(?:(?:your|the|all|full|whole|entire) )+(?:money|fees?|amount|payment)|(?:money|fees?|amount|payment|pais[ae]|rupees|rupaye)\b.{0,40}\b(?:back|again|return|repa(?:y|id)|wapas|wapis|vapas|vapis|laut|lota)|repaid|(?:refund|return|repay|reimburs)\w* (?:you|every|it|the|all)
  रिफंड, मनी बैक, मनीबैक, धनवापसी, पैसे वापस, पैसा वापस, फीस वापस, राशि वापस, पैसे लौट, पैसा लौट, फीस लौटा, पैसे वापिस, पैसा वापिस, फीस वापिस, राशि लौटा, रकम वापस, रकम वापिस, रकम लौटा
except: come back\b
guarantee: guarant|gaa?rant|warrant|hundred percent|100 ?(?:%|percent)|pakka\b
  गारंटी, गैरंटी, वारंटी, पक्का
except: satisfaction|skill|santushti
  संतुष्टि, सैटिस्फैक्शन, सैटिसफैक्शन, स्किल
job: jobs?\b(?![- ](?:ready|readiness|search|application|opening|profile))|placement|internship|naukri|salary|campus drive|hired
  नौकरी, जॉब, प्लेसमेंट, इंटर्नशिप, सैलरी, वेतन
and: guarant|assur|promis|provid|offer|confirm|arrange|secur|certain|(?:will|'ll|you|students|everyone) (?:get|land|find) (?:an? |the |your )?(?:\w+ ){0,2}(?:job|placement|internship)|get you|we place|place you|helps? you get|pakk|mil(?:ega|egi|ti|ta|te)\b|mil ja|dilwa|dilat|diy[ae]|det[aei]|denge|lagwa|lag ja|lag jay|hot[ai] hai|included?|support|assist
  गारंटी, पक्क, मिलेग, मिलत, मिल जा, दिलव, दिला, देत, देंगे, निश्चित, लगवा, लग जा, लगेगी, होता है, होती है, सहायता, शामिल
job: (?:is|are|was|were|be|been|being|get|gets|got|getting) (?:\w+ ){0,2}(?:hired|recruited|employed|head-?hunted|snapped up|poached)\b|(?:hired|recruited|employed|snapped up) (?:by|at)\b|companies (?:compete|fight|queue|wait)\b|get placed|placed (?:in|at|with)|tie-?ups? with|hir(?:e|es|ing) our|company me lagwa|kaam dilwa|interview dilwa|hire kart|(?:naukri|job) (?:lagne|milne) ke baad|\d+ ?(?:lpa|lakhs? (?:per|a))|(?:will|'ll|can) earn
  लाख का पैकेज, लाख सालाना, काम पर लगवा, काम दिलवा, इंटरव्यू दिलव, रख लेती, हायर करती, भर्ती करती, नौकरी लगने के बाद, नौकरी मिलने के बाद
discount: discount|coupon|promo ?code|voucher|scholarship|concession|cashback|waiver|\d+ ?(?:%|percent) (?:off|kam)|chhoo?t\b|rebate|fees? maaf|maaf (?:kar|ho)|(?:\d|sau|hazaa?r|rupa?ye) kam\b|kam (?:kar de|ho ja|lagenge)
  छूट, डिस्काउंट, कूपन, स्कॉलरशिप, छात्रवृत्ति, रियायत, कैशबैक, फीस माफ, शुल्क माफ, कम कर द, कम हो जा, कम लगेंगे
instalments: emis?\b|instal?ments?|pay later|pay monthly|monthly payment|pay in (?:parts|two|three)|half (?:now|later)|part payment|kis(?:h)?t(?:o|on|e)?\b|kishton|aadh[aie] (?:fees?|pais[ae]|abhi)|baad me (?:bhi )?(?:de|pay|bhar)|thod[aie][- ]thod[aie]
  ईएमआई, किस्त, किश्त, इंस्टॉलमेंट, बाद में भुगतान, आधी फीस, आधे पैसे, आधा पैसा, बाद में दे, बाद में दी, बाद में चुका, थोड़ी थोड़ी, थोड़े थोड़े
free: free\b|for nothing|no cost|no fees?|zero (?:cost|fees?)|muft|nishulk|bina (?:pais[ae]|fees?)
  फ्री, मुफ्त, निशुल्क, बिना शुल्क, बिना फीस, बिना पैसे, बिना भुगतान
and: course|seat|class|phase|bundle|admission|enrol|trial|demo|session|month|week|everything|sab kuch|it is\b|it's\b|this is\b|ye\b|yeh\b|first|pehl|batch|student|girl|laptop|upgrade
  कोर्स, सीट, क्लास, फेज, बंडल, एडमिशन, ट्रायल, डेमो, महीन, हफ्त, सब कुछ, यह, पहल, छात्र, लैपटॉप, चरण
except: hosting|domain|database|request|form\b|blog|articles?|resources|ask(?:ing)?\b|no extra cost|feel free|free to\b
  होस्टिंग, डोमेन, डेटाबेस, रिक्वेस्ट, अनुरोध, फॉर्म, ब्लॉग, आर्टिकल, पूछ
trial: (?:free |demo |trial )(?:trial|class|lecture|lesson|session)|trial\b
  डेमो, ट्रायल
recognition: government|govt|ugc|aicte|nsdc|iso\b|university|sarkar|nationally|internationally|(?:all over|across) india|everywhere|poore (?:india|bharat)|har jagah
  सरकार, यूजीसी, विश्वविद्यालय, पूरे भारत, पूरे देश, देश भर, देशभर, हर जगह, हर कंपनी
and: recogni[sz]ed|recognition|approv|accredit|affiliat|certified|manyata|\bvalid\b|maanya
  मान्यता, मान्य, प्रमाणित, स्वीकृत
live: live\b|recorded
  लाइव, रिकॉर्डेड
and: class|lecture|sessions?\b|lessons?\b
  क्लास, लेक्चर, सेशन, पाठ, कक्षा
language: hindi\b|hinglish
  हिंदी
and: lessons?\b|class|taught|teach|lecture|videos?\b|padhai|padha|sikha
  पढ़ाई, पढ़ा, क्लास, पाठ, वीडियो, सिखा, लेक्चर
`);

function parsePromiseTable(table: string): Promised[] {
  const found: Promised[] = [];
  for (const row of table.trim().split(/\n(?! )/)) {
    const [, role = "", latin = "", hindi] = /^(\w+): (.+)(?:\n +(.+))?$/.exec(row) ?? [];
    const pattern = createBilingualPattern(latin, hindi);
    const last = found.at(-1);
    if (role === "and") last?.parts.push(pattern);
    else if (role !== "except") found.push({ name: role, parts: [pattern] });
    else if (last) last.except = pattern;
  }
  return found;
}

/** Words of denial that deny nothing: `no worries, full refund`, `if you are not satisfied`. */
const noDenial = createBilingualPattern(
  "no (?:worries|worry|problem|doubt|risk|tension|matter|hassle|questions? asked|question)|not only|without (?:any )?(?:doubt|question|hassle|risk|problem)\\w*|(?:not|n't) (?:happy|satisfied|pleased|like|enjoy|worry)|(?:pasand|accha|acha|khush) (?:na|nahi)\\b|(?:koi )?(?:chinta|tension|dikkat) (?:na|nahi|mat)\\b|no experience|no prior|mann? (?:na|nahi)\\b|bina (?:pais[ae]|fees?)",
  "चिंता न करें, चिंता मत, पसंद नहीं, पसंद न, संतुष्ट नहीं, संतुष्ट न, अच्छा नहीं, अच्छा न लग, कोई दिक्कत नहीं, मन न लग, मन नहीं लग, बिना शुल्क, बिना फीस, बिना पैसे, बिना भुगतान",
);
/** `If you get no job`, `job na mile to`: what is said of that case may be a promise. */
const condition = new RegExp(
  `\\b(?:if|in case|unless|agar)\\b.*?(?:\\b(?:then|to)\\b|,|$)|\\b(?:na|nahi+n?|nhi) \\w+ to\\b|(?:${createDevanagariPatternSource("अगर, यदि")})\\s.*?\\sतो(?=\\s)|(?:न|नहिं|नहीं) \\S+ तो(?=\\s)`,
  "gi",
);
const denial = new RegExp(
  `\\b(?:no|not|never|nothing|nor|neither|cannot|without|nahi|nahin|nhi|mat|na|bina)\\b|n't\\b|(?<![\\u0900-\\u097F])(?:${createDevanagariPatternSource("नहीं, नही, न, ना, मत, बिना, कोई भी नहीं")})(?![\\u0900-\\u097F])`,
  "i",
);
/** The visitor is sent to the team to ask, which promises nothing; `ask for your refund` would. */
const deferral = createBilingualPattern(
  "(?:please )?(?:ask|check|confirm|write|enquire|inquire|contact)\\b(?!.{0,25}\\b(?:for (?:your|a|the|full)|to (?:get|claim|receive))\\b).{0,60}\\b(?:team|us|about|whether|before|e-?mail)|team se (?:puch|poo?ch)|depends? on|puch(?:h)? l",
  "टीम से पूछ, पूछ लें, पूछ लीजिए, पूछें, संपर्क कर",
);

const clauseEnd =
  /[.!?;।\n]+(?:\s|$)|,\s*(?=(?:you|we|it|the|your|full|money|then|and|aap|aapko|to|hum|ham|poor[ae]|pur[ae]|आप|हम|तो|पूर|पुर)(?![\p{L}\p{M}]))|\b(?:but|however|lekin|magar)\b|(?<=\s)(?:लेकिन|मगर|परंतु)(?=\s)/iu;

/** `नि:शुल्क`, as it is typed. */
const visargaAsColon = /(?<=\p{Script=Devanagari}):(?=\p{Script=Devanagari})/gu;

/** The promises that a text makes: what it denies or leaves to the team is none. */
function findPromiseNames(text: string): Set<string> {
  const folded = foldDevanagari(text.normalize("NFKC").replaceAll("’", "'").replaceAll(visargaAsColon, ""));
  const clauses = folded.split(clauseEnd).filter(Boolean);
  return new Set(
    promises
      .filter(({ parts, except }) =>
        clauses.some(
          (clause) =>
            parts.every((part) => part.test(clause)) &&
            !except?.test(clause) &&
            !denial.test(clause.replaceAll(condition, " ").replaceAll(new RegExp(noDenial, "gi"), " ")) &&
            !deferral.test(clause),
        ),
      )
      .map(({ name }) => name),
  );
}

/** The site's own questions state nothing: `Can I get a refund?` */
const question = /[^.!?\n]*\?/g;

const findOwnPromiseNames = rememberPerText((text) => findPromiseNames(text.replaceAll(question, " ")));

/** The first promise of an answer that the site's own texts do not make. */
export function findInventedPromise(answer: string, grounds: readonly string[]): string | undefined {
  const made = findPromiseNames(answer);
  if (made.size === 0) return undefined;
  const stated = new Set(grounds.flatMap((text) => [...findOwnPromiseNames(text)]));
  return [...made].find((name) => !stated.has(name));
}
