/** How a question points at what was spoken of before it, in English and romanised Hindi. */

export const oneBeforeLast = /\b(?:last|final|a?akhri) (?:wale )?se p[ea]hl[ae](?: wal[ae])?\b/;
export const besideEnd =
  /\b(?:the )?(?:one|day|week|phase)? ?(before|after) the (first|last)(?: one| of (?:those|them|these))?$/;
/** `and the one before day 31` */
export const nextToDay = /^(?:(?:and|then|so|aur|what|is|about|on) )*(?:the )?(?:one|day) (after|before) day (\d+)$/;
export const otherOnes =
  /\b(?:the )?(?:other (?:one|two|phases?|months?)|others|remaining (?:one|two)?|dusr[aei] wal[aei]|baa?ki (?:wal[aei]|dono|ke))\b/;
export const isIt = /^(is|does|was) (?:it|that|this)\b/;
export const saysThem = /\b(?:they|them|these)\b/;
export const saysIt = /\bit\b/;
export const asksOfRest = /\b(?:left|remain\w*|baa?ki|bach\w*)\b/;
export const afterThat = /\b(after|from) (?:that|this|it)\b/;
export const asksNeeds =
  /^(?=.*\b(?:need\w*|must|should|have|required)\b).*\b(?:know\w*|what|anything|something|experience|background|basics)\b.*\b(?:before|for) (?:that|this|it)\b/;
export const takesIt = /\b(take|skip|choose|start with|begin with) (?:it|that|this)\b(?! (?:one|phase|month))/;
/** `and which phase is that in?` */
export const asksPlace = /\b(?:which|what|kis|kaun ?s[aei]|kons[aei]) (?:phase|month|week|mahin[ae]|haft[ae])\b/;
export const pointsBack = /\b(?:it|that|this|these|ye|yeh|wo|woh)\b/;
export const there = /(?<!\b(?:is|are|were|be) )there$/;
/** `which phase are all these in?`: of a list, not of the one that was spoken of last. */
export const namesList = /\b(?:all|these|those|they|them|sab|saare|sare)\b/;
/** `is Docker in the course, too?` after an article is asked of the plan. */
export const ofCourse = /\b(?:course|plan|curriculum|phases?|teach|taught|learn|sikha\w*|padha\w*)\b/;
/** `usse pehle wale din`: the one before, not the first. */
export const beforeThat = /\b(?:[ui]s se|[ui]sse|[ui]ske) p[ea]hle(?: wal[aei])?\b/;
/** `kitne din?` after a topic: the days that it is taught on. */
export const asksDays = /\b(?:days|din)\b/;
export const whyThatOne = /\b(?:that|this) (?:one|phase)\b/;
/** `do I need experience?` */
export const asksOfSelf = /\b(?:i|my|me|mujhe|need|needed|required|chahiye|zaroori)\b/;
/** `what is included in it?` after the bundle. */
export const asksWhatIsIn = /\b(?:includ\w+|in it|get with it|with it|isme|usme|iske saath)\b/;
export const asksToSave = /\bsav(?:e|es|ing|ings)\b/;
export const takesOnly =
  /\bif (?:i|we) (?:only )?(?:take|buy|choose|do|get)\b|^(?:i|we) (?:just |only )?(?:take|buy|choose|do|get) (?:just |only )|\bsirf\b.*\b(?:l(?:u|un|oon|e|ete|eta)|k[ai]r(?:u|un|oon|e)?)\b/;
export const asksToBuild = /\b(?:build|make|banat?\w*)\b/;
export const asksWhatIsInIt =
  /^(?!.*\b(?:build|make|projects?|tests?)\b)(?:(?:what|kya)\b.*\b(?:includ\w+|in (?:it|that|this)|get|milega)\b|[ui]s ?me(?:in)? kya\b)/;
