import { mailLink } from "../contact/contact-links.ts";
import type { InboxRequest } from "./request.ts";

type Answered = Pick<InboxRequest, "id" | "kind" | "name" | "email" | "phone" | "course">;

export type ReplyLinks = { mail?: string; call?: string; whatsApp?: string };

/** As the visitor's confirmation shows it. */
export const referenceOf = ({ id }: Pick<InboxRequest, "id">) => id.slice(0, 8);

const subjectOf = (request: Answered) =>
  request.kind === "enrollment"
    ? `Your enrollment: ${request.course} (reference ${referenceOf(request)})`
    : `Your message to us (reference ${referenceOf(request)})`;

const greetingOf = (request: Answered) =>
  request.kind === "enrollment"
    ? `Hello ${request.name}, thank you for enrolling in ${request.course} (reference ${referenceOf(request)}).`
    : `Hello ${request.name}, thank you for your message about the course (reference ${referenceOf(request)}).`;

/** An Indian mobile number, with what may stand before it. */
const indianMobile = /^(?:0|91|091)?([6-9]\d{9})$/;

/** The digits that WhatsApp knows a phone by, with its country code; nothing for what cannot be such a phone. */
export function whatsAppNumber(phone: string): string | undefined {
  const isInternational = /^\s*(\+|00)/.test(phone);
  const digits = phone.replaceAll(/\D/g, "").replace(isInternational ? /^00/ : /^$/, "");
  if (!isInternational || digits.startsWith("91")) {
    const [, mobile] = indianMobile.exec(digits) ?? [];
    return mobile && `91${mobile}`;
  }
  return /^[1-9]\d{7,14}$/.test(digits) ? digits : undefined;
}

/** Ways to answer in the staff's own programs, with a text that names course and reference. */
export function replyLinks(request: Answered): ReplyLinks {
  const { email, phone } = request;
  const links: ReplyLinks = {};
  if (email) {
    const [subject, body] = [subjectOf(request), `${greetingOf(request)}\r\n\r\n`].map(encodeURIComponent);
    links.mail = `${mailLink(email)}?subject=${subject}&body=${body}`;
  }
  if (phone) links.call = `tel:${phone.replaceAll(/[^+\d]/g, "")}`;
  const number = whatsAppNumber(phone);
  if (number) links.whatsApp = `https://wa.me/${number}?text=${encodeURIComponent(greetingOf(request))}`;
  return links;
}
