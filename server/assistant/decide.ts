import type { Concept } from "./glossary.ts";
import { idleConcepts, type Reading } from "./reading.ts";

/** Words that come up in any talk: they say little about the subject. */
const weak: Partial<Record<Concept, number>> = {
  course: 0.7,
  phase: 0.7,
  teach: 0.4,
  build: 0.3,
  help: 0.3,
  buy: 0.5,
  when: 0.2,
  compare: 0.3,
  single: 0.3,
  skip: 0.3,
  total: 0.2,
  hours: 0.6,
  response: 0.6,
  online: 0.6,
  test: 0.7,
  tasks: 0.7,
  language: 0.8,
};
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
  "write|code|fix|debug|solve|generate|implement|convert|calculate|translate|reverse|centre|center|compile|refactor|optimi[sz]e|draw|compose|hack|crack|order|recommend|suggest|cook|do my|build (me )?(a|an|my)|make (me )?(a|an|my)|create (me )?(a|an|my)|develop (a|an|my)|give me (the |a |some )?(code|program|script)|sort|print|parse|summari[sz]e";
const chore = new RegExp(
  `^(hi |hello |hey |please |pls |kindly |sir )*((can|could|will|would) you (please )?|help me (to )?|i want you to |i need you to |you should |how (do|can|to|would|should) (i |we |you )?)?(${chores})\\b`,
);
const definition =
  /\b(explain|define|meaning of|difference between|example of|examples of|syntax|invented|inventor|tutorial)\b/;
const shopping = /\b(which|best|good|cheap|suggest) (phone|laptop|mobile|computer|tablet|pc)\b/;
const thirdParty =
  /\b(github|gitlab|copilot|chatgpt|claude|cursor|linkedin|discord|notion|vercel|netlify|laptop|macbook)\b/;

/** A wish to have work done, or a fact of the trade explained, rather than something about the course. */
function isChore(reading: Reading): boolean {
  const isAnchored = anchors.some((concept) => reading.concepts.has(concept)) || reading.phases.length > 0;
  if (isAnchored) return false;
  if (chore.test(reading.text) && !/\b(cv|resume) (part|day|session)\b/.test(reading.text)) return true;
  if (shopping.test(reading.text)) return true;
  // `python or java`: which is better in general is not for a course to say.
  if (reading.concepts.has("compare") && reading.topics.length + reading.absent.length > 0) return true;
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

  let known = slots + topics * 0.7;
  for (const concept of concepts) known += weak[concept] ?? 1;
  if (asksOfPlan) known += reading.contentWords.length * 0.5;
  const unknownWeight = isAnchored ? 0.45 : 1;
  const unknown =
    reading.unknown.length * unknownWeight +
    reading.foreign.length * 2.5 +
    reading.places.length * (concepts.has("online") || concepts.has("enroll") ? 0.2 : 2.2) +
    (asksOfPlan ? 0 : reading.contentWords.length * 0.6);
  return known / (known + unknown) > sure;
}
