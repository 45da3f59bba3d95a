/**
 * Questions whose wording settles their subject: after which subjects or of which likeliest ones it does, divided by spaces (`*` is any),
 * how they are worded, and what they ask for (`=` is the subject itself). The first that fits holds. Texts are in lower case and
 * without punctuation, Hindi in Latin letters.
 */
export type Wording = readonly [subjects: string, worded: RegExp, subject: string];

/** Whatever a question is likest to: whatever is asked of the free lesson, where the school is. */
export const settledWordings: readonly Wording[] = [
  ["*", /^(?=.*\b(?:certificates?|certi)\b).*\b(?:cheapest|lowest|least|sabse (?:sast[aei]|kam))\b/, "certificate"],
  ["*", /\bfree (?:\w+ )?lesson\b|\bfirst free lesson\b/, "demo"],
  ["*", /\b\d+ (?:multipl\w+ (?:by|with)|times|divided by|plus|minus|x) \d+\b/, "elsewhere"],
  ["*", /\bforms?\b.*\b(?:free|muft)\b|\b(?:free|muft)\b.*\b(?:fill|send|bhar\w*)\b.*\bforms?\b/, "enroll"],
  [
    "*",
    /^(?:(?:and|so|but|ok) )?where (?:is|are) (?:the |your )?(?:school|studio|academy|institute|workshop|office)\b/,
    "office",
  ],
];

/** What a subject's words mean beside another: `only 21 students?`, `does the certificate cost extra?` */
export const likeliestWordings: readonly Wording[] = [
  ["*", /\b(?:who|kis ?ne) (?:made|built|created|programmed|banaya) (?:you|u|tumhe|tumko|aapko)\b/, "self"],
  ["tools", /\b(?:how much|what|kitn[aei])\b.*\bworth\b/, "tools-worth"],
  [
    "price",
    /\b(?:hidden|more payments?|pay(?:ing)? (?:\w+ )?(?:more|again) (?:later|after\w*)|(?:anything|something) else to pay|really everything)\b/,
    "payment",
  ],
  // `what do I need to know for phase 2?`
  [
    "price phase single-phase equipment",
    /\b(?:need|must|should|required|zaroori|chahiye)\b.*\b(?:know|knowledge|aana)\b/,
    "prerequisites",
  ],
  ["age why-price", /\bstudents?\b/, "students"],
  ["whatsapp", /\bgroups?\b/, "community"],
  ["contact support phone", /\bdoubts?\b/, "mentorship"],
  ["pace hours live", /\b(?:sun|satur)days?|weekends?|weekdays?\b/, "plan-calendar"],
  [
    "outcome",
    /\b(?:manage|cope|balance|keep up|handle|adjust|time nikal\w*|samay nikal\w*)\b.*\b(?:with|along\w*|beside\w*|and|during|saath)\b/,
    "pace",
  ],
  // `what do I make in the first month?`
  ["phase", /^(?:\w+ ){0,2}(?:what|which|kya)\b.*\b(?:build|make|banat\w*|banay\w*|banau\w*|banao\w*)\b/, "projects"],
  // What the tools cost is told with them.
  ["mentorship community certificate lifetime", /\b(?:extra|additional\w*|separately|alag se)\b/, "plan-extras"],
  // Who comes back to where he left is not given money back.
  ["refund", /\b(?:wahin?|jaha[an]?|jahan?) se (?:\w+ )?(?:start|shuru|continue|aage|resume)\b/, "pace"],
  // `do I have to install anything to try it?` is asked of the free lesson.
  [
    "equipment interactive enroll prerequisites own-code",
    /\b(?:(?:to|can i|i) try|try k[ai]r\w*|trial|free (?:\w+ )?lesson|first free lesson|lesson (?:\w+ ){0,5}browser)\b/,
    "demo",
  ],
];

/** The same of a question that counts no day, week or phase. */
export const plainWordings: readonly Wording[] = [
  ["*", /\bwhere\b.*\b(?:school|studio|academy|institute|workshop)\b/, "office"],
  ["saving", /^is there (?:a|any) bundle\b/, "bundle"],
  ["live", /^(?=.*\b(?:need|needed|bring|buy|required)\b)(?:(?:what|which|the|any|are) )*materials?\b/, "equipment"],
  ["live", /^(?:(?:what|which|the|any|are) )*materials?\b/, "tools"],
];

const ofData = "privacy data-kept data-access data-rights chat-privacy student-record";
/** Who has asked how to join asks of `them`: his details. */
const ofRequest = "enroll after-request no-reply contact-form response form-kept wrong-details";
const ofTools = "ai-tools code-plan hosting domain database-hosting ssh workspace interactive premium-courses";
const ofCertificate = "certificate recognition certificate-form";
const money = "price payment saving list-price bundle single-phase price-readings";
const howLong =
  "(?:how (?:long|many (?:days|months|weeks|years))|until when|till when|kab tak|kabtak|kitn[aei] (?:time|samay|din|dino|mahin[aeo]|saal|arse|der))\\b";
