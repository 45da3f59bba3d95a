/** How messages are worded whatever they are about: their questions, what they tell, what they feel. */

export const questionWord =
  /(?:^|\s)(?:what|how|which|when|where|why|who|can|could|is|are|will|would|do|does|should|may|any|kya|kitn[aei]|kab|kaise|kaun\S*|kis|konsa|kahan?|क्या|कितन\S|कब|कैसे|कौन\S*|किस|कहाँ)(?=\s|\?|$)/i;
export const asksToKnow =
  /\b(?:whether|to know|tell me|ya nahi|ya nhi|ja+n+a (?:hai|tha|chaht\S*)|bata(?:o|iye|ye|na|do)?)\b|या नहीं|बताइ|बताओ/i;
/** `the third one sounds good`, not what somebody tells of himself at length. */
export const namesOne = /\b(?:ones?|phase|month|day|week|wal[aei]|first|second|third|last)\b/i;
export const isLongOrAsks = /^(?:\S+ ){8}|^(?:how|what|when|is|are|do|does|can|will|kya|kab|after|i am|im)\b|\?/i;
/** What a visitor works with is none of his circumstances: `my students are in class 9`, `I do phone repair`. */
export const isOfTrade =
  /\b(?:my|our|mere|hamare) (?:students?|pupils?)\b|\b(?:phone|mobile|laptop|computer)s? (?:repair\w*|shop|store|calls?|dukan|business)\b|\b(?:coaching|tuition|school|college|centre|center|classes) for\b|\b(?:repair|sell|fix)(?:s|ing)? (?:phone|mobile|laptop|computer)s?\b/;
export const refuses = /\b(?:not interested|no interest|(?:dont|do not|not) (?:want|care|need)|hate)\b/;
export const lacks = /\b(?:never|not|dont|do not|no idea)\b/;
export const wishes = /\b(?:wants?|wanted|wish|would like|build|make|create|need|needs|banan[aei]|chahiye)\b/;
export const hasDone = /\b(?:wrote|written|used|worked|can (?:do|make|write)|practised|practiced|taught myself)\b/;
/** `I worked there for two months` is no time that he has. */
export const isPast = /\b(?:was|were|did|worked|since|ago|last|past|had|tha|thi|pichhl[aei]|pichl[aei])\b/;
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
export const yesNoQuestion = /^(do|does|did|is|are|can|could|will|would|kya|any)\b/;
/** `is there a fixed timetable?`, `will I be thrown out?`: what is feared is not answered by a yes, whatever the answer allows. */
export const asksOfDuty =
  /\b(?:fixed|strict|deadlines?|have to|compulsory|removed|expires?d?|thrown|kicked|cancel\w*|lose|lost|wast\w+|block\w*|stop|stopped|too (?:late|old|hard|difficult|slow)|band (?:ho|kar)\w*|nikal\w*|khatam|bekaar|bekar|problem|dikkat)\b/;
export const selfDescriptionInHindi =
  /(?:\b[a-z0-9]+ ){1,4}(?<!\b(?:sakta|sakti|chahta|chahti|raha|rahi|sakte|chahte) )(?:hu|hun|hoon|hoo)\b/g;
