/** How visitors ask what to take and tell what they know, want and can spend, in English and romanised Hindi. */

/** What is asked of whoever knows better. */
export const wordsOfChoice =
  /\b(?:should (?:i|he|she|we|my|one)|shall i|would you|do you think|suits?|suited|suitable|fits?|(?:right|best|better|good|ideal) (?:\w+ )?for|for (?:me|my|someone|somebody|him|her)|mere liye|lu|lun|loon|lena chahiye|le sakt[aei]|choose|pick|select|prefer|purchase|worth|sahi|theek|thik|best|better|behtar|acch?a|achha|kharid\w*|khareed\w*)\b/;
export const suitsSomebody =
  /\b(?:right|best|better|good|ideal|suit\w*|fits?|makes? sense|enough|useful|worth it) (?:\w+ )?(?:for )?(?:me|him|her|us|my \w+)\b|\benough to \w+|\bwaste (?:of \w+ )?for\b|\b(?:for|like) (?:\w+ ){1,3}like (?:me|us|him|her)\b|\b(?:mere|hamare|uske|meri) (?:jais[aei] (?:\w+ )?(?:ke )?)?liye\b/;
/** They ask for advice where money, knowledge or an aim is told beside them. */
export const wordsOfBuying =
  /\b(?:buy|take|get|join|enrol\w*|afford|next|start|begin|shuru|len[aei]|chahiye|mileg[ai]|possible)\b/;
/** `do I need beginner`, `what is left for me to learn`, `too hard for someone who knows HTML`, beside what he knows. */
export const asksBesideKnowledge =
  /\b(?:skip|boring|needed|necessary)\b|\b(?:do|does) (?:i|we|he|she|my \w+) (?:really |still |even )?(?:need|have to (?:take|do|buy|start))\b|\b(?:can|should|shall) (?:i|he|she|we) (?:\w+ )?start (?:from|at|with|directly)\b|\bwhat (?:is|else is|would be) (?:left|new|remaining)\b|\btoo (?:hard|difficult|tough|advanced|easy|basic)\b|\bkya (?:bach\w*|nay[aei])\b/;
export const asksToAdvise =
  /\b(?:suggest\w*|recommend\w*|advi[sc]e|salah|sujhav|guide me|help (?:me )?(?:to )?(?:choos\w+|decid\w+|pick\w*|select\w*)|confused|realistic\w*|what (?:can|could) (?:i|we|he|she) (?:\w+ )?(?:manage|cover|finish|complete|learn|fit)|cant (?:decide|choose)|samajh nahi aa|decide nahi)\b/;
/** `where should I begin`, `a good starting point`; not `when does it start`. */
export const asksWhereToStart =
  /\bwhere (?:\w+ ){0,3}(?:to|(?:i|he|she|we)(?: \w+)?) (?:start|begin|enter|join)(?= (?:from|with|if|as|learning|coding)\b|$)|\bstarting point\b|\b(?:kaha|kahan|kidhar) se (?:shuru|start)\b/;
export const setsApart = /\b(?:or|ya|vs|versus|than|between)\b/;
export const wordsOfBetter =
  /\b(?:better|best|which|should|confused|behtar|acch?a|achha|kaun ?s[aei]|kons[aei]|lu|lun|loon|need|zaroori|zaruri|chahiye)\b/;
export const deniesKnowledge =
  /\b(?:(?:complete|total|absolute|pure|am a|im a|i m a|as a) (?:beginner|newbie|noob)|newbie|noob|beginner hu|(?:he|she|wife|husband|brother|sister|friend|son|daughter) is new|(?:am|im|totally|completely|very|bilkul) new|zero|nothing|never (?:coded|wrote|written|(?:done|did|tried) (?:\w+ )?(?:coding|programming)|learn\w*|programmed|touched)|new to|naya|nayi|naye|for (?:an? |absolute |complete |total )*beginners?(?! phase)|no (?:idea|experience|knowledge|coding|background)|kuch nahi(?: (?:aa?ta|pata)| ka?un\b| kya\b|$)|(?:code|coding|programming) (?:kabhi )?nahi (?:aa?t|ki|likh|seekh)\w*|(?:code|coding|programming) (?:\w+ ){1,4}nahi (?:aa?t|pata)\w*|kuchh nahi|from scratch|never did (?:any |a )?(?:coding|programming)|fresher|coding nahi)\b/;
export const saysOfSelf =
  /^(?:i|we|my|mujhe|main|mai|mere)\b(?!.*\b(?:will|can|do|does|what|how|when|kya|kab|kaise)\b)|\b(?:aata|aati) hai\b(?!.*\bkya\b)/;