/** They name what lasts: the course, a phase, or the answer that is waited for. */
const ofNothingElse =
  "(?!.*\\b(?:course|phases?|total|poora|pura|reply|answer|jawab|learning|interactive|lessons?)\\b)";

/** What a few words ask for after a subject: `for how long?`, `who signs it?` */
export const laterWordings: readonly Wording[] = [
  ["tools premium-courses", new RegExp(`^(?=.*\\bpremium\\b).*\\b${howLong}`), "premium-courses"],
  [
    "tools interactive",
    new RegExp(`^(?=.*\\b(?:learning|interactive|lessons?|subscription)\\b).*\\b${howLong}`),
    "interactive",
  ],
  ["privacy", new RegExp(`^${ofNothingElse}.*\\b${howLong}`), "data-kept"],
  [
    `data-kept chat-privacy cookies lifetime tools offer-end demo mentorship ${ofTools}`,
    new RegExp(`^${ofNothingElse}.*\\b${howLong}`),
    "=",
  ],
  ["*", /\bdoubts?\b/, "mentorship"],
  [
    "refund",
    /\b(?:kitn[aei] (?:din|dino|time)|how (?:long|many days)|kab)\b.*\b(?:mil\w*|get|come|take|wapas)\b(?!.*\b(?:course|phases?)\b)/,
    "=",
  ],
  ["refund", /\b(?:pais[ae]|money|amount|fees?)\b.*\b(?:mil\w*|get|got|back|return\w*|wapas|laut\w*)\b/, "="],
  [
    "*",
    /^(?:ok )?(?:who (?:can|do|should|will|could|would)(?! (?:see|read|access|use|check|take|join|get|have|learn|attend|apply)\b)|whom|how (?:can|do|should) (?:i|we) (?:contact|ask|reach|call)|(?:kis ?se|kaise) p(?:u|oo)ch\w*)\b(?!.*\b(?:for it|refund|fill|send|form|sign)\b)/,
    "contact",
  ],
  [ofTools, /^(?:and )?(?:is|are) (?:it|that|this|they|those|these) (?:also |really |all )?free\b/, "="],
  [
    `tools ${ofTools}`,
    /\b(?:extra|separately|alag(?: se)?|(?:pay|cost|charge)\w* (?:\w+ )?(?:more|for (?:it|that|them|this))|(?:in|part of) the (?:price|fees?))\b/,
    "=",
  ],
  [
    ofCertificate,
    /^(?:and )?who(?:se)? (?:signs|issues|gives|name)\b|\bkaun (?:sign|deta|dega)\b|\blook like\b|\bkais[aei] (?:dikh\w*|hota|hoga)\b/,
    "certificate-form",
  ],
  [
    "mentorship support community certificate lifetime",
    /\b(?:extra|separately|alag(?: se)?|included|pay more|in the (?:price|fees?)|in price)\b/,
    "plan-extras",
  ],
  ["mentorship support", /^(?:and |aur )?(?:who|kaun)\b/, "instructor"],
  ["mentorship", /^(?:and )?how often\b/, "="],
  ["mentorship", /\b(?:kitn[aei] (?:baar|bar|session\w*)|how (?:often|many (?:times|sessions|calls)))\b/, "="],
  [
    ofData,
    /\b(?:delet\w*|remov\w*|eras\w*|correct\w*|cost\w*|charges?|fees?|free|hata\w*|hatw\w*|paise|paisa)\b/,
    "data-rights",
  ],
  [
    ofRequest,
    /\b(?:them|they|details?|data|number|email|info\w*|jankari)\b.*\b(?:delet\w*|remov\w*|eras\w*|hata\w*|hatw\w*)\b/,
    "data-rights",
  ],
  [ofRequest, /\b(?:shar\w+|sell|sold|pass(?:ed)? on|safe|secret|private|leak\w*|bech\w*)\b/, "privacy"],
  [ofData, /\b(?:who|kaun|kis ?ko)\b.*\b(?:it|that|them|see\w*|read\w*|access|dekh\w*|padh\w*)\b/, "data-access"],
  ["tools", /\b(?:worth|value|valid)\b/, "tools-worth"],
  [ofCertificate, /\b(?:worth|value|valid|recogni[sz]ed|accepted|degree)\b/, "recognition"],
  [
    "recognition certificate-form",
    /\b(?:paper|print\w*|pdf|hard ?copy|courier|posted|by post|kagaz|online)\b/,
    "certificate-form",
  ],
  [
    ofCertificate,
    /^(?:\w+ )?(?:for|with|after|in|on) (?:\w+ )?(?:single|one|each|every) (?:phase|month|part)\b|\b(?:ek|har) phase (?:k[aei]|par|pe|me)\b/,
    "certificate",
  ],
  [
    ofCertificate,
    /^(?!.*\b(?:can|may|sakt\w*)\b)(?=.*\b(?:if|agar|only|just|even|sirf|to|toh)\b).*\b(?:single|one|ek|1) (?:\w+ )?(?:phase|month|part|mahin[ae])\b/,
    "certificate",
  ],
  [ofCertificate, /\b(?:verif\w*|check\w*|genuine|authentic|jaanch\w*)\b/, "certificate-form"],
  ["demo", /\b(?:log ?in|account|sign ?up|regist\w*|install\w*|download\w*|[iu]s ?me(?:in)?|in (?:it|that))\b/, "="],
  [
    "topic",
    /^(?:aur |and )?(?:kab )?khatam\b|\bend\w*$|^(?:aur |and |so )?(?:what (?:is|comes) (?:next|after)|(?:[ui]s ?)?ke baad kya)\b/,
    "=",
  ],
  ["topic", /\b(?:nearest|closest|similar|milta julta|sabse paas)\b/, "="],
  ["*", /\bphase (?:badal\w*|change kar\w*)\b|\bchange (?:my |the )?phase\b/, "change-phase"],
  ["paid-twice", /\b(?:come back|back|wapas|return\w*|how long|kab|kitn[aei] (?:din|time))\b/, "="],
  ["change-phase", /\b(?:cost\w*|charge\w*|extra|free|pais[ae]|fees?)\b/, "="],
  ["reviews-real students rating", /\b(?:talk|speak|chat|contact|call|meet|baat|mil)\b/, "talk-to-student"],
  [
    "projects project-names own-code",
    /\bcode\b.*\b(?:mine|my|me|mere|mera|keep|own)\b|\b(?:keep|own)\b.*\b(?:code|them|it|these)\b/,
    "own-code",
  ],
  ["minor", /\b(?:father|mother|papa|mummy|parents?|guardian|pita|mata)\b/, "="],
  [
    "ai-tools tools",
    /\b(?:one of|among|part of|in) (?:them|these|those)\b|\bin ?me(?:in)? (?:se )?(?:hai|h|ek)\b/,
    "=",
  ],
  ["own-page", /\b(?:passwords?|account|los[et]|lost|link|email|expire\w*)\b/, "="],
  ["duration structure", /^(?:and |so )?(?:in|how many) hours\b|\bghant\w+ me(?:in)?\b/, "total-hours"],
  ["own-page", /\b(?:parents?|father|mother|papa|mummy)\b/, "parents"],
  [ofRequest, /\b(?:cancel\w*|withdraw\w*|(?:take|get) (?:it|that) back|chang\w* my mind)\b/, "withdraw"],
  ["blog", /\b(?:read|reading|minutes?|mins?|padhne)\b|\b(?:how long|kitn[aei] (?:time|der|lamb[aei]))\b/, "="],
  ["blog", /\b(?:another|other|more|else|dusr[aei]|aur)\b/, "="],
  [
    `enroll demo ${money}`,
    /\b(?:pay|payment|pais[ae])\b.*\b(?:later|parts?|half|monthly|baad)\b|\b(?:instal\w+|emi|kis?sht\w*)\b/,
    "payment",
  ],
  ["enroll", /\bpay\b/, "payment"],
  [
    "enroll after-request no-reply",
    /^(?:and )?how (?:fast|soon|quick\w*)\b|^kitni jaldi\b|\b(?:when|kab|how (?:long|soon))\b.*\b(?:call|contact|reply|phone|hear|answer|jawab)\w*\b/,
    "response",
  ],
  [
    "instructor",
    /\b(?:talk|speak|chat|meet|call|baat|mil\w*)\b.*\b(?:before|first|p[ea]hle)\b|\bp[ea]hle\b.*\b(?:baat|mil\w*)\b/,
    "choose-teacher",
  ],
  [
    "instructor",
    /\b(?:[ui]nse|usse|him|her|them)\b.*\b(?:baat|mil)\b|\b(?:talk|speak|chat) (?:to|with) (?:him|her|them)\b/,
    "mentorship",
  ],
  ["projects", /^(?=\S+(?: \S+){0,4}$).*\b(?:name|list|examples?|such as|kaun kaun|konse konse)\b/, "project-names"],
  [money, /\b(?:how many days|kitn[aei] din)\b/, "duration"],
  // `what should I do now?` of who waits for an answer.
  [
    "no-reply after-request paid-twice wrong-details complaint",
    /^(?:so |then |and |ab )?(?:what (?:should|must|can|do|shall) (?:i|we) do|(?:ab )?kya (?:karu|karun|karna|kare))\b/,
    "=",
  ],
  ["minor", /\b(?:who|kaun)\b.*\b(?:fills?|sends?|forms?|bhar\w*|sign\w*)\b/, "="],
  // When a test is, what the bundle holds.
  ["tests", /^(?:and )?(?:when|kab) (?:are|is|hai|hain|hote|honge)(?: (?:they|those|the tests|it))?$/, "="],
];
