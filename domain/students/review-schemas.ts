import * as v from "valibot";
import { nameSchema, tooLongMessage } from "../contact/contact-details.ts";
import { planKeys, type PlanKey } from "../content/plan.ts";
import { idSchema, versionSchema } from "../format/shared-schemas.ts";
import { stripHiddenCharacters } from "../format/searched-and-visible-text.ts";
import { reviewLengths, reviewStates, minReviewLength } from "./review.ts";

/** Lines stay; other controls and what nobody sees go. */
const proseSchema = (max: number, missing: string) =>
  v.pipe(
    v.string(missing),
    v.transform((text) => stripHiddenCharacters(text.replaceAll(/\r\n?/g, "\n").replaceAll(/(?!\n)\p{Cc}/gu, " "))),
    v.trim(),
    v.maxLength(max, tooLongMessage(max)),
  );

const badHandle = "A profile name has letters, digits, dots, hyphens and underscores only";
/** As people write it: with the sign before it, or as the address of the profile. */
const handleSchema = v.optional(
  v.pipe(
    v.string(badHandle),
    v.transform((text) => text.trim().replace(/\/+$/, "").split("/").at(-1)?.replace(/^@/, "") ?? ""),
    v.regex(/^[A-Za-z0-9._-]*$/, badHandle),
    v.maxLength(reviewLengths.handle, badHandle),
  ),
  "",
);

const nameMissing = "Please enter the name that is to be shown";
const badRating = "Please choose one to five stars";
const tooShort = `Please write at least ${minReviewLength} characters`;
const notAgreed = "Please tick that you agree: a review is shown only with your consent";

/** What a student writes, and the version that was seen: 0 where there was none. A form has texts only. */
export const ownReviewSchema = v.object({
  course: v.picklist(planKeys, "Please choose what the review is about"),
  rating: v.pipe(
    v.union([v.string(badRating), v.number(badRating)], badRating),
    v.transform(Number),
    v.picklist([1, 2, 3, 4, 5], badRating),
  ),
  text: v.pipe(proseSchema(reviewLengths.text, tooShort), v.minLength(minReviewLength, tooShort)),
  name: v.pipe(nameSchema(nameMissing), v.maxLength(reviewLengths.name, tooLongMessage(reviewLengths.name))),
  github: handleSchema,
  instagram: handleSchema,
  consent: v.literal("on", notAgreed),
  version: v.pipe(
    v.union([v.string(), v.number()], "The version must be a number"),
    v.transform(Number),
    v.pipe(v.number(), v.safeInteger("The version must be a number")),
  ),
});
export type OwnReview = v.InferOutput<typeof ownReviewSchema>;

export type OwnReviewForm = {
  /** What its fields hold: what was typed and refused, else what is stored, else little. */
  values: Readonly<Record<Exclude<keyof OwnReview, "version">, string>>;
  version: number;
  choices: readonly { course: PlanKey; name: string }[];
  /** The profiles that this course asks for. */
  profiles: readonly { network: "github" | "instagram"; label: string }[];
  /** Null before the first one. */
  stored: Pick<StaffReview, "state" | "reply" | "writtenAt" | "publishedAt"> | null;
  error: string | null;
};

export const staffReviewSchema = v.object({
  /** Another one after it was deleted and written anew: nobody publishes words by the version of others. */
  id: v.string(),
  studentId: v.string(),
  /** A phase that the course no longer has reads as the whole course. */
  course: v.picklist(planKeys),
  rating: v.number(),
  text: v.string(),
  name: v.string(),
  github: v.string(),
  instagram: v.string(),
  /** What the student agreed to, word for word, and when. */
  consent: v.string(),
  consentedAt: v.string(),
  state: v.picklist(reviewStates),
  reply: v.string(),
  writtenAt: v.string(),
  publishedAt: v.nullable(v.string()),
  version: v.number(),
});
export type StaffReview = v.InferOutput<typeof staffReviewSchema>;
export const staffReviewListSchema = v.object({ reviews: v.array(staffReviewSchema) });

/** The query of the endpoint that lists reviews: of one student, or, without an id, all that wait. */
export const reviewQuerySchema = v.object({ id: v.optional(idSchema.entries.id) });

export const reviewDecisionSchema = v.object({
  ...idSchema.entries,
  version: v.nonOptional(versionSchema, "The version must be a number"),
  state: v.picklist(["published", "hidden"], "state must be published or hidden"),
  reply: v.optional(proseSchema(reviewLengths.reply, "The answer must be a text"), ""),
});
export type ReviewDecision = v.InferOutput<typeof reviewDecisionSchema>;
