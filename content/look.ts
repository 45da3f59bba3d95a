import { defineContent } from "#domain/content/define-content.ts";
import { lookSchema } from "#domain/content/look-schema.ts";

/** The look, from two colours; the phases choose theirs in `phase-list.ts`. Shades for both themes, icons and share images follow. */
export const look = defineContent("content/look.ts", lookSchema, {
  /** Buttons, the bundle, links. */
  accent: "#fdb01c",
  /** Icons, bullets and marks. */
  cool: "#36baba",
  // logo: "logo.svg", a file in content/images/
});
