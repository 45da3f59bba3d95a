import { mailLink } from "../contact/contact-links.ts";
import { phoneLink, readWhatsAppNumber, whatsAppLink } from "../contact/phone.ts";
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

/** Ways to answer in the staff's own programs, with a text that names course and reference. */
export function replyLinks(request: Answered): ReplyLinks {
  const { email, phone } = request;
  const links: ReplyLinks = {};
  if (email) {
    const [subject, body] = [subjectOf(request), `${greetingOf(request)}\r\n\r\n`].map(encodeURIComponent);
    links.mail = `${mailLink(email)}?subject=${subject}&body=${body}`;
  }
  if (phone) links.call = phoneLink(phone);
  const number = readWhatsAppNumber(phone);
  if (number) links.whatsApp = whatsAppLink(`+${number}`, greetingOf(request));
  return links;
}

/** What a visitor writes to the team about a request. */
export const whatsAppText = (reference: string, course: string) =>
  course ? `Hello, I asked about ${course}. My reference is ${reference}.` : `Hello, my reference is ${reference}.`;
