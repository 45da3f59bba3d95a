import { createBilingualPattern } from "../language/devanagari.ts";
import { removeAcceptedPaymentWays, splitIntoClaims } from "./answer-claims.ts";
import { hasDisguisedText, normaliseOwnText, revealDisguisedText } from "./disguised-text.ts";
import { rememberPerText } from "./remember-per-text.ts";

/**
 * What a reply may bring up only where the site's own texts do: each as a pattern in English and romanised Hindi and below it
 * the words in Hindi. No verb is needed: who is asked in whatever words to move to another chat, to hand over a device, to
 * pay at once or by a way of which the site knows nothing, is defrauded.
 */
const terms = String.raw`
bank\w*
  बैंक
atm\b|a\.t\.m
  एटीएम, ए टी एम
(?:'s|our|my|his|her|mr\.?|founder|in the|humare|ke) (?:\w+ )?(?:account|a\/c|khat[ae])|(?:hand|give)\b.{0,20}\b(?:money|cash|fees?|pais[ae])\b|(?:pais[ae]|money|fees?)\b.{0,20}\b(?:de d(?:o|ij|iy)|dijiye|daalo|daal d)|cash\b|nakad\w*|money order|cheque|check ?book|demand draft|remit\w*|wallet|hawala
  पैसे दे दो, पैसे दे दीजिए, पैसे दीजिए, पैसे डाल, के खाते, नकद, कैश, चेक से, मनी ऑर्डर, वॉलेट
agents?\b|managers?\b|executives?\b|counsell?ors?\b|technicians?\b|representatives?\b|(?:rahul|amit|\w+) (?:sir|madam|bhaiya)\b
  एजेंट, मैनेजर, काउंसलर
sms\b|text messages?|(?:latest|last|this|the|your|ur) (?:sms|text)\b|(?:bank|mobile|phone) (?:wal[aei] )?(?:messages?|msg)
  एसएमएस, बैंक का मैसेज, मोबाइल का मैसेज
(?:your|ur|the|last|first|latest|these|those|all|four|three|six|sixteen|secret|apn[aei]|aapk[aei]|wo|ye|jo|\d+) (?:secret |last |first )?(?:digits?|figures|numerals|ank\b)|secret (?:number|code|word|key|pin)|(?:expiry|expiration|validity|valid (?:till|thru|through)|expire)\b
  अंक बता, अंक भेज, अंक लिख, अंकों का, एक्सपायरी, वैधता
(?:your|ur|apn[aei]|aapk[aei]|online) (?:\w+ )?(?:log ?ins?\b|user ?names?|user ?ids?|credentials|sign-?in|accounts?\b|identity|profile pass)|credentials
  लॉगिन आईडी, यूज़र आईडी, यूजरनेम
(?:connect|access|control|handle|enter|takes? over|operate|fix|repair|reach|see)\w*\b(?: \w+)? (?:to |into |of )?(?:your|ur|apn[aei]|aapk[aei]) (?:computer|laptop|phone|mobile|pc|device|system)(?! and)|what your (?:phone|screen)|(?:phone|mobile|laptop|computer|system|device) (?:ka|ki|ke) (?:control|access|screen|remote)|permissions?\b|accessibility|helper app|screen\b
  कंट्रोल, एक्सेस दी, का एक्सेस, परमिशन, स्क्रीन
half\b|aadh[aie]\b|advance\b
  आधी, आधा, आधे
(?:is|this|below|following|given|niche|neeche) (?:mobile |phone |whatsapp )?(?:number|nambar|no\b)|(?:number|nambar) (?:par|pe) (?:bat|call|phone|message|sampark|pay|bhej)
  इस नंबर, नीचे दिए नंबर
insta\b|dm\b
  इंस्टा, डीएम
pe ?ti ?em|फोन ?पे
  पे टी एम, फोन पे, गूगल पे
t[ei]l[ei] ?gra?m|wh?ats? ?app?|wh?tsa?pp?|wa\.me|instagram|insta\b|facebook|messenger|snapchat|discord|skype|zoom (?:call|meeting|link)|google meet|(?:on|par|pe|via|through|over) signal\b|signal (?:app|par|pe)|threema|viber|we ?chat|dm (?:us|me|him|her|our|karo|kar)\b
  टेलीग्राम, व्हाट्स, वाट्स, वॉट्स, इंस्टाग्राम, फेसबुक, डिस्कॉर्ड, स्नैपचैट
(?:shar\w*|show|mirror|cast|broadcast)\b.{0,20}\b(?:screen|display)|screen\b.{0,12}\bshar|screen ?shar|(?:screen|skreen)\b.{0,15}\b(?:dikha|sajha|sanjha)|remote(?:ly)? (?:access|control|support|session|desktop)|(?:access|control)(?: of| to| over)? (?:your|ur|the|apn[aei]|aapk[aei]) (?:phone|mobile|laptop|computer|pc|device|screen|desktop|system)|any ?desk|ani ?desk|rust ?desk|team ?viewer|quick ?support|ultra ?viewer|any ?viewer|air ?droid|hop ?to ?desk
  स्क्रीन शेयर, स्क्रीन साझा, स्क्रीन दिखा, एनीडेस्क, एनी डेस्क, टीमव्यूअर, टीम व्यूअर, रिमोट, रस्टडेस्क
installer|run it\b|\.exe\b|(?:ek|ye|yeh|wo|is|hamar[aei]|our|this|helper) app\b.{0,20}\b(?:bhej|chala|khol|run|open|send)|apk\b|(?:down ?load|instal+|open|side ?load)\w*\b.{0,25}\b(?:app|application|apk|extension|plug-?in|file|software|software)\b|\bapp\b.{0,20}\b(?:down ?load|instal+)|(?:browser|chrome) (?:extension|plug-?in)
  ऐप डाउनलोड, एप डाउनलोड, ऐप इंस्टॉल, एप इंस्टॉल, एपीके, एप्लीकेशन डाउनलोड
razor ?pay|stripe\b|pay ?pal|cash ?free|pay ?u\b|cc ?avenue|insta ?mojo|western union|money ?gram|wise\b transfer|g ?-?pay\b|google ?pay|phone ?-?pe\b|pay ?tm|bhim\b|amazon ?pay|cred\b app|usd[tc]\b|binance|bitcoin|crypto|upi\b|vpa\b|qr\b|neft\b|imps\b|rtgs\b|ifsc|visa\b|ru ?pay\b|master ?card|maestro|(?:sbi|hdfc|icici|axis|kotak|pnb|canara|paytm) (?:bank|account|a\/c|khat)|(?:in|into|to|me|mein) (?:our|my|this|hamare|humare|is) (?:\w+ )?(?:account|a\/c|khat)|(?:account|khat[ae]) (?:number|no\b|nambar)|gift ?(?:card|voucher)|(?:google play|steam|itunes|apple|amazon) (?:card|code|voucher|gift)
  रेज़रपे, पेपाल, गूगल पे, गूगलपे, फोनपे, फोन पे, पेटीएम, यूपीआई, क्यूआर, आईएफएससी, बिटकॉइन, क्रिप्टो, बैंक खात, खाता नंबर, खाते में, गिफ्ट कार्ड
(?:registration|processing|admission|booking|seat|token|advance|joining|enrol\w*|application|verification|activation|security|refundable|blocking|reservation|handling|service) (?:fees?\b|amount|deposit|money|charges?\b|payment|cost)|deposit of\b|(?:small|little|nominal) (?:deposit|fee|amount|charge)|down ?payment|(?:pay|send|give|de|dij\w*|bhej\w*|jama|deposit)\b.{0,25}\b(?:advance|token|deposit)\b|\badvance (?:me|mein|pay|de|bhej|jama|fees)|token amount
  पंजीकरण शुल्क, रजिस्ट्रेशन फीस, प्रोसेसिंग, एडवांस, टोकन, अग्रिम, बुकिंग राशि, बुकिंग अमाउंट, सिक्योरिटी डिपॉजिट, एडमिशन फीस
(?:pay(?:ing|ments?)?|paid|transfer|deposit|send (?:the )?(?:money|fee|amount)|bhugtan|fees?|paisa|paise|rupaye)\b.{0,35}\b(?:now|today|tonight|immediately|instantly|right (?:away|here)|asap|in (?:this )?chat|within (?:the|an|one|\d+) (?:hour|minute)s?|abhi|aaj|turant|yahi+n?|fatafat|jaldi)\b|\b(?:now|today|tonight|immediately|right (?:away|here)|abhi|aaj|turant|jaldi)\b.{0,25}\b(?:pay\b|payment|paid|transfer|deposit|bhugtan|pais[ae]|fees? (?:de|bhar|jama|bhej|kar))|pay\b.{0,30}\b(?:first|pehle)\b|pehle\b.{0,25}\b(?:pay\b|payment|fees?|pais[ae])\b.{0,20}\b(?:karo|kare|kijiye|kar do|jama|bhej|do\b|dijiye|phir|tab)|(?:pay|payment|fees?)\b.{0,20}\bbefore (?:the |our )?(?:team|anyone|we|they)
  अभी भुगतान, आज भुगतान, तुरंत भुगतान, अभी पैसे, आज पैसे, अभी फीस, आज ही, अभी पे, तुरंत पैसे, पहले भुगतान, पहले पैसे, पहले फीस
seats? (?:is |are )?(?:left|remain|bach|khatam|going|chali|nikal)|only (?:\w+ )?seats?|few (?:seats|places)|(?:offer|deal|price)\b.{0,15}\b(?:ends?|expires?|closes?|over|last[sd]?|valid|runs out)\b|(?:limited|special|exclusive|festive|festival)[ -](?:time|period|seats?|offer|price|rate|deal)|hurry|last (?:chance|seats?|date)|seat (?:chali|nikal|chhut|kho)|prices? (?:will |may |would )?(?:rise|increase|go(?:es)? up|drops?|falls?|reduce)|(?:block|lock|hold|book|reserve|confirm|secure|keep|save|pakk\w+) (?:your|ur|the|apn[aei]|aapk[aei]|a|my) (?:\w+ )?(?:seat|spot|place|slot)|seat (?:lock|block|pakki|book|confirm|reserve)|(?:seat|place|spot)s? (?:is|are|gets?) (?:booked|blocked|locked|confirmed|reserved)
  सीट चली, सीट पक्की, सीट बुक, सीट लॉक, सीटें बची, सीट बची, ऑफर, जल्दी कीजिए, जल्दी करें, आखिरी मौका
early[- ]?bird|(?:pay|pays) (?:nothing|for (?:one|two|half|less|only))|(?:daam|price|fees?|rate) (?:badh|barh|kam|ghat)|half (?:the |of the )?(?:price|fees?|cost|rate)|half[- ]price|to half|aadh[aie] (?:daam|kimat|price|rate)|(?:use|apply|enter|with|lagao|daalo) (?:the |this |my )?code\b(?! (?:host|review|edit|in|to|from|that|on|as|for|with))|\bcode [a-z]+\d+\b|cash ?-?back|paise bach|sast[aie]|cheaper|(?:better|lower|reduced|lesser|best|kam) (?:price|deal|rate|daam|offer|fee)|(?:refer|bring|invite)\b.{0,15}\b(?:friend|others|dost)|earn (?:money|cash|\d|₹)|(?:won|win|jeet\w*)\b.{0,20}\b(?:prize|scholarship|lottery|course|gift|inaam)|lucky draw|lottery|reward|(?:you )?save more|\d+ ?(?:rupaye|rupees|rs|%|percent) (?:kam|off|less|cash)|₹ ?\d[\d,]* (?:kam|off|less if|less when|cash|back)|(?:two|one|three|four|five|six|seven|eight|nine|half a|das|ek|do|paanch|panch) (?:thousand|hundred|hazaa?r|sau)\b
  दाम बढ़, कीमत बढ़, सस्ता, सस्ते, सस्ती, आधे दाम, आधी कीमत, इनाम, लॉटरी, रुपये कम, सौ रुपये, हज़ार रुपये में, कैशबैक
(?:everything|all of it|every rupee|whole amount|full amount|sab ?kuch|fees?|fee|money|payment|paid|rakam|amount)\b.{0,15}\b(?:back|returned|refunded|reversed|lauta|wapas|vapas)\b(?! (?:to|on|from|in) (?:any|the|a) )
  रकम लौटा, रकम वापस, सब वापस, राशि लौटा
(?:fees?|price|payment|cost|amount|it)\b.{0,15}\b(?:split|parts|portions|tukd|hiss)\w*|pay (?:the )?rest|in (?:two|three|four|easy) (?:parts|payments|portions)
  भागों में, हिस्सों में, टुकड़ों में
(?:surely|definitely|certainly|will|'ll|guaranteed? to) (?:surely |definitely |certainly )?(?:be|get) (?:hired|placed|employed|selected)
  पक्की नौकरी
(?<!ke )aadhaa?r\b|pan (?:card|number|no\b)|aadhaa?r (?:and|aur|or|ya|&) pan|passport\b(?!\.)|selfie|(?:voter|identity|national|govt|government|college|photo) ?id\b|id (?:card|proof)|driving licen|date of birth|\bdob\b|janam ?tithi|maiden name|mother'?s name|(?:unlock|phone|screen|lock) ?(?:pattern|code)|finger ?print|face ?id|pass ?keys?\b|pass ?code|seed phrase|recovery (?:phrase|code|key)|private key|(?:g ?mail|e-?mail|google|github|facebook|instagram|linkedin|phone|laptop|bank|apple|icloud|account) (?:ka |id |ka |account )?pass ?word|pass ?word (?:of|for|to) (?:your|ur|the|his) (?:g ?mail|e-?mail|google|account|phone|bank)
  आधार नंबर, आधार कार्ड, आधार और पैन, आधार की, आधार भेज, पैन कार्ड, पैन नंबर, पैन की, जन्मतिथि, जन्म तिथि, पासपोर्ट, सेल्फी, पहचान पत्र, पासकोड, जीमेल पासवर्ड, ईमेल पासवर्ड, ईमेल का पासवर्ड, जीमेल का पासवर्ड
(?:code|numbers?|digits?|numerals|figures|ank|nambar|password|message|pin)\b.{0,30}\b(?:(?:arrived|came|come|received|got|get|sent|delivered|reached|flashed|popped|landed|aay[aei]|aa rah\w+|mil[aie])\b.{0,25}\b(?:phone|mobile|sms|text|number|inbox)|(?:on|to|from|in|par|pe|of) (?:your |ur |the |apn[aei] |aapk[aei] )?(?:phone|mobile|sms|text message|text|card|kard|whatsapp))|(?:phone|mobile|sms|msg|card|kard)\b.{0,20}\b(?:par|pe|me|mein|ke upar|ke peeche|se)\b.{0,25}\b(?:code|ank|nambar|number|digits?)|(?:code|ank|nambar|number)\b.{0,15}\b(?:phone|mobile|sms|whatsapp)\b.{0,6}\b(?:par|pe|me|mein)\b|(?:confirmation|verification|security|login) (?:code|number|digits?|pin)|(?:photo\w*|snap)\b.{0,20}\bplastic|otps?\b|cvv2?\b|cvc2?\b|(?:card|kard)\b.{0,15}\b(?:number|no\b|nambar|details?|digits?|ank|expiry|pin)
  मोबाइल पर जो, मोबाइल पर आए, फोन पर जो, फोन पर आए, संदेश में जो, कार्ड के सोलह, कार्ड के अंक, कार्ड के ऊपर, सोलह अंक, छह अंक, ओटीपी, सीवीवी, एटीएम
(?:pay(?:ment)?|first|this|our|my|below|is|ye|yeh|the following|short|secure|bheje?|send|sent)\b(?: \w+)? (?:url|links?)\b|\blinks?\b.{0,20}\b(?:our agent|we send|we sent|par click|pe click|kholo|kholiye|khol kar|pay|se pay|bheje?)|click (?:on )?(?:the |this |that )?(?:\w+ )?links?|(?:search|google)\b.{0,40}\b(?:on google|first (?:result|link)|google (?:par|pe))|google (?:par|pe) (?:search|dhund)|(?:payment|checkout|pay) (?:page|portal|website|site|window|form|gateway)\b(?! (?:with|that|in|using))
  लिंक, पेमेंट पेज, पेमेंट गेटवे
(?:send|share|upload|show|forward|attach|give|bhej\w*|dikha\w*|mail)\b.{0,35}\b(?:screen ?shots?|receipt|payment proof|proof of (?:payment|pay)|transaction|utr\b|reference number|txn|statement|bank (?:form|details))|(?:screen ?shot|receipt|utr|transaction id)\b.{0,20}\b(?:bhej|share|send|dikha|upload)|bank (?:details|form|statement|login)|log ?in to your bank
  स्क्रीनशॉट, रसीद, बैंक डिटेल, बैंक विवरण
`
  .trim()
  .split(/\n(?! )/)
  .map((row) => {
    const [latin = "", hindi] = row.split(/\n +/);
    return createBilingualPattern(latin, hindi);
  });

