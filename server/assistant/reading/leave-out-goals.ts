const companies =
  /\b(?:tcs|infosys|wipro|accenture|cognizant|capgemini|deloitte|hcl|ibm|google|microsoft|amazon|flipkart|meta|facebook|apple|netflix|zoho|paytm|swiggy|zomato|uber|oracle|adobe|reliance|jio|sbi|hdfc|icici|faang|maang)\b(?! (?:jais[aei]|pay|certifi\w+) (?:web|site|app|bot))/g;
const exams =
  /\b(?:board exams?|boards|(?:gate|jee|neet|ssc|upsc|cat|cuet|nda|cgl|bank(?:ing)?|railway|government|govt)(?: exams?)?)\b/g;
const work =
  /\b(?:jobs?|naukri|placements?|placed?|interviews?|hired?|get into|get in|select(?:ed|ion)|crack|package|work (?:at|in|for)|compan(?:y|ies))\b/;

/** What is asked of us or of the course: `will you place me in ...`, `... after this`, `... karwaoge`. */
const ofUs =
  /\b(?:will you|(?:can|do) you (?:place|help|give|get|provide|offer)|will (?:this|it)|can this|does (?:this|it)|is (?:this|it) (?:enough|sufficient|useful|helpful|good for|ok for)|after (?:this|the course|your)|(?:this|the|is|ye|yeh|your) course|(?:ye|yeh) kar ?ke|isse|iske baad|dil(?:a|wa)\w+|(?:kar|lag)wa\w+)\b/;
const useful =
  /^(?:(?:is|will|can|does|kya) (?:it|this|ye|yeh|the course|this course)?(?: be)? ?)?(?:useful|helpful|enough|sufficient|good|help(?: me)?|beneficial)\b/;
const ofUsBesideExam =
  /\b(?:will (?:this|it) help|(?:this|the|is|ye|yeh|your) course|is (?:this|it) (?:useful|helpful|enough|good|ok|okay)|(?:kya )?(?:ye|yeh) .*(?:useful|helpful|kaam|help))\b/;
const beside =
  /\b(?:(?:ke|k) sa?a?th|along with|alongside|side by side|with)\b.*\b(?:ho (?:pa|ja|sak)\w+|kar (?:sak|pa)\w+|manage|chalega|possible)\b|\b(?:can|could)\b.*\b(?:this|it|course)\b.*\b(?:along with|alongside|with)\b/;

/** A bot like a known one is a chat bot: what is named is the example, not the lesson. */
const example =
  /\b(?:chat ?gpt|gemini|siri|alexa|claude|copilot) (?:jais[aei]|type ka|ki tarah)\b|\blike (?:chat ?gpt|gemini|siri|alexa|claude|copilot)\b/g;
const saysBot = /\b(?:chat ?)?bots?\b/;
const making = /\b(?:sikh\w*|seekh\w*|learn|teach|build|bana\w*|make|create|develop)\b/;

/**
 * Leaves out the names of what somebody wants to reach with the course or does beside it: `will you place me in TCS` asks
 * about a job, `JEE ke sath ho payega kya` about the pace. `TCS salary` and `JEE ki fees` keep their names.
 */
export function leaveOutGoals(words: readonly string[]): string[] {
  const text = words.join(" ");
  const asksWork = work.test(text) && ofUs.test(text);
  const asksExam = useful.test(text) || ofUsBesideExam.test(text) || beside.test(text);
  return text
    .replaceAll(companies, (name) => (asksWork ? "company" : name))
    .replaceAll(exams, (name) => (asksExam ? "exam" : name))
    .replaceAll(example, (named) => (!making.test(text) ? named : saysBot.test(text) ? "" : "chat bot"))
    .split(" ")
    .filter(Boolean);
}
