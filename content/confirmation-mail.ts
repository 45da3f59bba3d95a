import { defineContent } from "#domain/content/define-content.ts";
import { confirmationMailSchema } from "#domain/content/legal.ts";
import { formatWriteOrCall, nameCourse } from "#domain/content/site-schema.ts";
import { capitalise } from "#domain/format/text.ts";
import { notice } from "./notice.ts";
import { site } from "./site.ts";

const ask = `Questions before that? ${capitalise(formatWriteOrCall(site.contact))}, and name the reference.`;

/** What a visitor who gave an e-mail address gets once a request is saved, where `SMTP_URL` is set. `{name}` and `{reference}` are filled in. */
export const confirmationMail = defineContent("content/confirmation-mail.ts", confirmationMailSchema, {
  subject: "We have your request, reference {reference}",
  greeting: "Hello {name},",
  received: {
    enrollment: "Thank you for your enrollment request. It is saved under the reference {reference}.",
    contact: "Thank you for your message. It is saved under the reference {reference}.",
  },
  sentHeading: "What you sent us:",
  next: {
    enrollment: ["What happens next:", notice.free, ask],
    contact: ["What happens next:", notice.reply, ask],
  },
  ending: [
    "If you did not send this, somebody typed your address by mistake. You need not do anything; write to us if we are to delete it.",
    `The team of ${nameCourse(site)}`,
  ],
});
