/** Opens a chat with the number, with the text typed in already. */
export const whatsappLink = (number: string, text: string) =>
  `https://wa.me/${number.replaceAll(/\D/g, "")}?text=${encodeURIComponent(text)}`;

export const whatsappText = (reference: string, course: string) =>
  course ? `Hello, I asked about ${course}. My reference is ${reference}.` : `Hello, my reference is ${reference}.`;
