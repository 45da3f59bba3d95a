import { plans, offer } from "#content/plans.ts";
import { site } from "#content/site.ts";
import { formatLongDate } from "#domain/long-date.ts";
import { formatRupees } from "#domain/money.ts";
import { contactLink, curriculumLink, helpLink, pricingLink } from "../links.ts";
import type { Notes } from "../notes.ts";
import { listed, lowerFirst } from "../say.ts";

const { email, phone, phoneHours, responseTime, responsePromise } = site.contact;

const enrollSteps = `Choose a plan under Pricing, press "Enroll Now" and send your name with an e-mail address or a phone number. It is a request, not a payment, and costs nothing: the team contacts you next.`;

/** Joining, paying and reaching a person. */
export const enrollNotes = () =>
  ({
    enroll: {
      text: enrollSteps,
      link: pricingLink,
    },
    afterRequest: {
      text: `Your request goes to our team and costs nothing: it is a request, not a payment. The team contacts you by the e-mail address or phone number you gave; payment happens only after that. ${responsePromise}`,
      link: pricingLink,
    },
    payment: {
      text: `Each price is a one-time payment: the bundle is ${formatRupees(plans.home.bundle.price)}, and there is no subscription. You pay only after the team has contacted you. The site names no instalments or payment methods, so ask the team: ${email}.`,
      link: pricingLink,
    },
    offerEnd: {
      text: `The prices shown hold until ${formatLongDate(offer.validUntil)}. The ${plans.home.bundle.course} is ${formatRupees(plans.home.bundle.price)} as a one-time payment.`,
      link: pricingLink,
    },
    demo: {
      text: `The course is not free: a single phase or the ${plans.home.bundle.course} (${formatRupees(plans.home.bundle.price)}) is a one-time payment, and the site offers no trial class. You can read the full day-by-day plan here before you decide, and asking costs nothing.`,
      link: curriculumLink,
    },
    contact: {
      text: `Write to ${email}, call ${phone} (${phoneHours}) or use the contact form. ${responsePromise}`,
      link: contactLink,
    },
    phone: {
      text: `You can call ${phone}, ${phoneHours}. By e-mail you reach us at ${email}; the typical response time is ${responseTime}.`,
      link: contactLink,
    },
    email: {
      text: `Our e-mail address is ${email}. The typical response time is ${responseTime}. ${responsePromise}`,
      link: contactLink,
    },
    response: {
      text: `The typical response time is ${responseTime}. To a message through the contact form: ${lowerFirst(responsePromise)}`,
      link: helpLink,
    },
    social: {
      text: `The course has profiles on a ${listed(site.socials.map(({ name }) => name.toLowerCase()))} site; the links are in the contact section.`,
      link: contactLink,
    },
  }) satisfies Notes;