/** `I want to build bots`, `mujhe bot banana hai`, `become a developer`. */
export const aims =
  /\b(?:want|wants|wanna|like|wish|goal|aim|dream)\b.*\b(?:build|make|create|develop|become|be)\b|\b(?:banan[aei]|banna) (?:(?:seekh|sikh)na )?(?:hai|h|tha|chaht[aei])\b/;
/** What one becomes by this course and by no other: an engineer may be of anything. */
export const trade = /\b(?:developer|programmer|coder|freelancer)\b/;
export const profession = /\b(?:developer|engineer|programmer|coder|freelancer)\b/;
export const wishes =
  /\b(?:want|wants|wanna|interested in|looking (?:only )?for|care about|focus on|(?<!\b(?:it|that|this|one|phase|month|does) )need|hate|dislike|chaht[aei]|seekhn[aei] hai|sikhn[aei] hai)\b/;
/** `I have only 2k`, `mere paas 1500`: whose sum it is. */
export const hasMoney = /\b(?:have|has|got|budget|spend|afford|pay|pas|paas)\b/;
export const wholeCourse =
  /\b(?:all (?:three|3)|teeno|whole|full|poora|pura|complete(?= (?:one|wal[aei])\b)) (?:phases?|course)?/;
export const asksOther =
  /^(?:do|does|is|are|will|can|when|what|how|where|on|kab|kitn[aei])\b|\b(?:sikha\w*|kab|kis din)\b/;
/** `1000 more`, `500 aur mil jaye`, `my brother adds 500` */
export const sumOnTop =
  /\b(?:adds?|plus|extra|another) (\d{3,6})\b|\b(\d{3,6}) (?:(?:rs|rupees?|rupaye) )?(?:more|extra|additional|aur|zyada|jyada)\b/g;
export const asksIfEnough =
  /\b(?:enough|sufficient|kaafi|kafi|afford|possible|(?:aa|ho|mil) (?:jayeg[aei]|jaeg[aei]|sakt[aei])|mileg[aei]|le sakt[aei]|can i (?:buy|get|take))\b/;
/** `what can I join`, `kya lu`, `is there anything for me`: it asks what to take. */
export const asksToTake =
  /\b(?:(?:should|shall|can|could|may) (?:i|we|he|she) (?:\w+ )?(?:go for|take|buy|get|join|start|begin|pick|choose)|what (?:to|do i) (?:buy|take|get|join)|(?:anything|something|kuch) (?:\w+ ){0,3}(?:join|buy|take|for me|mere liye)|(?:kya|aage|wahi|konsa|kaunsa) (?:\w+ )?(?:lu|lun|loon|lena|le lu|karu|karun|seekhu)|le ?(?:lu|lun|loon|sakt[aei] hu) kya|what changes for me)\b/;
/** `do I need the first phase?` of who knows what it teaches */
export const asksIfNeeded =
  /\b(?:(?:do|does) (?:i|we|he|she) (?:\w+ )?(?:need|have to)|needed|necessary|required|zaroori|zaruri|boring|too (?:easy|basic))\b/;
/** `may I skip it`, `bina beginner ke chalega`: a yes is one to that. */
export const asksToSkip = /\b(?:skip|chh?o[dr]\w*|without|bina|start|jump|direct\w*|possible|can|may|sakt[aei])\b/;
export const asksHowLong =
  /\bhow (?:long|many (?:days|weeks|months)|much time)\b|\bkitn[aei] (?:\w+ )?(?:din|dino|hafte|mahine|time|samay)\b/;
/** It names nothing to choose. */
export const asksWhatToDo = /^(?:so |now |then |but )*what (?:should|can|must|do|shall) (?:i|we) do(?: now)?$/;
export const makes = /\b(?:(?:web ?)?sites?|apps?|bots?|programs?)\b/;
/** `which phase has 3 hours a day` */
export const asksOfPlan = /\b(?:has|have|needs?|takes?|requires?) (?:\w+ )?\d/;
export const choosesOne =
  /\b(?:should i (?:take|buy|eat|choose|pick|invest|\w+ (?:or|ya) )|(?:what|which|where)\b.* should i \w+$|help me (?:choose|decide|pick))\b/;
export const shouldI = /\b(?:should i|lena chahiye)\b/;
export const namesPart = /\b(?:phase|plan|level)\b/;
export const notBefore =
  /\b(?:(?:not|dont|don t|do not|doesnt|never|no|zero|without|except|bina|learn)(?: \w+){0,2}|(?:little|bit of|thod[ai])|(?:want|wanna|like|interested|looking|care about|focus on)(?: (?!and|know)\w+){0,4}) $/;
export const notAfter =
  /^ (?:is|are) (?:new|not|hard|difficult)\b|^(?: \w+){0,6}? (?:forgot\w*|rusty|bhool\w*)\b|^(?: \w+){0,2}? (?:nahi|nhi|nahin|seekhn[aei]|sikhn[aei]|banan[aei])\b/;