export const needsForThat = /\b(?:need|needs|needed|required|use|used)\b.*\bfor (?:that|this|it)\b/;
/** `that is too much for me` after a price asks for a lower one. */
export const isTooMuch =
  /\b(?:too (?:much|costly|expensive|high|dear)|(?:cant|cannot|can not) afford|(?:bahut|zyada) (?:mehng[aei]|zyada))\b/;
export const asksDay = /^(?:on |in )?(?:which|what|kis|kons[aei]|kaun ?s[aei]) (?:day|din|week|haft[ae])\b/;
export const asksOfBoth =
  /\b(?:both|two|dono|together|total|sum|add|altogether|combined|difference|farak|fark|between|apart|gap|longer|shorter|cheaper|(?:costs?|is) less|sast[aei]|(?:which|what|who|kaun\w*|kons\w*) (?:\w+ ){0,2}(?:first|earlier|p[ea]hle)|jod\w*|mila ?k\w+|how much (?:more|less|cheaper|costlier|(?:do i |will i |can i )?save))\b/;
export const namesAll = /\b(?:all|teen[oi]n?)\b/;
export const asksOfGain = /\b(?:fayd[ae]|faid[ae]|benefit\w*|better|worth|behtar|munafa)\b/;
/** `it` and `this` may be the course, these are what was spoken of. */
export const saysThat = /\b(?:that|those|them|(?:for|about|of) it|[ui]s(?:k[aei]|me))\b/;
export const lengths =
  /\b(?:days|weeks|months|years|hours|dinon|hafton|mahinon|saal)\b|\b(?:kitn[aei]|\d+) (?:din|haft[ae]|mahin[ae])\b/;
export const same = /\b(?:same|wahi|wohi|vahi|usi|isi|that day|us din)\b/;
/** These name what they are about. */
export const noPronoun = /\bthis (?:year|time|site|website|page|chat|country|morning|evening)\b/g;
const count = "(first|second|third|4 th|fourth|last|latter|former|1 th|2 th|3 th)";
const one = "(?: (?:ones?|day|week|phase|project|wal[aei]))?";
/** `the second of those`, `back to the first one`, `the latter`. */
export const ordinalOfNamed = new RegExp(
  `\\b(?:the )?${count}${one} (?:of (?:those|them|these|the (?:two|three)|both)|(?:that )?(?:you|i) (?:said|mentioned|named|listed|asked)(?: about)?)\\b|\\bback to (?:the )?${count}${one}|\\b(?:the )?(former|latter)(?: one)?\\b|\\b(?:un|in) (?:dono )?me(?:in)? (?:se )?(pehl|dusr|teesr)\\w+(?: wal[aei])?\\b`,
);
/** One of what was listed: `the first of these`, `pehla wala`. */
export const countedItem = new RegExp(
  `\\b(?:the )?(first|second|third|last|penultimate|\\d th|pehl|dusr|teesr)[aei]?${one}(?: (?:of )?(?:those|them|these))?(?= |$)`,
);
/** `and two days later`, `teen din baad` */
export const daysFromLast =
  /^(?:(?:and|then|so|aur|phir|what|is|comes?|about|on) )*(?:uske |[iu]s ?se )?(\S+) (days?|din|weeks?|haft[ae]) (later|after|before|earlier|baad|p[ea]hle)(?: (?:that|this|it|kya hai|kya))?$/;
