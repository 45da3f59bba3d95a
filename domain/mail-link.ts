/** Encoded, so that a `?` in an address cannot add headers to the mail. */
export const mailLink = (email: string) => `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
