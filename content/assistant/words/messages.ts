/** How messages are worded whatever they are about: their questions, what they tell, what they feel. */

export const questionWord =
  /(?:^|\s)(?:what|how|which|when|where|why|who|can|could|is|are|will|would|do|does|should|may|any|kya|kitn[aei]|kab|kaise|kaun\S*|kis|konsa|kahan?|क्या|कितन\S|कब|कैसे|कौन\S*|किस|कहाँ)(?=\s|\?|$)/i;
export const asksToKnow =
  /\b(?:whether|to know|tell me|ya nahi|ya nhi|ja+n+a (?:hai|tha|chaht\S*)|bata(?:o|iye|ye|na|do)?)\b|या नहीं|बताइ|बताओ/i;
/** `The third one sounds good. How long is it?` */
export const leadOfQuestion =
  /^(?:\S+ ){0,2}?((?:the )?(?:first|second|third|fourth|last|pehl\w+|dusr\w+|teesr\w+) (?:one|phase|month|week|day|wal[aei]))\b[^?.,!]{1,40}[.,!]\s*(?=\S)/i;
/** What a visitor works with is none of his circumstances: `my students are in class 9`, `I do phone repair`. */
export const isOfTrade =
  /\b(?:my|our|mere|hamare) (?:students?|pupils?)\b|\b(?:phone|mobile|laptop|computer)s? (?:repair\w*|shop|store|calls?|dukan|business)\b|\b(?:coaching|tuition|school|college|centre|center|classes) for\b|\b(?:repair|sell|fix)(?:s|ing)? (?:phone|mobile|laptop|computer)s?\b/;
export const refuses = /\b(?:not interested|no interest|(?:dont|do not|not) (?:want|care|need)|hate)\b/;
export const lacks = /\b(?:never|not|dont|do not|no idea)\b/;
export const wishes = /\b(?:wants?|wanted|wish|would like|build|make|create|need|needs|banan[aei]|chahiye)\b/;
export const hasDone = /\b(?:wrote|written|used|worked|can (?:do|make|write)|practised|practiced|taught myself)\b/;
/** `I worked there for two months` is no time that he has. */
export const isPast = /\b(?:was|were|did|worked|since|ago|last|past|had|tha|thi|pichhl[aei]|pichl[aei])\b/;
/** `10 hours a week, no wait, more like 14` */
export const correctsHimself = /\b(?:no wait|rather|more like|i mean|actually)\b/;
export const ownMoney = /\b(?:have|saved|savings|budget|spend|afford|pas|paas)\b/i;
export const buysWhat =
  /\b(?:what|which|kya|kaun\w*|kons\w*)\b.*\b(?:buy|get|take|afford|l[uoe]n?a?|kharid\w*|mil\w*)\b/i;
/** `what can I get from you?`, not for somebody's birthday. */
export const ofUs = /\b(?:you|your|course|here|aap\w*|(?:with|for|in) (?:that|this)|itne|[ui]tne|[iu]s)\b/i;
/** `if I give one hour daily`: a question without its condition is another one. */
export const isCondition = /^(?:(?:and|but|so|then|aur|to|toh) )?(?:if|when|suppose|with|agar|yadi|jab|अगर|यदि|जब)\s/i;
/** `On which days do you teach it?` after what was told of it. */
export const pointsBack = /\b(?:it|that|this|them|iske|iski|isko|uske|uski)\b/i;
export const hasVerb = /\b(?:is|are|do|does|can|will|may|should|hai|hain|milega|milegi|sakt[aei]|hog[aei])\b/;
/** `I am on day 40, how many days remain`: the first part asks nothing. */
export const isStatement = /^(i|im|we|my|mera|meri|main|mai|hum|if|aaj|today|after|from|since|till)\b/;
export const asksWhetherAndMore = /^(?:do|will|can) (?:i|we) (?:also )?get (?:an? )?\w+ and\b/;
export const asksOfUs =
  /^(?:what|is|are|do|does|will|when|where|which|how|can|may|must)\b.*\b(?:you|your|i|we|there)\b/;
/** `I felt very stupid and stopped`: beside a question nobody is insulted by it. */
export const tellsOfFeeling = /^(?:and |but |so )?(?:i|we|he|she) (?:\w+ )?(?:feel|feels|felt)(?: \S+){1,6}$/i;
export const asksRefund =
  /\b(refund\w*|money ?back)\b|\b(paise|paisa|fees?|money|amount)\b.{0,20}\b(back|wapas|vapas|wapis|vapis|laut\w*|returned)\b/;
/** `can I join?` */
export const asksToJoin = /^(?:\S+ ){0,7}(?:join|enrol\w*|sign up|register|forms?|admission)(?: \S+){0,3}$/;
export const ofOnePart = /\b(?:single|one|only|just|ek|sirf|1) (?:\w+ )?(?:phase|month|part|mahin[ae])\b/;
/** What a promise does not hold for; left out, the rest would be more than the site says. */
export const caveat = /\b(?:not|names no|says nothing|only|unless|ask (?:the team|about|for))\b|नहीं|सिर्फ़|केवल|पूछ/;
export const yesNoQuestion =
  /^(do|does|did|is|are|can|could|will|would|kya|any)\b|^(?!.*\b(?:kitn|kab|kais|kaun|kons|kah|kis|kyu|kyo|how|what|which|when)\w*).*\b(?:chaleg[ai]|sakt[aei] (?:hu|hun|hoon|hai|hain|h)|(?:hai|hoga|hogi|milega|milegi) kya)$/;
