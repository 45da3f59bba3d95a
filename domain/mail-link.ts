/** A link that writes to an address and does nothing else, whatever signs it has: `?` would begin further headers. */
export const mailLink = (email: string) => `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
