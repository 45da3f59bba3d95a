import { type Course, listUnsetFacts, upcomingStarts } from "./course.ts";
import { listed } from "./listed.ts";
import { formatLongDate } from "./long-date.ts";

const lessons = { live: "live classes", recorded: "recorded lessons", text: "written lessons" };

export type CourseFact = { term: string; text: string };
type PhaseHours = { name: string; hoursPerDay: number };

/** What the fact sheet shows: the facts that are set, in the order in which they decide. */
export function listCourseFacts(course: Course, phases: readonly PhaseHours[], today: string): CourseFact[] {
  const sentences = (...texts: (string | undefined)[]) => texts.filter(Boolean).join(" ");
  const rows = [
    { term: "Lessons", text: capitalise(describeMode(course)) },
    { term: "Language", text: describeLanguages(course) },
    { term: "Start", text: capitalise(describeStart(course, today)) },
    { term: "Time a day", text: sentences(`${describeHours(phases)}.`, course.pace) },
    { term: "You need", text: course.needs },
    { term: "Payment", text: sentences(course.payment, describePaymentMethods(course)) },
    { term: "Refunds", text: course.refund },
    { term: "Certificate", text: course.certificate },
    { term: "After Enroll", text: course.afterEnroll },
  ];
  return rows.flatMap(({ term, text }) => (text ? [{ term, text }] : []));
}

const factLabels: Record<keyof Course, string> = {
  mode: "live or recorded lessons",
  languages: "language",
  start: "start",
  pace: "pace",
  needs: "what you need",
  payment: "payment",
  paymentMethods: "ways to pay",
  refund: "refunds",
  certificate: "certificate",
  afterEnroll: "what follows a request",
};

/** What the sheet leaves out, named: a fact that is not set, and start dates that have all passed. */
export const listUnstated = (course: Course, today: string): string[] =>
  listUnsetFacts({ ...course, start: describeStart(course, today) ? course.start : undefined }).map(
    (name) => factLabels[name],
  );

export const describeMode = ({ mode }: Course) => mode && listed(mode.map((one) => lessons[one]));

export const describeLanguages = ({ languages }: Course) => languages && listed(languages.map(({ name }) => name));

/** What is written once and read for long, such as the assistant's model, names all dates, each with its year. */
export const always = "";

/** Nothing once every date has passed: the next one is then not known. */
export function describeStart(course: Course, today: string): string | undefined {
  if (course.start === "any day") return "any day";
  const dates = upcomingStarts(course, today).map(formatLongDate);
  return dates.length > 0 ? listed(dates, "or") : undefined;
}

export const describePaymentMethods = ({ paymentMethods }: Course) =>
  paymentMethods && `By ${listed(paymentMethods, "or")}.`;

/** `About 2 hours (Beginner), 3 hours (Intermediate, Advanced)`; phases that ask for the same need no names. */
export function describeHours(phases: readonly PhaseHours[]): string {
  const byHours = [...Map.groupBy(phases, ({ hoursPerDay }) => hoursPerDay)];
  const parts = byHours.map(([hours, asking]) => {
    const time = hours === 1 ? "1 hour" : `${hours} hours`;
    return byHours.length > 1 ? `${time} (${asking.map(({ name }) => name).join(", ")})` : time;
  });
  return `About ${parts.join(", ")}`;
}

const capitalise = (text: string | undefined) => text && text.charAt(0).toUpperCase() + text.slice(1);
