const emoji: Record<string, string> = { "👋": " hi ", "👍": " ok ", "👌": " ok ", "🙏": " thanks ", "❤": " nice " };

const welcome = "Hello! How can I help you with the course today?";
const welcomeAt = (time: string) => `Good ${time}! How can I help you with the course today?`;
const wellBeing = "I'm doing great, thank you! How can I help you with the course today?";

/** Each phrase of a greeting, and what answers it. */
const greetings: Record<string, string> = {
  ...reply(welcome, "hi, hii, hello, helo, hullo, hallo, hey, heya, hiya, yo, hola, howdy, greetings, namaste"),
  ...reply(welcome, "namaskar, namaskaram, vanakkam, salaam, salam, assalamualaikum, sat sri akal, ram ram, pranam"),
  ...reply(welcome, "hi there, hello there, hey there, anyone there, is anyone there, are you there, good day"),
  ...reply(welcomeAt("morning"), "good morning, gud morning, gm, morning, suprabhat, shubh prabhat"),
  ...reply(welcomeAt("afternoon"), "good afternoon, gud afternoon, afternoon"),
  ...reply(welcomeAt("evening"), "good evening, gud evening, evening"),
  ...reply(wellBeing, "what's up, whats up, what is up, wassup, wazzup, whatsup, sup, what's new, whats new"),
  ...reply(wellBeing, "how are you, how are u, how r u, how r you, how are you doing, how r u doing, how are u doing"),
  ...reply(
    wellBeing,
    "how do you do, how is it going, how's it going, hows it going, how have you been, how are things",
  ),
  ...reply(
    wellBeing,
    "how's everything, hows everything, how you doing, how is your day, how's your day, hows your day",
  ),
  ...reply(wellBeing, "kaise ho, kaise ho aap, aap kaise ho, aap kaise hain, kaise hain aap, kaise hain, kya haal hai"),
  ...reply(
    wellBeing,
    "kya haal, kya hal hai, kya chal raha hai, kaisa hai, kaisi ho, nice to meet you, pleased to meet you",
  ),
};

/** Said and done: these need no reply. */
const acknowledgements = phrases(
  "bye, bye bye, goodbye, good bye, see you, see ya, see u, see you later, see you soon, cya, later, take care, ttyl",
  "talk to you later, talk later, have a nice day, have a good day, have a great day, good night, gud night, gn, tata",
  "alvida, phir milenge, thanks, thank you, thank u, thankyou, thanku, thnx, thx, thnks, ty, tysm, many thanks",
  "thanks a ton, thanks a million, thanks a bunch, thanks again, big thanks, thanks for everything, thanks for your time",
  "thanks a lot, thank you so much, thank you very much, thanks so much, thanks for your help, thank you for your help",
  "thanks for the help, thank you for the help, thanks for the info, thanks for helping, appreciate it, much appreciated",
  "i appreciate it, shukriya, dhanyavad, dhanyawad, dhanyavaad, meherbani, ok, okay, okey, okk, oki, okie, k, kk, alright",
  "all right, fine, sure, cool, nice, great, awesome, amazing, perfect, excellent, wonderful, fantastic, superb, super",
  "good, very good, so good, brilliant, lovely, wow, well done, good job, great job, nice one, sounds good, sounds great",
  "looks good, that is great, that's great, thats great, that is good, that's good, thats good, that is nice, that's nice",
  "thats nice, that is cool, that's cool, thats cool, that helps, that helped, very helpful, this is helpful, helpful",
  "this is nice, this is good, this is great, this is cool, this is awesome, its good, its nice, its great, it is great",
  "got it, gotcha, understood, i understand, i see, i got it, makes sense, noted, right, correct, exactly, true, agreed",
  "hmm, hm, mm, mhm, oh, ohh, ah, aha, oh ok, oh i see, lol, haha, hehe, yes, yeah, yep, yup, ya, yaa, haan, han, ha, ji",
  "no, nope, nah, nahi, no thanks, no thank you, nothing, nothing else, that is all, that's all, thats all, never mind",
  "nevermind, no problem, np, welcome, you are welcome, you're welcome, it's ok, its ok, it is ok, accha, acha, achha",
  "theek hai, thik hai, thik h, theek h, sahi hai, sahi, badhiya, bahut badhiya, bahut accha, mast, samajh gaya, samajh gayi",
);

/** Words that may stand beside small talk without making it a question. */
const fillers = phrases(
  "sir, madam, maam, mam, ma'am, bro, brother, sis, bhai, bhaiya, didi, yaar, dude, man, buddy, mate, friend, dear, team",
  "everyone, all, guys, folks, there, again, today, now, then, so, well, very, much, really, too, and, you, u, please, pls",
  "assistant, bot, ai, boss, ji, to you, from me, for now, for today, just, oh, a lot",
);

/** Compared without stretched letters: `hiii` is `hi`, `thankss` is `thanks`. */
function squeeze(text: string): string {
  return text.replaceAll(/(\p{L})\1+/gu, "$1");
}

function phrases(...lists: string[]): Set<string> {
  return new Set(lists.flatMap((list) => list.split(", ")).map((phrase) => squeeze(clean(phrase))));
}

function reply(text: string, list: string): Record<string, string> {
  return Object.fromEntries([...phrases(list)].map((phrase) => [phrase, text]));
}

function clean(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/['’`]/g, "")
    .replaceAll(/\p{Extended_Pictographic}/gu, (sign) => emoji[sign] ?? " nice ")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const longestPhrase = 6;

/** Thanks may name what they are for. */
const thanks =
  /^((ok|okay|great|alright|nice|cool) )*(thanks|thank (you|u)|thankyou|thx|ty)( (so|very|much|a|lot|for|the|your|this|that|al|all|help|helping|me|us|info|information|answer|answers|answering|reply|replying|support|time|quick|assistance|guidance|sir|bro|mam|team|details))*$/;

/**
 * The reply to a message that is small talk and nothing else: a greeting's answer, or an empty text where none is
 * due. `null` means the message asks something, also when it starts with a greeting.
 */
export function findSmallTalk(message: string): string | null {
  const words = squeeze(clean(message)).split(" ").filter(Boolean);
  if (words.length === 0 || words.length > 14) return null;
  if (thanks.test(clean(message))) return "";
  const replies: string[] = [];
  let heard = false;
  for (let at = 0; at < words.length;) {
    const length = lengthOfPhraseAt(words, at);
    if (length === 0) return null;
    const phrase = words.slice(at, at + length).join(" ");
    const answer = greetings[phrase];
    if (answer !== undefined) replies.push(answer);
    heard ||= answer !== undefined || acknowledgements.has(phrase);
    at += length;
  }
  if (!heard) return null;
  // "Good morning, how are you?": the question in it is answered.
  return replies.find((text) => text === wellBeing) ?? replies.findLast((text) => text !== welcome) ?? replies[0] ?? "";
}

function lengthOfPhraseAt(words: string[], at: number): number {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(" ");
    if (Object.hasOwn(greetings, phrase) || acknowledgements.has(phrase) || fillers.has(phrase)) return length;
  }
  return 0;
}
