import { foreignScriptLetter } from "#domain/format/confusables.ts";
import { createBilingualPattern as bilingual } from "../language/devanagari.ts";
import { falseDenials, leftToTeam, removeAcceptedPaymentWays, removeDenials, sentenceEnd } from "./answer-claims.ts";
import { normaliseOwnText, revealDisguisedText } from "./disguised-text.ts";

/** What only fraud asks a visitor for. */
const secret = bilingual(
  String.raw`otps?\b|one[ -]?time[ -]?(?:pass(?:word|code)?|code|pin)|(?:verification|security|secret|login|sms|auth\w*) code|(?:4|5|6|four|five|six)[ -]digit (?:code|number|pin)|code (?:you|that|which|sent|received|aaya)\b|cvv2?\b|cvc2?\b|(?:card|kard|credit|debit|atm)\b.{0,12}\b(?:numbers?|no|nos|details?|digits|ka nambar|pin|expiry|info\w*)\b|(?:number|digits|back|front|photo|picture|side|expiry)\b.{0,15}\b(?:of |on |ki |ka )?(?:the |your |ur |apn[eai] |aapke )?(?:debit|credit|atm|bank)? ?card\b|(?:upi|atm|m|t|mobile)[ -]?pin\b|net ?banking|(?:bank(?:ing)?|account|login|payment) (?:details?|credentials|login)|(?:aadhaa?r|pan) ?(?:card|number|no)\b|(?:numbers?|numerals|digits|code|message|msg)\b.{0,25}\b(?:sms|texted|(?:from|by|of) (?:your|the|ur) bank)\b|(?:\d+|three|four|six|sixteen) (?:digits|numbers?)\b.{0,25}\bcard\b|(?:card|kard)\b.{0,20}\b(?:peeche|piche|aage|ank)\b`,
  "आया कोड, फोन पर आया, मोबाइल पर आया, कार्ड के पीछे, ओटीपी, ओ टी पी, वन टाइम, सीवीवी, सी वी वी, सीवीसी, कार्ड नंबर, कार्ड का नंबर, कार्ड के नंबर, कार्ड की जानकारी, कार्ड डिटेल, कार्ड की डिटेल, यूपीआई पिन, एटीएम पिन, नेट बैंकिंग, नेटबैंकिंग, बैंक डिटेल, खाते की जानकारी, अंकों का कोड, कोड आया, आधार नंबर, आधार कार्ड, आधार की फोटो, कार्ड की फोटो",
);
/** Programs by which a stranger handles another's device. */
const remoteControl =
  /\b(?:any ?(?:desk|viewer)|rust ?desk|team ?viewer|quick ?support|ultra ?viewer|ammyy|supremo|hop ?to ?desk|air ?droid|splash ?top|logmein|remote(?:ly)? (?:control|access)(?: (?:of|to))? (?:your|ur))\b/;
const image = String.raw`\b(?:photo\w*|foto|pics?|pictures?|images?|selfie|scan|snaps?|screenshots?|cop(?:y|ies))\b`;
const paper = String.raw`\b(?:(?:debit|credit|atm|bank|pan|your|ur|apn[aei]|aapk[aei]) (?:card|kard)|aa?dh?aa?r|passbook|cheque)\b`;
const imageOfPaper = new RegExp(`${image}.{0,30}${paper}|${paper}.{0,20}${image}`);
/** Of Bitcoin, Ethereum and Tron, as written: the course names none. */
const cryptoAddress = /\b(?:bc1[a-z\d]{20,}|0x[\da-f]{40}|[13t][a-z\d]{25,34})\b/i;

