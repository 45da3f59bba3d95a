type Attack = {
  pattern: RegExp;
  /** What makes an honest question of it. */
  unless?: RegExp;
};

/** The course teaches prompts, keys, passwords and attacks, so visitors may ask whether and when. */
const asksForLessons =
  /\b(teach|taught|learn|learnt|lessons?|cover|covered|included|syllabus|sikha\w*|sikhn\w*|topics?|build|projects?|need|needed|required|my own)\b/i;
const asksAboutPrivacy =
  /^\W*(is|are|do|does|will|who|how|what|kya)\b.*\b(store|stored|keep|collect|safe|secure|share|sell)\b/i;

const steering: readonly Attack[] = [
  {
    pattern:
      /(?<!\b(?:i|we|he|she|they|students?) (?:(?:will|may|might|often|easily) )?)\b(ignore|disregard|forget|override|overrule|bypass)\b.{0,40}\b(instructions?|rules?|prompts?|guidelines?|restrictions?|filters?|everything|context|training|told|you are)\b/i,
  },
  {
    pattern:
      /\b(ignore|disregard|forget|override|skip)\b.{0,20}\b(above|previous|earlier|prior)\b(?! (phases?|days?|lessons?|weeks?|topics?|parts?|months?|modules?|tests?|tasks?|projects?|ones?)\b)/i,
    unless: /\b(can|could|may|should|do|did|if|when) (i|we|he|she)\b/i,
  },
  {
    pattern:
      /\b(instructions?|rules?|prompt|niyam|sab kuch|pehle wal[aei])\b.{0,30}\b(bhool ja+o|bhul ja+o|bhula do|chh?od do|tod do|todo|hata do|ignore kar\w*|mat ma+no)\b/i,
  },
  { pattern: /\b(system|developer|hidden|initial|secret)\s*(prompt|message|instruction)/i, unless: asksForLessons },
  {
    pattern:
      /\byour (system |hidden |secret |own )?(prompt|instructions|rules|guidelines|configuration|training data)\b(?! (on|for|about|regarding)\b)|\byour (env|environment|environment variables|tokens?|secrets?)\b|\bcontext window\b/i,
  },
  { pattern: /\b(tumhar[aei]|aapk[aei]|apn[aei]|ter[aei]) (system )?(prompt|instructions?|config\w*|source code)\b/i },
  { pattern: /\bapne (rules?|niyam)\b/i },
  {
    pattern:
      /\b(were you|you were|you have been|you've been) (told|given|instructed|prompted|configured)\b|\b(everything|text|words?|lines?|messages?) (written |that is )?above\b|\babove this line\b|\bverbatim\b/i,
  },
  {
    pattern:
      /\byou are (now|no longer)\b|\b(imagine|assume) (that )?(you are|you're) (a|an|my|not|free|the)\b|\b(behave|speak|respond|reply|answer) (like|as if|as though|as) (a|an|you|if|my)\b/i,
  },
  {
    pattern:
      /(?<!\b(?:certificate|course|it|this|that|bot) )\bact (as|like) (a|an|if|my|the)\b|\bpretend\b|\brole ?play\b|\bjailbreak|\bfrom now on\b.{0,40}\b(you|answer|speak|reply|respond|only|talk|call|say)\b/i,
    unless: asksForLessons,
  },
  {
    pattern:
      /\b(dan|god|debug|developer|admin|root|maintenance|evil) ?mode\b|\bunrestricted\b|\b(ai|bot|assistant|model) with(out| no) (any )?(limits?|restrictions?|rules|filters?)\b|\b(tum|tu|aap) ab (se )?(ek|mer[ei])\b|\bstop being (a|an|the|my)\b/i,
  },
  {
    pattern:
      /\bobey\b|\bdo (exactly )?(as|what) i say\b|\bi (command|order) you\b|\b(this|that|that's|thats|it)( is)? an order\b|\bmer[ae] (hukum|hukm|aadesh|order) (hai|h)\b/i,
  },
  {
    pattern:
      /\bas (the|your) (ceo|owner|admin|boss|creator|developer)\b|\bi am (the|your) (owner|admin|ceo|creator|developer|boss|founder|programmer)\b(?! of (a|an|my)\b)/i,
  },
  {
    pattern:
      /^\W*(system|assistant|user|admin|developer)\s*[:\]>]|\bnew (instruction|rule|task|order)s?\s*:|\[\/?(inst|sys|system)\]|<\|?im_(start|end)|<<sys>>|\bend of (the )?(prompt|instructions)\b/i,
  },
];

/** Words to be put into the assistant's mouth. */
const dictating: readonly Attack[] = [
  {
    pattern:
      /\b(repeat|say|write|reply|respond|answer) (after me|exactly|the following|only (with|the)|with (only|just)|just (with|the))\b|(^|\b(please|now|and|then|just|bot) )(repeat|say|write|reply|respond|print) this\b/i,
  },
  {
    pattern:
      /(?<!\b(?:i|we|he|she|they|(?:allowed|have|able|need|possible) to) )\b(repeat|say|print|write|type|bolo|likho)\b.{0,40}\b(\d+|ten|twenty|fifty|hundred|thousand|million) (times|baar|bar)\b/i,
  },
  {
    pattern:
      /\b\d+ (times|baar|bar) (bolo|likho|say|write|repeat)\b|(^|\b(please|now|just|and) )(repeat|say|print|write)\b.{0,30}\b(forever|endlessly|non ?stop|again and again)\b/i,
  },
  {
    pattern:
      /\bsay (that )?(the|it|this|refund|all|everything)\b.{0,40}\b(free|always|100|guaranteed|zero)\b|(?<!\b(?:can|could|will|would|i|we) (?:you |u |we |i )?)\b(set|change|update|override) (the |my |your )?(price|fees?|cost|amount)\b.{0,12}\b(to|as)\b.{0,8}(\d|zero|free|one|nothing)/i,
  },
  {
    pattern:
      /(^|\b(please|now|just|and|must|you) )(say|write|admit|declare|state|announce|agree|confess|tell (everyone|everybody|people|them|all|the world))\b.{0,40}\b(scam|fraud|fake|thief|thieves|cheats?|cheaters?|liars?|worthless|garbage|trash|useless|worst)\b/i,
    unless: /\b(not|if|whether|reviews?)\b/i,
  },
  {
    pattern:
      /\b(bolo|likho|kaho|likh do|bol do|ma+n lo|keh do)\b.{0,40}\b(scam|fraud|fake|chor|bakwas|bekar|jhoot[ha]?|ghatiya)\b|\b(scam|fraud|fake|chor|bakwas|bekar) (hai )?(bolo|likho|kaho|likh do|bol do)\b/i,
  },
];

const spying: readonly Attack[] = [
  {
    pattern: /\b(api|secret|access|gateway|private|encryption|auth)[\s_-]*(key|token|url|credential)/i,
    unless: asksForLessons,
  },
  {
    pattern:
      /\b(your|admin|database|db|server|root|wifi|staff|(teacher|instructor|owner)'?s?) passwords?\b|\b(admin|database|db|server|root|staff) credentials\b|\bconnection string\b|\bdatabase (dump|url|backup)\b|\bdump (the|your) (db|database)\b/i,
    unless: asksForLessons,
  },
  {
    pattern:
      /\b(staff|admin) (pin|password|login|page|area|access|panel|rights?|account|portal|code|url|link|dashboard|only|records?)\b|\b(as|me|become|am) (an |the )?admin\b|^\W*admin\W*$/i,
    unless: asksForLessons,
  },
  {
    pattern:
      /\b(staff|secret|admin|records?|your|the|(4|four)[ -]?digit) pin\b|\bpin code\b|\bka pin\b|\bpin (number )?(of|for|batao|bata do|kya hai|dikhao)\b|(^|\s)\/sr\b/i,
    unless: /\b(address|area|city|location|postal|office)\b/i,
  },
  { pattern: /\.env\b|\benv(ironment)? (file|variable)s?\b/i, unless: asksForLessons },
  {
    pattern: /\byour source code\b|\bsource code of (this|your|the) (site|website|bot|assistant|chat)/i,
    unless: /\bprojects?\b/i,
  },
  {
    pattern:
      /\b(names?|(phone|mobile|whatsapp|contact)( numbers?| nos?)?|emails?|e-mails?|details|data|list|records?|address(es)?) (and [a-z ]{1,20} )?of (the |all |your |other |every |any |some |a |an |each |enrolled |current |past |former |registered |girl |female )*(students?|learners?|users|customers)\b(?!'?s? (reviews?|projects?|feedback|say|placed|placements?|jobs?|testimonials?|benefits?|learn|build|get)\b)/i,
    unless: asksAboutPrivacy,
  },
  {
    pattern:
      /\bstudents?'?s? ((phone|mobile|whatsapp|contact) (numbers?|nos?|details|list)|(personal|private) (data|details|info\w*|numbers?)|data|database|records?|numbers|emails|addresses|names)\b|\bnumbers of (the |all |your |other |girl )+students?\b|\bstudents?\b.{0,20}\bwith (their )?(phone|mobile|contact|email)/i,
    unless: asksAboutPrivacy,
  },
  {
    pattern:
      /\b(students?|learners?|girls|ladkiyo|bachh?o)( sab| logo)? (ke|ka|ki) (phone |mobile |whatsapp )?(numbers?|no|list|data|details?|emails?|naam|names?|records?|address)\b|\b(give|share|send|tell|show)( me| us)? their (phone|numbers?|emails?|names?|details|contacts?)\b|^\W*((please|pls|now) )?(show|list|give|send|dump|export|print)( me| us)?( the)? (all|every|enrolled|registered)( the)? (students?|users|learners|customers)\b(?!'?s? (reviews?|projects?|feedback|testimonials?|benefits?)\b)/i,
    unless: /\bkitn[aei]\b/i,
  },
];

const payloads: readonly Attack[] = [
  {
    pattern:
      /<\/?[a-z!][^>]*>|javascript:|\bon(error|load|click)\s*=|\{\{|\$\{|\bdrop\s+table\b|\bunion\s+select\b|\bdelete\s+from\b|\binsert\s+into\b|\bselect\s+\*|\btruncate\s+table\b|\bor\s+1\s*=\s*1|'\s*or\s*'|;\s*--/i,
  },
  {
    pattern: /\.\.[/\\]|%2e%2e|%00|\brm\s+-rf\b|\/etc\/(passwd|shadow|hosts)|\/proc\/|\bos\.system\b|\b(eval|exec)\(/i,
  },
  { pattern: /\bsudo\b|\bbase64\b|\brot13\b/i, unless: asksForLessons },
  { pattern: /(\\x[0-9a-f]{2}){3}|(%[0-9a-f]{2}){3}|\b([0-9a-f]{2} ){7}|\b[01]{8} [01]{8}\b/i },
  // Text in base64: a long word with capitals in its midst.
  { pattern: /(?=([a-z0-9+/]{0,12}[A-Z]){4})(?=[A-Z0-9+/]{0,12}[a-z])[A-Za-z0-9+/]{20}/ },
  { pattern: /\b(hack|crash|attack|ddos|take down|break into) (the|your|this) (site|website|server|bot|database)\b/i },
];

const insults: readonly Attack[] = [
  {
    pattern:
      /\b(f+u+c+k\w*|f\*+k\w*|stfu|wtf|shit\w*|bitch\w*|bastards?|assholes?|hate you|shut up|you suck|u suck|go to hell|screw you|piece of (crap|junk|trash)|(kill|slap) you)\b/i,
  },
  {
    pattern:
      /\b(chu?tiy[ae]\w*|madarchod|mad[ae]rch\w*|beh?e?nch\w*|bhosdi\w*|bsdk|bkl|mc bc|gandu|gaand\w*|randi|lodu|lund|jhantu?|harami|haramkhor|kamin[aeo]|kutt[ae]|saale|teri (maa|ma|behen)|chup (kar|ho|baith|reh)\w*)\b/i,
  },
  {
    // Whoever calls himself stupid asks whether the course is for him.
    pattern:
      /\b(you|u|ur|your|youre|tum|tu|aap|bot)\b(?:(?!\b(?:i|me|my|main|son|daughter|mujhe)\b).){0,20}\b(stupid|idiots?|useless|dumb|morons?|garbage|trash|crap|nonsense|pathetic|pagal|bewakoof|bewkoof|bevkuf|gadh[ae]|ullu|nalayak|bakwas|nikamm[ae]|ghatiya|besharam|chor)\b(?! (questions?|doubts?|mistakes?|people|students?)\b)/i,
  },
  {
    pattern:
      /\b(stupid|idiot|useless|dumb|moron|garbage|trash|crap|nonsense|pathetic|pagal|bewakoof|bewkoof|gadh[ae]|bakwas|nikamm[ae]|ghatiya) (bot|ai|assistant|machine|robot|chat|chatbot|site|website|people|company|teacher|answers?|hai tu|ho tum)\b/i,
  },
  {
    pattern:
      /(?<!\b(?:is|are|if|whether|was|kya|that) )\b(this|your|the|ye|yeh) (course|site|website|teacher|instructor|bot|chat|thing)( is| are| hai)?( so| very| a| an| total| pure| bahut| ekdum)* (stupid|idiot|useless|dumb|garbage|trash|crap|nonsense|pathetic|bakwas|ghatiya)\b/i,
  },
  {
    pattern:
      /^\W*((you|oye|abe|hey|what|a|an|so|very|such|total) )*(stupid|idiots?|useless|dumb|morons?|garbage|trash|crap|nonsense|pathetic|pagal|bewakoof|bewkoof|gadh[ae]|ullu( ka pat+ha)?|nalayak|bakwas|nikamm[ae]|ghatiya|besharam)( ho| hai| hai tu)?\W*$/i,
  },
];

const attacks = [...steering, ...dictating, ...spying, ...payloads, ...insults];

/** Attempts to steer, to spy or to insult: they get the redirect, whatever else is in the message. */
export function isHostile(question: string): boolean {
  const text = question.normalize("NFKC");
  return attacks.some(({ pattern, unless }) => pattern.test(text) && !unless?.test(text));
}
