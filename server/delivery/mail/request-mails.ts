import * as v from "valibot";
import { confirmationMail } from "#content/confirmation-mail.ts";
import { site } from "#content/site.ts";
import { listFieldValues, storedBodySchema } from "#domain/requests/stored-request-body.ts";
import { requestFields } from "#domain/requests/request-fields.ts";
import { encodeEmailDomain } from "../../db/deliveries/mail-allowances.ts";
import type { Batch, Delivery } from "../../db/deliveries/leases.ts";
import type { TeamMessage } from "../team-message.ts";
import { breakLinks, formatReferenceAndTime, toPlainFields } from "../formats/plain-fields.ts";
import { truncate } from "../formats/truncate.ts";
import { sanitizeText, toOneLine } from "../sanitize-text.ts";
import type { Mail } from "./send-mail.ts";

const maxSubjectNameLength = 60;
/** Enough to know it again; a longer one would carry a stranger's text to whoever's address was typed. */
const maxRepeatedTextLength = 500;

/** A paragraph, or what was sent: the name of a field and its value. */
type Part = string | { name: string; value: string; isLink?: boolean };

const escapeHtml = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("\n", "<br>");

const toText = (parts: readonly Part[]) =>
  parts.map((part) => (typeof part === "string" ? part : `${part.name}:\n${part.value}`)).join("\n\n") + "\n";

const toHtml = (parts: readonly Part[]) => {
  const body = parts.map((part) => {
    if (typeof part === "string") return `<p>${escapeHtml(part)}</p>`;
    const value = escapeHtml(part.value);
    const shown = part.isLink ? `<a href="${value}">${value}</a>` : value;
    return `<p><strong>${escapeHtml(part.name)}</strong><br>${shown}</p>`;
  });
  return `<!doctype html><html lang="en"><body>${body.join("\n")}</body></html>`;
};

const isAscii = (text: string) => /^[\x21-\x7e]+$/.test(text);

type TeamMailOptions = { to: string; siteUrl: string };

/** The team's copy: the message of the team chat, and where staff open it. One of a single request is answered to its visitor. */
export function createTeamMail([first, ...more]: Batch, message: TeamMessage, { to, siteUrl }: TeamMailOptions): Mail {
  const { author, title, explanation, fields, time } = message;
  const isAlone = more.length === 0;
  const email = encodeEmailDomain(v.parse(storedBodySchema, first.body).email);
  const name = author ? `: ${truncate(author, maxSubjectNameLength)}` : "";
  const staffPage = `${siteUrl}/sr?tab=requests${isAlone ? `&request=${message.id}` : ""}`;
  const parts = [
    ...(explanation ? [explanation] : []),
    ...toPlainFields(fields),
    { name: "On the staff page", value: staffPage, isLink: true },
    formatReferenceAndTime(message),
  ];
  return {
    id: isAlone ? first.id : message.id,
    to,
    // Many servers refuse a header beyond ASCII, and the team's copy with it: the address stands in the text.
    replyTo: isAlone && isAscii(email) ? email : "",
    subject: `${title}${name}`,
    text: toText(parts),
    html: toHtml(parts),
    time,
    autoSubmitted: "auto-generated",
  };
}

/** Without what a mail program would make a link of: the visitor may have typed somebody else's address. */
const defuse = (text: string, max: number) =>
  breakLinks(truncate(text, max)).replaceAll(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, ".\u2060");

/** The visitor's confirmation: what was sent, and what happens next. Undefined where nobody can get it. */
export function createVisitorMail({ id, request, body: stored, createdAt }: Delivery): Mail | undefined {
  const read = v.safeParse(storedBodySchema, stored);
  if (!request || !read.success || read.output.email === "") return undefined;
  const body = read.output;
  const reference = request.id.slice(0, 8);
  const { subject, greeting, received, sentHeading, next, ending } = confirmationMail;
  const fields = listFieldValues(request.kind, body).flatMap(({ field, value }) =>
    value === ""
      ? []
      : [
          {
            name: requestFields[field].label,
            // Whoever gets the mail has this address: nothing to guard against, and it can be copied as it is.
            value: field === "email" ? sanitizeText(value) : defuse(sanitizeText(value), maxRepeatedTextLength),
          },
        ],
  );
  const fill = (text: string) => text.replaceAll("{reference}", reference);
  const parts = [
    greeting.replaceAll("{name}", () => defuse(toOneLine(body.name), maxSubjectNameLength)),
    fill(received[request.kind]),
    fill(sentHeading),
    ...fields,
    ...next[request.kind].map(fill),
    ...ending.map(fill),
  ];
  return {
    id,
    to: encodeEmailDomain(body.email),
    replyTo: site.contact.email,
    subject: fill(subject),
    text: toText(parts),
    html: toHtml(parts),
    time: createdAt,
    autoSubmitted: "auto-replied",
  };
}
