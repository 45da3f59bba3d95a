import { createDevanagariPatternSource } from "../language/devanagari.ts";

export const sentenceEnd = /[.!?;।\n]+(?:\s|$)|,? \b(?:but|however|lekin|magar)\b/;

/** `We never ask for your OTP or card number`: from the denial to where another thing begins to be said. */
const stop = String.raw`[.!?;:।\n]|,? (?:but|however|unless|until|except|just|only|instead|so|lekin|magar|bas|sirf|abhi|now|लेकिन|मगर|बस)(?![\p{L}\p{M}])|, (?:please|pls|you|we|share|send|tell|give|type|enter|reply|aap|bata|bhej)(?![\p{L}\p{M}])`;
const verbs =
  "ask|shar|need|requir|request|want|give|giving|tell|send|enter|type|put|write|say|show|upload|reveal|disclose|collect|stor|tak|call|hand";
const refusals = [
  String.raw`(?:nobody|no one|none of us)(?: \w+){0,6}? (?:${verbs})`,
  String.raw`(?:never|not|cannot|can't|n't|nor|nothing|without)(?:,? (?:ever|also|even|will|would|be|going|to|have|you|anyone|please))* (?:${verbs})`,
  "(?:give|tell|share|send) (?:nobody|no one|nothing)",
  "(?:no|without)(?: an?| any)? (?:otp|pin|password|card|cvv|account|bank|code)",
];
const denied = new RegExp(`(?:${refusals.join("|")})(?:(?!${stop}).)*`, "gu");
const deniedInHindi = new RegExp(
  String.raw`(?:(?!${stop}).)*?(?:\b(?:nahi+n?|nhi|mat|kabhi na|na)\b (?:ho|kare|kar|de|bata|bhej|maa?ng|puch|pooch|le|chahiye|share|dena|dein|hai)\w*|\b(?:share|sajha|kisi ko|na|mat)\b (?:mat|na|nahi+n?)\b(?: \w+){0,2}|(?:${createDevanagariPatternSource("नहीं मांगते, नहीं माँगते, नहीं मांगती, नहीं पूछते, नहीं पूछती, नहीं चाहिए, नहीं लेते, नहीं मांगेंगे, न बताएं, न बताएँ, न दें, मत दें, मत दीजिए, मत बताइए, मत बताएं, न करें, मत करें, मत कीजिए, न भेजें, मत भेजें, नहीं मांगता")})(?:(?!${stop}).)*)`,
  "gu",
);
/** Words of denial that deny nothing: `don't worry, share it`, `you cannot enroll without sharing it`. */
export const falseDenials = new RegExp(
  String.raw`\b(?:do not|don't|dont|never|not|no need to|why not|cannot|can't|won't) (?:worry|hesitate|be afraid|fear|wait|forget|delay|miss|panic|mind)(?: to)?\b|\b(?:cannot|can't|not|won't|n't)\b(?=(?: \w+){0,6} (?:without|unless|until|till)\b)|\bwithout (?=sharing|sending|giving|telling|entering|your|the otp|an otp)|\bwhy not\b|\b(?:chinta|tension|fikr|dar\w*) (?:na|mat|nahi)\b(?: \w+)?|\bnahi+n? to\b|नहिं तो|\bno (?:worries|problem|issue|tension)\b|(?:${createDevanagariPatternSource("चिंता, फिक्र, टेंशन, डर")})\S* (?:मत|न|नहिं)(?: \S+)?`,
  "g",
);

/** Without what it denies; what it seems to deny stays. */
export const removeDenials = (sentence: string) =>
  sentence.replaceAll(falseDenials, " ").replaceAll(denied, " ").replaceAll(deniedInHindi, " ");

const way = String.raw`(?:an? |any |most |all |both |either |by )?(?:upi(?: payments?)?|(?:debit|credit)(?: (?:and|or) (?:debit|credit))? cards?|cards?(?: payments?)?|net ?banking)`;
const ways = String.raw`${way}(?:(?:,? (?:and|or|aur|ya)|,| &) ${way})*`;
const acceptedWays = new RegExp(
  String.raw`\b(?:(?:we|they|the (?:team|course|site)|(?:(?:the|a|our|its|this|that|your) )?(?:payment|checkout) (?:page|form)(?: that (?:you|students|it|they) \w+)?)(?: also| usually)? (?:accepts?|takes?|supports?) ${ways}|(?<![\w-] )(?:yes, |both )?${ways} (?:is|are|can be) accepted)(?=\s*(?:[.,;!?\n]|$))`,
  "g",
);
const namedWay = /upi|card|net ?banking/g;
/** In what the site says: any way to pay. */
const ownWay =
  /\bupi\b|net ?banking|\b(?:pay|paid|payment|accept)\w*\b[^.\n]{0,40}\b(?:cards?|bank|cash|cheque|paypal)\b/;
const harmlessBeside =
  /₹ ?[\d,]+|\b(?:you )?(?:pay|payment is)(?: only| once)? after (?:the team|we)(?: has| have)? contact\w* you\b/g;
/** What tells whereto money is to go, or asks for anything. */
const tellsMore =
  /\d|\b(?:pay|paid|send|transfer|deposit|remit|scan|give|share|tell|type|enter|reply|call|message|numbers?|id|at|to|here|now|it|details?|links?|codes?|bhej\w*|bata\w*|daal\w*|de|dij\w*|par|pe|ko)\b/;

/**
 * A normalised text without the plain statement that UPI or cards are accepted: to say so asks for nothing. It stays where the
 * site names other ways to pay itself, and where the text says more than what is denied, a price, or that the team comes first.
 */
export function removeAcceptedPaymentWays(text: string, grounds: string): string {
  const isNamed = (statement: string) =>
    !ownWay.test(grounds) || (statement.match(namedWay) ?? []).every((one) => grounds.includes(one));
  const rest = text.replaceAll(acceptedWays, (statement) => (isNamed(statement) ? " " : statement));
  const more = rest.split(sentenceEnd).map((sentence) => removeDenials(sentence.replaceAll(harmlessBeside, " ")));
  return more.some((sentence) => tellsMore.test(sentence)) ? text : rest;
}

/** What a text says, piece by piece, without what it denies and what it leaves to the team to tell. */
export const splitIntoClaims = (text: string): string[] =>
  text
    .split(sentenceEnd)
    .filter((sentence) => !leftToTeam.test(sentence))
    .flatMap((sentence) => removeDenials(sentence).split(/[,:;]\s/));

export const leftToTeam =
  /\b(?:ask|check with|write to|contact|confirm with)\b.*\b(?:team|us)\b.*\b(?:whether|if|which|what|about|how)\b|\bteam se (?:puch|pooch)/;
