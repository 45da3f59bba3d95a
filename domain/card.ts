import * as v from "valibot";
import { text } from "./define-content.ts";
import { siteIconSchema } from "./icon-name.ts";

export const cardSchema = v.object({ icon: siteIconSchema, title: text, text });
export type Card = v.InferOutput<typeof cardSchema>;