/** Those that the course teaches to handle: only the visitor's own are fraud. */
const ownSecret = bilingual(
  String.raw`(?:your|ur|yr|apn[aei]|aa?pk[aei]|tumhar[aei])\b.{0,25}\b(?:pass ?-?(?:word|code|phrase)s?|pins?)\b|(?:pass ?-?(?:word|code|phrase)|pin)\b.{0,30}\b(?:us|me|here|this chat|our (?:team|agent|staff|number|support)|hum[ae]i?n?|mujhe|yaha+n?)\b`,
  "अपना पासवर्ड, आपका पासवर्ड, अपना पिन, आपका पिन, अपना पासकोड, पासवर्ड बता, पासवर्ड भेज, पासवर्ड हमें, पिन बता, पिन भेज, पिन हमें",
);
const asked = bilingual(
  String.raw`shar(?:e|ing)\b|se?n[dt]|tell|give|provid|enter|typ(?:e|ing)\b|repl(?:y|ying)\b|forward|submit|confirm|verif|read (?:it |out|us|me)|dictat|messag|text\b|whats ?app|e?-?mail\b|paste|fill|key in|drop\b|disclos|reveal|let (?:us|me)\b|need|requir|want|what(?:'s| is| are)|revert|ask(?:s|ed|ing)?\b|collect|hand over|mention|quote|post\b|put\b|bhej|bat(?:a|la|lo)|dij|de (?:d|n)|dein\b|de[nd]|likh|daa?l|bol|sunao?|chahiye|maa?ng|puch|pooch|(?:otp|pin|cvv|password|code|nambar|number) do\b`,
  "भेज, बता, दीजिए, दीजिये, दें, दे दो, देना, दो, लिख, डाल, बोल, साझा, शेयर, चाहिए, दर्ज, सुना, कन्फर्म, मांग, पूछ",
);
/** Said of the visitor, not of what a student builds. */
const directed = bilingual(
  String.raw`your|ur\b|us\b|me\b|here\b|chat\b|apn[aei]|aap|hum(?:e|ein|ko)\b|hame|mujhe|yaha`,
  "अपन, आप, हमें, हमको, मुझे, यहां, यहाँ",
);
const courseWork =
  /\b(?:learn|build|project|users?|customers?|student'?s? (?:code|app)|day \d+|form (?:that|where|with)|app (?:that|where|with))\b/;
/** A sentence that begins by asking for it does so, whatever follows. */
const imperative =
  /^\W*(?:(?:ok|okay|yes|please|kindly|pls|just|now|then|so|and|first|simply|also|to \w+,?)\W+)*(?:share|send|tell|give|provide|enter|type|reply|forward|submit|confirm|verify|dictate|message|text|whatsapp|mail|paste)\b/;
/** Points back to a secret that an earlier sentence has named. */
const askedAgain = bilingual(
  String.raw`(?:share|send|tell|give|enter|type|forward|paste|reply with|read|dictate|confirm)\b (?:us |me |out )?(?:it|them|that|this|those|the (?:code|number|digits))\b|(?:use|usko|wo|woh|vo|code|ise) (?:yaha+n? |hume |hamein |mujhe )?(?:bhej|bata|de |likh|share)`,
  "उसे बता, वह बता, कोड बता, उसे भेज, वह भेज, कोड भेज, यहां लिख",
);

/**
 * The same by kind, whatever the words: the visitor is to hand over, in whatever way, what only he or she has. Digits that are
 * counted are those of a card or a message.
 */
const handedOver = bilingual(
  String.raw`shar|se?n[dt]|tell|g[ia]ve|provid|enter|typ(?:e|ing)\b|repl|forward|submit|say\b|narrat|whisper|recit|speak|spell|upload|hand(?:ing)?\b|key\b|punch|pop\b|pass\b|put\b|drop|stick|slip|read\b|show|snap|reveal|let (?:us|me)|need|want|bhej|bat(?:a|la)|dij|de (?:d|n)|likh|daa?l|bol|suna|chipka|dikha|chahiye|maa?ng`,
  "भेज, बता, दीजिए, दें, दे दो, दो, लिख, डाल, बोल, साझा, शेयर, चाहिए, दर्ज, सुना, टाइप, टाईप, चिपका, दिखा",
);
const onlyTheirs = bilingual(
  String.raw`(?:m|t|u|atm|upi|mobile)?-?pins?\b|pass ?-?(?:words?|codes?|phrases?|keys?)\b|credentials\b|gupt (?:ank|shabd|code)|secret (?:digits?|numbers?|words?|codes?)`,
  "पिन, पासवर्ड, पासकोड, गुप्त अंक, गुप्त शब्द",
);
/** To whom it is to go. */
const toUs = bilingual(
  String.raw`your|ur\b|us\b|me\b|here\b|below\b|chat\b|box\b|window\b|apn[aei]|aapk|hum(?:e|ein)\b|hame|mujhe|yaha|niche|neeche`,
  "अपन, आपक, हमें, हमको, मुझे, यहां, नीचे, स्वीकार",
);
const counted = bilingual(
  String.raw`(?:three|four|five|six|sixteen|teen|tin|char|chaar|chhe|che|cheh|solah|[346]|16) (?:\w+ ){0,2}(?:digits?|numbers?|numerals|figures|ank|ankon)\b`,
  "छह अंक, छः अंक, छे अंक, तीन अंक, चार अंक, सोलह अंक",
);
/** Where such digits are read. */
const onPaper = bilingual(
  String.raw`plastic|card|kard|phone\b|mobile|sms\b|text\b|message|msg\b|sandesh`,
  "कार्ड, संदेश, मैसेज, फोन, मोबाइल",
);
/** To approve what another asks to be paid, or to pay by what another sends. */
const paymentPressed = bilingual(
  String.raw`(?:accept|approv|allow|confirm|press|tap|click|hit|say|swipe|authori[sz])\w*\b.{0,30}\b(?:(?:payment|collect|money|upi|mandate) ?request|mandate\b|pay\b(?! (?:page|button on)))|(?:scan|camera|point)\b.{0,50}\bpay\b|(?:request|mandate) (?:ko )?(?:accept|approve|manzoor)`,
  "भुगतान का अनुरोध, पेमेंट रिक्वेस्ट, भुगतान अनुरोध",
);

const paying = bilingual(
  String.raw`pay(?:ing|ments?)?\b|paid\b|buy|purchas|khari?d|transfer|deposit|remit|send\b|scan\b|accept|approv|daa?l|bhej|jama|bhugtan|de (?:d|n)|dij`,
  "भेज, जमा, भुगतान, ट्रांसफर, स्कैन, पेमेंट, दीजिए",
);
const channel = bilingual(
  String.raw`upi\b|vpa\b|g ?-?pay\b|google ?pay|phone ?-?pe\b|pay ?tm|bhim\b|amazon ?pay|bank (?:account|a ?\/? ?c|transfer)|(?:account|a ?\/ ?c|khat[ae]) ?(?:number|no|nambar|me|mein)?\b(?=.{0,40}\b(?:ifsc|bank|\d{3}|pay|transfer|deposit|fees?|jama|bhej))|ifsc|neft\b|imps\b|rtgs\b|qr\b|paypal|western union|bitcoin|btc\b|eth(?:ereum)?\b|crypto|usd[tc]\b|gift ?(?:card|code|voucher)|(?:google play|steam|itunes|apple) (?:card|code|voucher)|wallet`,
  "यूपीआई, गूगल पे, गूगलपे, फोनपे, फोन पे, पेटीएम, बैंक खात, खाते में, खाता नंबर, क्यूआर, आईएफएससी",
  "g",
);
/**
 * Whether an answer asks for what only fraud asks for: a one-time password, a card's number, the visitor's password or PIN,
 * or money by a way that the site does not name itself. To warn of that is no fraud, nor is a lesson on passwords.
 */
export function isScam(answer: string, grounds: readonly string[]): boolean {
  if (foreignScriptLetter.test(answer.normalize("NFKC").toLowerCase()) || cryptoAddress.test(answer)) return true;
  const text = revealDisguisedText(answer);
  const sentences = text.split(sentenceEnd).map(removeDenials);
  if (secret.test(text) && sentences.some((sentence) => askedAgain.test(sentence))) return true;
  return (
    sentences.some((sentence) => asksForSecret(sentence)) ||
    asksForPayment(text, grounds.map(normaliseOwnText).join("\n"))
  );
}

function asksForSecret(sentence: string): boolean {
  if (remoteControl.test(sentence)) return true;
  if (imageOfPaper.test(sentence) && !courseWork.test(sentence)) return true;
  if (paymentPressed.test(sentence) && !courseWork.test(sentence)) return true;
  const isTheirs = [onlyTheirs, toUs].every((part) => part.test(sentence));
  const isCounted = [counted, onPaper].every((part) => part.test(sentence));
  if ((isTheirs || isCounted) && handedOver.test(sentence) && !courseWork.test(sentence)) return true;
  if (!asked.test(sentence)) return false;
  if (ownSecret.test(sentence)) return true;
  if (!secret.test(sentence)) return false;
  return imperative.test(sentence) || directed.test(sentence) || !courseWork.test(sentence);
}

const anyDenial = /\b(?:no|not|never|nothing|nor|neither|nahi+n?|nhi|mat)\b|n't\b|नहिं|मत /;

function asksForPayment(text: string, grounds: string): boolean {
  return removeAcceptedPaymentWays(text, grounds)
    .split(sentenceEnd)
    .filter((sentence) => paying.test(sentence) && !leftToTeam.test(sentence))
    .filter((sentence) => !anyDenial.test(sentence.replaceAll(falseDenials, " ")))
    .flatMap((sentence) => sentence.match(channel) ?? [])
    .some((named) => !grounds.includes(named));
}
