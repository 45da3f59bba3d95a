/** What an e-mail address is compared by: mail servers do not tell its letters' case apart. */
export const emailKey = (email: string) => email.trim().toLowerCase();

const nationalLength = 10;

/** What a phone number is compared by: with and without the country's prefix it is the same phone. */
export const phoneDigits = (phone: string) => phone.replaceAll(/\D/g, "").slice(-nationalLength);
