import * as v from "valibot";
import { text } from "./define-content.ts";
import { templateText } from "./template-text-schemas.ts";
import type { ListedDay } from "./curriculum.ts";
import { courseLength, type PhaseKey } from "./phase.ts";

const templateSchema = (...names: string[]) => templateText([], names);

/** The page of a student, `/my`. */
export const ownPageSchema = v.strictObject({
  /** Whether students tick days and tasks themselves; else only staff do, and the page shows it. */
  studentsTick: v.boolean("must be true or false"),
  /** Days that only staff tick, for every student: tests, for example. Staff can lock others for one student. */
  lockedDays: v.array(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(courseLength, `must be ${courseLength} or less`)),
  ),
  title: text,
  greeting: templateSchema("name"),
  facts: v.strictObject({ done: text, pace: text, end: text, finished: text }),
  onTime: text,
  behind: templateSchema("days"),
  today: v.strictObject({
    title: text,
    done: text,
    markDone: templateSchema("day"),
    open: templateSchema("day"),
    locked: text,
  }),
  next: v.strictObject({ title: text, nothing: text }),
  squares: v.strictObject({ title: text, hint: text }),
  /** A picture of the squares to send to friends. */
  share: v.strictObject({ title: text, lead: text, figure: templateSchema("done", "days"), withName: text, get: text }),
  plan: v.strictObject({
    title: text,
    lead: text,
    weekdays: text,
    hours: text,
    start: text,
    time: text,
    save: text,
    end: text,
  }),
  calendar: v.strictObject({
    title: text,
    lead: text,
    download: text,
    subscribe: text,
    address: text,
    renew: text,
    end: text,
    eventTitle: templateSchema("day", "title"),
  }),
  /** Shown once staff have issued one. */
  certificate: v.strictObject({
    title: text,
    /** All days are done, and staff have not confirmed it yet. */
    waiting: text,
    lead: text,
    open: text,
    paper: text,
    name: text,
    showName: text,
    save: text,
  }),
  /** Shown from the middle of the course on. */
  review: v.strictObject({
    title: text,
    lead: text,
    about: text,
    stars: text,
    text,
    name: text,
    /** For each of the profiles in `content/reviews.ts`. */
    profile: templateSchema("network"),
    /** Stored with each review, as it stood here when the student agreed. */
    consent: text,
    send: text,
    delete: text,
    waiting: templateSchema("date"),
    published: templateSchema("date"),
    hidden: text,
    reply: text,
    tooEarly: text,
    outdated: text,
  }),
  device: v.strictObject({ title: text, lead: text, leave: text }),
  notices: v.strictObject({
    saved: text,
    outdated: text,
    refused: text,
    plan: text,
    other: text,
    offline: text,
    failed: text,
    offlineCopy: text,
  }),
  /** For a link that is wrong, cut or revoked: it never says which. */
  unknown: v.strictObject({ title: text, text, contact: text }),
  /** What staff send with a new link. */
  message: v.strictObject({ subject: text, text: templateSchema("name", "link") }),
});
export type OwnPageTexts = v.InferOutput<typeof ownPageSchema>;

export type OwnPhase = { key: PhaseKey; name: string; days: readonly ListedDay[] };

/** Puts values in the place of `{name}`. */
export const fillText = (template: string, values: Readonly<Record<string, string | number>>) =>
  template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
