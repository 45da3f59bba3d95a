import { plans, offer } from "#content/plans.ts";
import { site } from "#content/site.ts";
import { formatLongDate } from "#domain/long-date.ts";
import { formatRupees } from "#domain/money.ts";
import { contactLink, curriculumLink, helpLink, pricingLink } from "../links.ts";
import type { Note } from "../notes.ts";
import { listed, lowerFirst } from "../say.ts";

const { email, phone, phoneHours, responseTime, responsePromise } = site.contact;

const enrollSteps = `Choose a plan under Pricing, press "Enroll Now" and send your name with an e-mail address or a phone number. It is a request, not a payment, and costs nothing: the team contacts you next.`;

/** Joining, paying and reaching a person. */
export const enrollNotes = (): Note[] => [
  {
    id: "enroll",
    asked:
      "enroll; how do i enroll; sign up; join the course; enroll course; enroll phase; enroll bundle; how to start enroll",
    text: enrollSteps,
    link: pricingLink,
  },
  {
    id: "after-request",
    asked:
      "afterRequest; afterRequest enroll; what happens after i enroll; afterRequest payment; do i pay when i submit the request; afterRequest form; pay enroll request; payment enroll form",
    text: `Your request goes to our team and costs nothing: it is a request, not a payment. The team contacts you by the e-mail address or phone number you gave; payment happens only after that. ${responsePromise}`,
    link: pricingLink,
  },
  {
    id: "payment",
    asked:
      "payment; one-time payment; emi installment; payment methods upi card; hidden charges; monthly payment; payment course; payment price; payment phase; payment bundle; payment hours",
    text: `Each price is a one-time payment: the bundle is ${formatRupees(plans.home.bundle.price)}, and there is no subscription. You pay only after the team has contacted you. The site names no instalments or payment methods, so ask the team: ${email}.`,
    link: pricingLink,
  },
  {
    id: "offer-end",
    asked: "offerEnd; how long is the offer valid; offerEnd price; saving offerEnd; price duration offer",
    text: `The prices shown hold until ${formatLongDate(offer.validUntil)}. The ${plans.home.bundle.course} is ${formatRupees(plans.home.bundle.price)} as a one-time payment.`,
    link: pricingLink,
  },
  {
    id: "demo",
    asked: "demo; free trial; demo class; is it free; demo course; demo live; demo price",
    text: `The course is not free: a single phase or the ${plans.home.bundle.course} (${formatRupees(plans.home.bundle.price)}) is a one-time payment, and the site offers no trial class. You can read the full day-by-day plan here before you decide, and asking costs nothing.`,
    link: curriculumLink,
  },
  {
    id: "contact",
    asked: "contact; contact details; contact email; talk to a human; contact phone; contact support; contact team",
    text: `Write to ${email}, call ${phone} (${phoneHours}) or use the contact form. ${responsePromise}`,
    link: contactLink,
  },
  {
    id: "phone",
    asked:
      "phone; phone number; phone support; callHours; call timing; phone callHours; phone contact; phone support; phone hours; contact callHours; callHours support",
    text: `You can call ${phone}, ${phoneHours}. By e-mail you reach us at ${email}; the typical response time is ${responseTime}.`,
    link: contactLink,
  },
  {
    id: "email",
    asked: "email; email address; email contact; email support",
    text: `Our e-mail address is ${email}. The typical response time is ${responseTime}. ${responsePromise}`,
    link: contactLink,
  },
  {
    id: "response",
    asked:
      "response; response time; response contact; response support; how quickly reply; response email; response afterRequest; response hours",
    text: `The typical response time is ${responseTime}. To a message through the contact form: ${lowerFirst(responsePromise)}`,
    link: helpLink,
  },
  {
    id: "social",
    asked: "social; social media; social contact; youtube instagram",
    text: `The course has profiles on a ${listed(site.socials.map(({ name }) => name.toLowerCase()))} site; the links are in the contact section.`,
    link: contactLink,
  },
];
