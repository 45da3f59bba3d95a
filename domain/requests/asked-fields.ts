/** A ticked box, in a form post and in JSON. */
export const ticked = "yes";

/** What `content/notice.ts` can make the forms ask, not filled in. */
export const blankAsks = { agreed: "", underAge: "", parentName: "", parentContact: "" };

/** The hidden field with the version of the notice that the form shows. */
export const noticeField = "noticeVersion";
