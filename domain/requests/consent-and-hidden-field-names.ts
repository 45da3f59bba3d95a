import type { GuardianField } from "./request-fields.ts";

/** The value of a ticked box, in a form post and in JSON. */
export const checkedValue = "yes";

/** What the switches of `content/notice.ts` can add to a form. */
export type ConsentField = "agreed" | "underAge" | GuardianField;
export const blankConsent: Readonly<Record<ConsentField, string>> = {
  agreed: "",
  underAge: "",
  parentName: "",
  parentContact: "",
};

/** The hidden field with the version of the notice that the form shows. */
export const noticeVersionFieldName = "noticeVersion";

/** A field no visitor sees. Bots fill it in, but so may autofill: such a request is held and never dropped. */
export const honeypotFieldName = "website";
