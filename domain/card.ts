import * as v from "valibot";
import { text } from "./define-content.ts";

export const cardSchema = v.object({ icon: text, title: text, text });
export type Card = v.InferOutput<typeof cardSchema>;
