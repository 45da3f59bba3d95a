import type { Concept } from "./glossary.ts";
import { idleConcepts, type Reading } from "./reading.ts";

/** How much a concept speaks for the course: a certificate a lot, a price or a length much less, as all things have them. */
const weights: Partial<Record<Concept, number>> = {
  ...weigh(
    1.8,
    "certificate",
    "syllabus",
    "mentorship",
    "instructor",
    "bundle",
    "singlePhase",
    "projects",
    "technologies",
  ),
  ...weigh(1.8, "modules", "structure", "codePlan", "mcp", "enroll", "aiTools", "learningBenefit", "coursesBenefit"),
  ...weigh(1.4, "prerequisites", "pace", "community", "lifetime", "demo", "live", "start", "afterRequest", "outcome"),
  ...weigh(1.4, "domainBenefit", "hostingBenefit", "deploy", "tasks", "guarantee", "refund"),
  ...weigh(0.7, "course", "phase", "test", "hours", "response", "online", "language"),
  ...weigh(0.4, "teach", "buy"),
  ...weigh(0.3, "build", "help", "compare", "single", "skip"),
  ...weigh(0.2, "when", "total"),
};

const weightOf = (concept: Concept) => weights[concept] ?? 1;

function weigh(weight: number, ...concepts: Concept[]): Partial<Record<Concept, number>> {
  return Object.fromEntries(concepts.map((concept) => [concept, weight]));
}

/** These speak of this course and of nothing else. */
const anchors: readonly Concept[] = [
  "course",
  "phase",
  "enroll",
  "bundle",
  "syllabus",
  "certificate",
  "instructor",
  "mentorship",
];
const chores =
  "earn|make money|write|book (a|an|me|my|two)|code|fix|debug|solve|generate|implement|convert|calculate|translate|reverse|centre|center|compile|refactor|optimi[sz]e|draw|compose|hack|crack|order|recommend|suggest|cook|do my|build (me )?(a|an|my)|make (me )?(a|an|my)|create (me )?(a|an|my)|develop (a|an|my)|give me (the |a |some )?(code|program|script)|sort|print|parse|summari[sz]e|install|uninstall|configure|download|repair";
const chore = new RegExp(
  `^(hi |hello |hey |please |pls |kindly |sir )*((can|could|will|would) you (please )?|help me (to )?|i want you to |i need you to |you should |how (do|can|to|would|should) (i |we |you )?)?(${chores})\\b`,
);
const definition =
  /\b(explain|define|meaning of|difference between|example of|examples of|syntax|invented|inventor|tutorial)\b/;
const ownWork = /\bmy (\w+ ){0,2}(assignment|homework|exam paper|essay|thesis|server|website|app|program|script)\b/;
const howTo =
  /^(how (do|can|to|would|should) (i |we |you )?)(deploy|use|create|make|build|connect|run|test|host|add|call|send|read)\b/;
const ownThings = /\bmy (wifi|internet|phone|laptop|computer|pc|mobile|car|tv|system) (is|isnt|not|has|wont|keeps)\b/;
const shopping = /\b(which|best|good|cheap|suggest) (phone|laptop|mobile|computer|tablet|pc)\b/;
const thirdParty =
  /\b(github|gitlab|copilot|chatgpt|claude|cursor|linkedin|discord|notion|vercel|netlify|laptop|macbook)\b/;

/** A wish to have work done, or a fact of the trade explained, rather than something about the course. */
function isChore(reading: Reading): boolean {
  const isAnchored = anchors.some((concept) => reading.concepts.has(concept)) || reading.phases.length > 0;
  if (isAnchored) return false;
  if (chore.test(reading.text) && !/\b(cv|resume) (part|day|session)\b/.test(reading.text)) return true;
  if (shopping.test(reading.text) || (ownWork.test(reading.text) && reading.concepts.has("help"))) return true;
  // `python or java`: which is better in general is not for a course to say.
  const trades = reading.topics.length + reading.absent.length;
  if (trades > 0 && (reading.concepts.has("compare") || reading.concepts.has("different"))) return true;
  if (ownThings.test(reading.text) || (trades > 0 && howTo.test(reading.text))) return true;
  if (/^what (is|are)\b/.test(reading.text) && reading.absent.length > 0) return true;
  return definition.test(reading.text) && reading.topics.length > 0 && !reading.concepts.has("mcp");
}

const sure = 0.55;

/** Whether a question is about the course surely enough to answer it. */
export function isSure(reading: Reading): boolean {
  if (isChore(reading)) return false;
  const { concepts } = reading;
  const isAnchored = anchors.some((concept) => concepts.has(concept)) || reading.phases.length > 0;
  const asksPrice = concepts.has("price") || concepts.has("payment");
  if (asksPrice && !isAnchored && !concepts.has("codePlan") && thirdParty.test(reading.text)) return false;

  const asksOfPlan =
    isAnchored || ["teach", "when", "build", "projects", "tasks"].some((concept) => concepts.has(concept as Concept));
  const subjects = [...concepts].filter((concept) => !idleConcepts.has(concept));
  const slots = reading.phases.length + reading.days.length + reading.weeks.length;
  const topics = reading.topics.length + reading.absent.length;
  const hasSubject =
    subjects.length > 0 ||
    slots > 0 ||
    topics > 0 ||
    (asksOfPlan && reading.contentWords.length > 0) ||
    (isAnchored && reading.unknown.length + reading.foreign.length + reading.places.length === 0);
  if (!hasSubject) return false;

  let known = slots + topics * (asksOfPlan ? 1.2 : 0.7);
  const countsIdle = isAnchored || topics > 0;
  for (const concept of concepts) known += idleConcepts.has(concept) && !countsIdle ? 0 : weightOf(concept);
  if (asksOfPlan) known += reading.contentWords.length * 0.5;
  // Who speaks of themselves or to us, and of a subject of ours, may use a word we do not know.
  const isPersonal =
    subjects.length + topics > 0 &&
    /\b(i|im|ill|my|me|we|our|you|your|mujhe|main|mera|mere|meri|hum|aap|aapka|hu|hoon)\b/.test(reading.text);
  const isParticular = topics > 0 || subjects.some((concept) => weightOf(concept) >= 1.4);
  const unknownWeight = isAnchored ? 0.45 : isPersonal ? (isParticular ? 0.65 : 0.9) : 1;
  // `the syllabus of UPSC`: what follows the `of` owns the subject, and it is not ours.
  const owner = /\b(?:of|from) (?:the |a |an )?(\w+)/.exec(reading.text)?.[1] ?? "";
  const unknown =
    reading.unknown.length * unknownWeight +
    (reading.unknown.includes(owner) && !concepts.has("course") ? 1 : 0) +
    reading.foreign.length * 2.5 +
    reading.places.length * (concepts.has("online") || concepts.has("enroll") ? 0.2 : 3) +
    (asksOfPlan ? 0 : reading.contentWords.length * (topics > 0 ? 0.3 : 0.6));
  return known / (known + unknown) > sure;
}