/** `is there a fixed timetable?`, `will I be thrown out?`: what is feared is not answered by a yes, whatever the answer allows. */
export const asksOfDuty =
  /\b(?:fixed|strict|deadlines?|have to|compulsory|removed|expires?d?|thrown|kicked|cancel\w*|lose|lost|wast\w+|block\w*|stop|stopped|too (?:late|old|hard|difficult|slow)|band (?:ho|kar)\w*|nikal\w*|khatam|bekaar|bekar|problem|dikkat)\b/;
export const selfDescriptionInHindi =
  /(?:\b[a-z0-9]+ ){1,4}(?<!\b(?:sakta|sakti|chahta|chahti|raha|rahi|sakte|chahte) )(?:hu|hun|hoon|hoo)\b/g;
/** Where what somebody says of himself ends and his question begins. */
const askingWord =
  "(?:what|how|which|when|where|why|who|can|could|is|are|am|will|would|do|does|should|may|kya|kitn[aei]|kab|kaise|kaun|kis|fees?|and i want)";
const openingsOfSelf = [
  "i am|im|i m|i was|i work|i run|i drive|i have|i live|i stay|i study|i teach|i do|i did|i completed|i sell|i own",
  "working|worked|being|as|by profession|main|mai|mera|meri|mere|we are",
  String.raw`my \w+ (?:is|has|was|runs|works|are|works as|studies)`,
].join("|");
/**
 * What somebody is or does, told beside a question: `I am a nurse of 41`, `my father has a shop`, `hospital me nurse hu`.
 * Whoever asks, the question is not about nursing.
 */
export const selfDescription = new RegExp(
  String.raw`\b(?:${openingsOfSelf})(?: (?!${askingWord}\b)[a-z0-9]+){1,7}`,
  "g",
);
/** What a visitor tells must name what the sentence is for: a college is no lack of time, a computer no lack of one. */
export const toldOf: Readonly<Record<string, RegExp>> = {
  pace: /\b(?:jobs?|shifts?|duty|busy|office|exams?|kids?|baby|naukri|(?:full|part) time|miss\w*|free time|no time)\b/,
  equipment:
    /\b(?:only|old|slow|shar\w+|phone|mobile|tablet|ram|chromebook|broken|dont have|do not have|no (?:laptop|computer|pc)|nahi hai)\b/,
};
/** Polite words around a question, which say nothing about it; `do I need to know coding?` is a question of its own. */
export const politeWords =
  /\b((can|could|would|will) (you|u)( please| kindly)? (tell|inform|explain to|give) (me|us)|(please |kindly |just )?(tell|inform) (me|us)|let me know|(may|can|could) i know|(?<!\b(do|will|would|should) )(i|we) (just )?(want|wanted|would like|need|wish) to (know|ask)|(do|would) you know|quick question|one question|by the way|(?:sir|madam)(?! (?:ka|ki|ke|ko|ne|kaun|kon|kaha|kahan|kis college)\b)|sirji|maam|mam|bhai|bhaiya|yaar|bro|ji|dear|team|please|pls|plz|kindly|hi|hii|hello|hey|namaste|namaskar|shukriya|dhanyavaa?d|dhanyawaa?d|thanks|thank you|ok|okay|so|well|btw|actually|basically|batao|bataiye|bataye|bata do|bata dijiye|mujhe batao|zara|jara)\b/g;
/** `kisi aur company`, `aur kya kya milega`: here the word says other or more, not and. */
export const otherOrMore =
  /\b(?:kisi|koi|kuch|kahin) aur\b|\baur (?:koi|kuch|kisi|bhi|kya kya)\b|(?:किसी|कोई|कुछ|कहीं) और(?=\s)|और (?:कोई|कुछ|किसी|भी|क्या क्या)/gi;
export const idleWords = /\b(and|also|aur|plus|or|too|please)\b/g;
/** `aap log` are people, and write no log. */
export const people = /\b(aap|ap|tum|hum|ham|ve|ye|un|in|sab|kuch|bahut) log(?:o|on)?\b/g;
export const middleOne =
  /\b(?:middle one|one in the middle|(?:bee?ch|bich) (?:wal[aei]|k[aei](?= (?:phase|month|mahin|charan)))(?: (?:phase|month|mahin[ae]|charan))?)\b/g;
export const weekOfCalendar =
  /(\b(?:sent|send|filled|fill|paid|submitted|called|mailed|wrote|enrolled|applied|asked|messaged|contacted|bought|joined)\b.{0,40}?) (?:last|this|next) week\b/;
export const thankWords =
  /(?<![^ ])(?:thanks|thank you|thank u|thankyou|thx|thnx|tnx|thanx|ty|shukriya|dhanyavaa?d|dhanyawaa?d|aabhar)(?![^ ])/g;
/** Where a message is divided: at its punctuation, and where a clause goes on to another. */
export const betweenPieces =
  /(?<=[?!.;\n।])\s+|[,\n]\s*|\s+(?=(?:but|so|and|lekin|magar|par|toh|aur|isliye|bas|just tell|tell me|please tell|लेकिन|तो|और)\s)/i;
