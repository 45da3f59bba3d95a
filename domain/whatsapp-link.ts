const countryCode = "91";
const nationalLength = 10;

/** Opens the writer's own WhatsApp. It takes digits only and needs the country; a number without one is Indian. */
export function whatsAppLink(phone: string, text = ""): string {
  const digits = phone.replaceAll(/\D/g, "").replace(/^0+/, "");
  const isNational = !phone.trim().startsWith("+") && digits.length === nationalLength;
  const query = text && `?text=${encodeURIComponent(text)}`;
  return `https://wa.me/${isNational ? countryCode : ""}${digits}${query}`;
}
