/** How visitors ask what is answered from the plan and its prices, in English and romanised Hindi. */

export const isDone = /\b(after|baad|completed?|finish(ed)?|done|khatam)\b/;
export const asksNext = /\b(comes?|next|follows?|agla|agle|aage)\b/;
export const asksBefore = /\bcomes? before\b/;
export const namesTaking = /\bto (?:do|take|buy)\b|\b(?:do|must|should) (?:i|we)\b/;
export const asksWeeks = /\b(weeks?|hafte|hafta)\b/;
export const asksOfEachDay = /\b(?:(?:per|a|each|every|har) day|daily|roz|work|hours?|ghant[aeo]\w*)\b/;
export const asksDifference = /\b(?:more|less|fewer|longer|shorter|differences?|zyada|jyada|kam|farak|fark)\b/;
export const startsLater = /\b(start(ing)? (at|from|with|directly)|jump to|directly|direct)\b/;
export const setsApart =
  /\b(or|ya|vs|versus|than|compare\w*|comparison|differences?|differ|each|respectively|separately|individually|alag|which|kaun\w*|konsa|konsi|farak|fark)\b/;
export const addsUp = /\b(total|together|both|combined|sum|add|altogether|kul|jod\w*|mila ?ke|mila ?kar|plus|dono)\b/;
export const asksPriceDifference =
  /\b(?:how much (?:\w+ )?(?:more|less|extra|cheaper|costlier|dearer)|how much (?:do i |will i |can i )?save|differences?|differ|farak|fark|antar|kitn[aei] (?:sast[aei]|mehng[aei]|zyada|jyada|kam))\b/;
export const asksCheaper = /\b(?:cheaper|less|sast[aei])\b/;
export const asksWhichOne = /\b(?:which|what|kaun\w*|kons\w*)\b/;
export const asksCheapest = /\b(?:cheapest|(?:sabse|the) (?:sast[aei]|least|lowest|kam))\b/;
export const asksDearest = /\b(?:most expensive|costliest|dearest|priciest|sabse mehng[aei])\b/;
export const namesWhole = /\b(?:everything|all|whole|entire|full|bundle|sab|poora|pura|in the end|overall|in total)\b/;
export const namesTest = /\b(?:tests?|exams?|assessment)\b/;
export const namesLastTest = /\b(?:final|last|a?akhri) (?:assessment|test|exam)\b/;
export const asksBetween =
  /\b(?:how (?:many days|long|far)|kitn[aei] (?:din|time|dino)|gap)\b.*\b(?:between|apart|after|before|from|later|gap|beech|baad|pehle)\b|\bgap between\b|\b(?:beech|bich) (?:me|mein) kitn[aei] din\b/;
export const isYesNo = /^(?:is|are|do|does|will|kya)\b/;
/** `must I know React before the bots?` */
export const asksOfNeed = /^(?:must|should|have to|need)\b/;
export const asksFirst =
  /\b(?:which|what|who|kaun\w*|kons\w*|kya)\b.*\b(?:first|earlier|sooner|p[ea]hle)\b|\b(?:or|ya)\b.*\bfirst\b/;
export const asksMost = /\b(?:most|longest|largest|biggest|longer|sabse (?:zyada|jyada|lamb[aei]|bad[aei]))\b/;
export const asksLeast = /\b(?:fewest|least|shortest|smallest|shorter|sabse (?:kam|chh?ot[aei]))\b/;
export const namesPhase = /\b(?:phases?|months?|mahin[ae]|part|level|one)\b/;
export const namesLength = /\b(?:days?|din|long\w*|short\w*|lamb[aei]|bad[aei]|chh?ot[aei]|biggest|largest|smallest)\b/;
export const namesPrice = /\b(?:expensive|cost\w*|price\w*|fees?|cheap\w*|pay|sast[aei]|mehng[aei])\b/;
/** `how much shorter is the third phase than the first?`: their difference. */
export const asksByHowMuch = /\bhow (?:much|many)\b|\bkitn[aei]\b/;
export const asksWhich = /\b(?:which|what|kis|kaun\w*|kon\w*|or|ya)\b/;
export const namesDays = /\b(?:days|din|dino|dinon)\b|\bday (?:by|wise|list)\b/;
/** `what comes after Docker?`, `once CSS is done, what is next?`, not `after the course`. */
export const asksAfter =
  /\b(?:what|which)\b.*\b(?:after|follows|once)\b|\b(?:after|once|finish\w*|complet\w*)\b.*\b(?:what|next)\b|\b(?:[ui]s)?ke baad (?:kya|ka|agl\w+|kaun\w*|kons\w+)\b/;
