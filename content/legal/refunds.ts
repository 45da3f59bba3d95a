import { defineContent } from "#domain/content/define-content.ts";
import { legalTextSchema } from "#domain/content/legal.ts";
import { formatWriteOrCall } from "#domain/content/site-schema.ts";
import { capitalise } from "#domain/format/text.ts";
import { course } from "../course.ts";
import { site } from "../site.ts";

/** A template, see `privacy.ts`: have it checked, then set `checked` to true. */
export const refunds = defineContent("content/legal/refunds.ts", legalTextSchema, {
  version: "1.0",
  date: "2026-11-15",
  checked: false,
  sections: [
    {
      id: "before",
      title: "Before you pay",
      points: [
        "Sending an enrollment request costs nothing, and no payment is taken on this website.",
        "You can withdraw a request at any time: tell us your reference.",
        `The team contacts you first, so you have time to ask. ${site.contact.responsePromise}`,
      ],
    },
    {
      id: "rule",
      title: "After you have paid",
      paragraphs: [
        course.refund ??
          "Ask for our refund rule in writing before you pay: who gets how much back, and until when. What we answer you there is what holds.",
        "Where the law gives you more, that holds.",
      ],
    },
    {
      id: "how",
      title: "How to ask for a refund",
      points: [
        `${capitalise(formatWriteOrCall(site.contact, ", "))}.`,
        "Give your name, your reference if you have it, when and how you paid, and the reason.",
        "We confirm that we have it and tell you what happens next. Money goes back the way it came.",
      ],
    },
    {
      id: "wrong",
      title: "If something went wrong",
      paragraphs: [
        "Paid twice, or the wrong amount? Write to us in the same way: what was paid by mistake is returned.",
      ],
    },
  ],
});