/** What only a denial may name near it, before or after: `The site names no WhatsApp number`, `UPI ke baare me kuch nahi kaha`. */
const deniedBefore =
  /(?:\b(?:no|not|nor|neither|never|nothing|without|nahi+n?|nhi|na|mat|bina)\b|n't\b|नहिं|बिना).{0,60}$/;
const deniedAfter = /^.{0,50}(?:\b(?:nahi+n?|nhi|mat|not|n't|never|nothing)\b|n't\b|नहिं|मत)/;

/** Whether an answer brings up what the site's own texts do not. */
export function hasUnstatedScamTerm(answer: string, grounds: readonly string[]): boolean {
  if (hasDisguisedText(answer)) return true;
  const known = grounds.map(normaliseOwnText).join("\n");
  const claims = splitIntoClaims(removeAcceptedPaymentWays(revealDisguisedText(answer), known));
  const made = terms.filter((term) => claims.some((claim) => isNamed(claim, term)));
  return made.some((term) => !grounds.some((text) => createStatedTermCheck(text)(term)));
}

/** A term is looked for in a text of the site when an answer first brings it up. */
const createStatedTermCheck = rememberPerText((text) => {
  const claims = splitIntoClaims(normaliseOwnText(text));
  const stated = new Map<RegExp, boolean>();
  return (term: RegExp): boolean => {
    const isStated = stated.get(term) ?? claims.some((claim) => isNamed(claim, term));
    stated.set(term, isStated);
    return isStated;
  };
});

function isNamed(claim: string, term: RegExp): boolean {
  const found = term.exec(claim);
  if (!found) return false;
  return (
    !deniedBefore.test(claim.slice(0, found.index)) && !deniedAfter.test(claim.slice(found.index + found[0].length))
  );
}
