import { emailToMailtoLink } from "./contact-links.ts";
import { parseWhatsAppNumber, whatsAppLink } from "./phone.ts";

export type MessageLinks = { mail?: string; whatsApp?: string };

export function buildMailAndWhatsAppLinks(
  { email, phone }: { email: string; phone: string },
  subject: string,
  text: string,
): MessageLinks {
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${text}\r\n\r\n`)}`;
  const number = parseWhatsAppNumber(phone);
  return {
    ...(email && { mail: `${emailToMailtoLink(email)}?${query}` }),
    ...(number && { whatsApp: whatsAppLink(`+${number}`, text) }),
  };
}
