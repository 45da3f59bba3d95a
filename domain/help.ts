import * as v from "valibot";
import { text } from "./define-content.ts";

export const helpSchema = v.object({
  topics: v.pipe(
    v.array(
      v.object({
        title: text,
        description: text,
        topics: v.pipe(
          v.array(v.object({ label: text, path: v.pipe(text, v.startsWith("/", "must be a site path")) })),
          v.minLength(1, "must be one topic or more"),
        ),
      }),
    ),
    v.minLength(1, "must be one card or more"),
  ),
});
export type Help = v.InferOutput<typeof helpSchema>;
