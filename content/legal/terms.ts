import { formatCurrencyName } from "#domain/format/money.ts";
import { defineContent } from "#domain/content/define-content.ts";
import { legalTextSchema } from "#domain/content/legal.ts";
import { nameCourse } from "#domain/content/site-schema.ts";
import { spellNumber } from "#domain/format/text.ts";
import { dayCount, phases } from "../curriculum/phases.ts";
import { listPlans } from "../plans.ts";
import { site } from "../site.ts";
import { owner } from "./owner.ts";
import { formatDayCount } from "#domain/content/phase.ts";

const inPhases = phases.length > 1 ? ` in ${spellNumber(phases.length)} phases` : "";
const isSoldByPhase = listPlans("home").some(({ phase }) => phase === null) && listPlans("home").length > 1;

/** A template, see `privacy.ts`: have it checked, then set `checked` to true. */
export const terms = defineContent("content/legal/terms.ts", legalTextSchema, {
  version: "1.0",
  date: "2026-11-15",
  checked: false,
  sections: [
    {
      id: "what",
      title: "What these terms are for",
      paragraphs: [
        `They hold for this website and for what you ask of us through it. "We" is ${owner.legalName ?? `the team of ${nameCourse(site)}`}${owner.address ? `, ${owner.address}` : ""}. By using the site you agree to them.`,
      ],
    },
    {
      id: "site",
      title: "Using the site",
      points: [
        "You may read everything without an account, link to it and share it.",
        "Please do not try to break in, to flood the forms, or to send us what is unlawful or somebody else's personal data.",
        "We may close the site for a while, or change it.",
      ],
    },
    {
      id: "request",
      title: "An enrollment request is not a purchase",
      paragraphs: [
        "Sending the enrollment form is free and binds neither you nor us. No payment is taken on this website. The team contacts you, answers your questions and agrees with you on how and when you pay; only then are you enrolled.",
      ],
    },
    {
      id: "prices",
      title: "Prices",
      paragraphs: [
        `Prices are in ${formatCurrencyName()} and are paid once. The price shown with the enrollment form when you send it is the one we stand by for that request. Prices and offers may change later.`,
      ],
    },
    {
      id: "course",
      title: "The course",
      points: [
        `The course has ${formatDayCount(dayCount)}${inPhases}${isSoldByPhase ? "; you can take all of it or a single phase" : ""}.`,
        "Tools and services of other companies that come with the course have terms of their own, and may change or end.",
        "We promise no job and no income. What you reach depends on your own practice.",
        {
          only: "without age question",
          text: "The enrollment form is for adults. If you are under 18, a parent or guardian sends it and enrolls you.",
        },
        {
          only: "with age question",
          text: "If you are under 18, the enrollment form asks for a parent or guardian, who enrolls you.",
        },
      ],
    },
    {
      id: "assistant",
      title: "The assistant",
      paragraphs: [
        "The assistant answers by computer and can be wrong. What our team tells you in writing counts. Please type no personal details into the chat.",
      ],
    },
    {
      id: "texts",
      title: "Our texts and code",
      paragraphs: [
        "Articles and course material are ours or our partners'. You may use code examples in your own projects. Please ask before you republish whole texts.",
      ],
    },
    {
      id: "liability",
      title: "What we answer for",
      paragraphs: [
        "We take care that what is written here is right, but cannot promise that it is free of mistakes. Rights that the law gives you as a consumer stay untouched.",
      ],
    },
    {
      id: "law",
      title: "Law and disputes",
      paragraphs: [
        `The law of India applies.${owner.courts ? ` The courts of ${owner.courts} decide.` : ""} Please write to us first, at ${site.contact.email}: most things can be settled that way.`,
      ],
    },
  ],
});
