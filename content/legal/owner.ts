import { defineContent } from "#domain/content/define-content.ts";
import { ownerSchema } from "#domain/content/legal.ts";

/** The owner's own facts in the legal pages. What is null is left out there, and named at every start. */
export const owner = defineContent("content/legal/owner.ts", ownerSchema, {
  /** The registered name of the person or business behind the site. */
  legalName: null,
  /** The postal address of the same. */
  address: null,
  /** Name and e-mail address of who answers complaints about personal data; the site's e-mail address where it is null. */
  grievanceContact: null,
  /** The place whose courts decide, such as `Jaipur, Rajasthan`. */
  courts: null,
});