/** What says that one of what was listed is counted, and no phase: `the second one`. */
export const oneOfListed = /\b(?:ones?|days?|projects?|wal[aei]|those|them|these|of)$/;
/** `the next day`, `and the one after that?`, `uske agle din`: beside what was named last. */
export const besideLast = new RegExp(
  `^(?:(?:and|then|so|ok|aur|phir|toh|what|is|comes?|about|on|do we do) )*(?:uske |[iu]s ?se )?(?:the )?(?:(next|following|previous|agl[aei]|pichl[aei]) (one|day|din|week|haft[ae])|(one|day|week)? ?(after|before)(?: (?:that|this|it)(?: one)?)?)$`,
);
const upToFour = String.raw`(?:\S+\s+){0,3}[^\s,;:.?!–—-]+`;
const goesOn = String.raw`\s*[,;:.–—-]+\s*|\s+(?=(?:but|just|only|rather|i (?:mean|meant|said|say|asked|want))\b)`;
/** `pehle mahine me kaun se?`, `how many of them in month 2?` have no subject of their own. */
export const asksWhichOfThem = /^(?:kaun\w*|kons\w*|se)$/;
export const countsThem = /\b(?:how many|which) of (?:them|those|these)\b/;
export const saidBefore = /^(?:i (?:said|say|asked|want|meant|mean)|(?:maine )?p(?:u|oo)ch\w* (?:tha|thi)?)\s+/i;
/** Before what is asked: `great, and the fees?`, `achha theek hai, refund?`. */
export const reaction =
  /^(?:(?:ok(?:ay)?|ac+hh?a+|acha|th(?:i|ee)k(?: hai| h)?|haan?|hmm+|oh|i see|got it|understood|samajh gay[ai]|samajh aaya|अच्छा|ठीक है|ठीक|हाँ|समझ गया|समझ गई)(?:[\s,.!।]+)|(?:great|nice|good|fine|cool|perfect|wow|super|badhiya|sahi hai|बढ़िया)\s*[,.!।]+\s*)+(?=\S)/iu;
/** What is denied, before or behind what is meant instead: `not the videos, I mean ...`, `videos nahi, ...`, `..., not the tools`. */
export const deniedParts: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:(?:no|nahi|nahin|nope|sorry|arre|oh)[\s,.!]+)*(?:i (?:do ?n['’]?o?t|did ?n['’]?o?t) (?:mean|ask)|not)\s+(?:about\s+|for\s+)?(?!only\b|just\b)${upToFour}(?:${goesOn})(?=\S+)`,
    "iu",
  ),
  /^(?:\S+\s+){0,2}[^\s,]+\s+(?:nahin?|nhi|नहीं)\s*[,;.–—-]+\s*(?=\S+)/iu,
  /^(?:\S+\s+){0,2}\S+\s+(?:nahin?|nhi|नहीं)\s+(?=(?:\S+\s+){1,6}(?:p(?:u|oo)ch\w*|bola|matlab|पूछ\S*)(?:\s|$))/iu,
  new RegExp(
    String.raw`\s*(?:,|\b(?:and|but))\s*(?:not|na ki)\s+(?:the\s+|about\s+|for\s+)?${upToFour}\s*[.?!]*$`,
    "iu",
  ),
];
/** Who tells what he knows, denies a part of it: `HTML, not React`. */
export const tellsKnowledge = /\b(?:know|knew|learn(?:t|ed)|done|aat[aei]|seekh\w*|basics?)\b/i;
/** A wish that is denied beside a question: `no AI please`, `I do not want the tools`, `video nahi chahiye`. */
export const deniedWish =
  /^(?:(?:and|but|aur|lekin)\s+)?(?:no\s+(?:\S+\s+){1,3}please|(?:i\s+|we\s+)?(?:do ?n['’]?o?t|don['’]?t)\s+(?:want|need|care (?:for|about))(?:\s+\S+){1,4}|(?:\S+\s+){1,4}(?:nahin?|nhi|नहीं)\s+(?:chahiye|चाहिए))$/iu;
/** The words of `and how long is it?`, `why not?`, `is that free?`, which may be asked of anything. */
export const asksOfAnything =
  /^(?:and|but|so|i|we|you|me|my|get|gets|will|would|should|need|come|comes|is|are|was|do|does|can|it|its|that|this|they|them|these|the|there|for|of|a|an|how|what|when|why|not|long|many|much|often|free|extra|take|takes|last|days?|weeks?|months?|years?|hours?|kitn\w*|kab|kyu\w*|tak|der|din|mahin\w*|saal|time|muft|hai|hain|h|ka|ki|ke|ye|yeh|wo|woh|aur|to|toh)$/;
