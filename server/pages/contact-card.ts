import { courseName, site } from "#content/site.ts";

/** `\`, `,`, `;` and line breaks have a meaning in a vCard. */
const escape = (text: string) => text.replaceAll(/[\\,;]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

/** The team for a phone's address book, so that it names who is calling. Version 3 (RFC 2426): not every phone reads 4. */
export function writeContactCard(siteUrl: string): string {
  const { email, phoneLink, phoneHours } = site.contact;
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${escape(courseName)};;;;`,
    `FN:${escape(courseName)}`,
    `ORG:${escape(courseName)}`,
    `TEL;TYPE=WORK,VOICE:${phoneLink}`,
    `EMAIL;TYPE=INTERNET:${escape(email)}`,
    `NOTE:${escape(phoneHours)}`,
    `URL:${siteUrl}/`,
    "END:VCARD",
  ];
  return `${lines.join("\r\n")}\r\n`;
}
