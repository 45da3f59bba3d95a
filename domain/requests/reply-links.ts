import { buildMailAndWhatsAppLinks, type MessageLinks } from "../contact/mail-and-whatsapp-links.ts";
import { telLink } from "../contact/phone.ts";
import type { InboxRequest } from "./request-schemas.ts";

type AnsweredRequest = Pick<InboxRequest, "id" | "kind" | "name" | "email" | "phone" | "course">;

type ReplyLinks = MessageLinks & { call?: string };

/** As the visitor's confirmation shows it. */
export const formatReference = ({ id }: Pick<InboxRequest, "id">) => id.slice(0, 8);

const formatMailSubject = (request: AnsweredRequest) =>
  request.kind === "enrollment"
    ? `Your enrollment: ${request.course} (reference ${formatReference(request)})`
    : `Your message to us (reference ${formatReference(request)})`;

const formatGreeting = (request: AnsweredRequest) =>
  request.kind === "enrollment"
    ? `Hello ${request.name}, thank you for enrolling in ${request.course} (reference ${formatReference(request)}).`
    : `Hello ${request.name}, thank you for your message about the course (reference ${formatReference(request)}).`;

export function buildReplyLinks(request: AnsweredRequest): ReplyLinks {
  const { phone } = request;
  const links = buildMailAndWhatsAppLinks(request, formatMailSubject(request), formatGreeting(request));
  return { ...links, ...(phone && { call: telLink(phone) }) };
}

export const formatVisitorWhatsAppText = (reference: string, course: string) =>
  course ? `Hello, I asked about ${course}. My reference is ${reference}.` : `Hello, my reference is ${reference}.`;