/** `I do not want AI`, `I hate Python`; a bare `no` says what is not wanted only beside a wish, else what is not known. */
export const unwantedBefore =
  /\b(?:(?:not|dont|don t|do not|doesnt|never|no) (?:want|need|like|interested|care)(?: (?!but |only )\w+){0,3}|hate|dislike|without|except|avoid|bina)(?: \w+)? $/;
export const noBefore = /\bno $/;
export const unwantedAfter = /^(?: \w+){0,2}? (?:nahi|nhi|nahin) (?:chahiye|seekhn[aei]|sikhn[aei])\b|^ (?:ke )?bina\b/;
export const namesSeveral =
  /\b(?:us|both|dono|hum|hamare|brothers?|sisters?|friends?|wife|husband|cousins?|son|daughter|bhai|behen|dost|pati|patni|beta|beti|roommate)\b/;
export const beforePerson =
  /\b(?=(?:one|other|another|i|he|she|my|mera|meri|mere|mujhe|usko|use|main|mai|ek|dusr[aei]) )/;
export const ownTime =
  /\b(?:i|we|me|my|he|she|mere|mera|mujhe|main|mai|hum|only|sirf|free|with|milt[aei]|paas|sakt[aei]|du(?:nga|ngi)?|de ?kar|deke|at|giving|daily|enough)\b/;
export const timeADay =
  /\b(?:(\d{1,2}) )?(\d{1,3}|half an|an?|one|two|three|four|five|six|ek|do|teen|char|paanch) (hours?|hrs?|ghant[aeo]\w*|minutes?|mins?)\b(?! (?:class|ago))/;
/** `if I take a break of two weeks` */
export const ofBreak = /\b(?:breaks?|gap|paus\w*|chutti|miss\w*|leave|stop\w*)\b/;
export const ofWeek =
  /\b(?:sun|satur)days?\b|\bweekends?\b|\b(?:a|per|every|each|har) week\b|(?<!\bkitne )\bhafte (?:me|mein)\b/;
export const timeInAll =
  /\b(\d{1,3}|two|three|four|five|six|eight|do|teen|char|(?<!\b(?:hours?|hrs?|times|once|twice|hundred|thousand|lakhs?|rs|rupees?|salary|\d+k?) )(?:an?|one|ek)(?= (?:week|month|haft|mahin))) (days?|din\w*|weeks?|haft[aeo]\w*|months?|mahin[aeo]\w*)\b(?! (?:ago|old|back|baby|se|pehle|experience|of experience))/;
export const asksPace =
  /\b(?:finish\w*|complet\w*|done|take|takes|needs?|fits?|possible|over|manage|long|how many (?:days|weeks|months)|kitn[aei] (?:din|hafte|mahine)|enough|khatam|poor[aei]|lag(?:ega|enge|ta)|ho (?:jayega|jaega)|kar (?:paunga|lunga|sakt[aei])|(?:ho|kar) pay\w+)\b/;
const which = "(?:which|what|whats|kya|kis|kaun ?s[aei]|kons[aei])";
const part = "(?:phases?|plan|level|part|package|pack|offer|option|choice|one|month|mahin[ae])\\b";
/** `which phase`, `konsa plan`: it names what is chosen. */
export const asksWhichPart = new RegExp(
  `\\b${which} (?:of the )?${part}|\\b${which} (?:is |are )?(?:the |a |your )?(?:right|best|good|better|ideal|smart\\w*|correct|realistic|sahi) (?:\\w+ )?${part}`,
);
export const asksWhich = new RegExp(`\\b${which}\\b`);
export const claimsKnowledge =
  /\b(?:(?:am|im|as) an? (?:\w+ ){0,3}(?:dev|developer|engineer|programmer)|(?:dev|developer|engineer|programmer) (?:hu|hun|hoon)|(?:for|past|last|since) (?:\d+|two|three|four|five|six) (?:years?|yrs?)|(?:\d+|do|teen|char|paanch) saal se|work(?:ing|s)? (?:with|in|as)|(?<!\b(?:to|must|should|shall|do|must i|should i|shall i) )know|knows|knew|done|did|finished|completed|learn(?:ed|t)|good at|comfortable|familiar|worked|can (?:already )?(?:do|read|write|code|build|make)|(?:have|has|ive) (?:been )?(?:used|built|made|written|coded|worked|writing|using|coding|building|working)|aata|aati|aate|ata|ati|(?<!nahi )pata|kiya|seekha|sikha|seekh liya|ho ga[yi][aei]|padh[ia]+|already|remember)\b/;
/** A sum in words; to write the numbers of every text in digits would take long. */
export const saysSum = /\d ?k\b|\b(?:hundred|thousand|sau|haz+a+r|haja+r|lakh|lac)\b/;