export const asksWeek = /\b(?:which|what|kis|kaun ?s[aei]|kons[aei]) (?:week|haft[ae])\b/;
/** `is there another article?` */
export const asksOther = /\b(?:another|other|different|else|dusr[aei])\b/;
export const asksUntil =
  /\b(?:until|till|up to) (?:which|what) (?:day|din)\b|^(?:aur |and )?khatam\b|\bkab khatam\b|\bwhen does \w+ end\b|\bkis din tak\b|\b(?:what|which|when) (?:\w+ ){0,3}last (?:day|time)\b/;
export const asksCount = /\bhow many (?:days|lessons|sessions)\b|\bkitn[aei] (?:din|dino)\b/;
export const asksWhat = /\b(?:what|which|when|how|on|before|after|show|kya (?!h)|kis|kab|kons[aei])\b/;
export const asksOfTests = /\b(?:tests|exams)\b/;
export const asksDay = /\b(?:which|what|kis|kons[aei]|kaun ?s[aei]) (?:days?|din|week|haft[ae])\b/;
export const putsOnline = /\b(?:put|host|publish|upload|go|make)\b.*\b(?:internet|online|live)\b/;
export const currency = /\b(?:dollars?|usd|euros?|eur|pounds?|gbp|dirhams?|aed|riyals?)\b/;
export const onePart =
  /\b(part|parts|portion|section|phase|month|mahina|mahine|wala|wali|hissa|alone|akela|akele|only|just|sirf|by itself|on its own)\b/;
/** `how much cheaper is the first phase than the second?` */
export const wordsOfPriceDifference =
  /\bhow much (?:\w+ )?(?:more|less|extra|cheaper|costlier|dearer)\b|\b(?:price|cost|fees?) (?:k[aei] )?(?:difference|farak|fark|antar)\b|\b(?:difference|farak|fark) (?:in|of|between)(?: the)? (?:price|cost|fee)|\bkitn[aei] (?:sast[aei]|mehng[aei])\b/;
export const asksForCv = /\b(?:cvs?|resumes?|biodata)\b/;
export const wordsOfEarlier =
  /\b(?:before|earlier|was|were|did|old|original\w*|actual\w*|real|full|instead|list|mrp|normal\w*|usual\w*|struck|crossed|cut|discount\w*|p[ea]hle|tha|thi|the(?= *$)|asl[ai])\b/;
export const wordsOfLength = /\b(?:short|long)er\b/;
export const wordsOfPages = /\b(?:pages?|differ\w*|same|two|both|why|which|kyu\w*|alag)\b/;
export const asksToJoin =
  /\b(?:join\w*|suit\w*|(?:right|ok|okay|good|fine) for|enrol\w*|admission|sign up|register|form|allowed|eligible|young|chhot[aei])\b/;
export const asksLimit = /\bage (?:limit|bar|criteria)\b|\bumar ki (?:seema|limit)\b/;
/** A pupil of any class is a minor; who has passed it may be of any age. */
export const inSchool =
  /\b(?:class|std|standard|kaksha) (?:[1-9]|1[0-2])\b(?! pass)|\b(?:[1-9]|1[0-2]) th (?:class|std|standard|kaksha|grade|me|mein)\b(?! (?:pass|fail|result))/;
export const ages = [
  /(?<!\b(?:for|since|last|past|in|after|only|about|over|of) )\b(\d{1,2}) (?:years?|yrs?|yr|saal|sal)\b(?! (?:ago|back|later|before|gap|of|in|with|working|job|experience|se|p[ea]hle|baad|tak|old (?:laptop|computer|pc|phone|mobile|system|machine|company|shop)))/,
  /\b(?:i am|i m|im|he is|she is|they are|(?:son|daughter|child|brother|sister|cousin|nephew|niece|kid|boy|girl|beta|beti|bhai|behen|housewife|man|woman) (?:is|of)|age is|age|aged|umar|umar hai) (\d{1,2})\b/,
];
export const asksIfRequired =
  /\b(?:(?:do|must|should) (?:i|we) (?:really |also |even |still )?(?:need|have|take)(?: to (?:take|do|buy|have))?(?: (?:the|your|a))?(?: \w+){0,2} (?:phase|month)|necessary|compulsory|mandatory|required|zaroori|zaruri|jaruri)\b/;
export const asksHowHard =
  /\b(?:hard(?:er|est)?(?! copy)|difficult\w*|tough\w*|eas(?:y|ier|iest)|mushkil|kathin|a?asan)\b(?!.*\b(?:day|days|din|hours?|ghant\w*)\b)/;
const wholeOffer = "(?:bundle|combo|full course|whole course|all (?:three|3|phases))";
/** `is the bundle cheaper than ...`, `kya bundle phase 1 aur 2 se sasta hai`; not `... cheaper than the bundle`. */
export const asksOfBundle = new RegExp(
  String.raw`\b${wholeOffer}\b(?! se\b).*\b(?:cheaper|less|sast[aei])\b(?!.*\b${wholeOffer}\b)`,
);
