import * as v from "valibot";
import { cardSchema } from "./card.ts";
import { text } from "./define-content.ts";

export const aboutSchema = v.object({
  mission: text,
  story: v.array(text),
  differentiators: v.pipe(v.array(cardSchema), v.length(4, "must be four differentiators")),
});
export type About = v.InferOutput<typeof aboutSchema>;
