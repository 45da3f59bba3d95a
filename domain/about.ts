import * as v from "valibot";
import { cardSchema } from "./card.ts";
import { text } from "./define-content.ts";

export const aboutSchema = v.object({
  mission: text,
  story: v.array(text),
  differentiators: v.pipe(v.array(cardSchema), v.minLength(1, "must be one differentiator or more")),
});
export type About = v.InferOutput<typeof aboutSchema>;
