import { domainToASCII } from "node:url";
import { normalizeEmail } from "#domain/contact/contact-details.ts";
import { toZonedIsoDate } from "#domain/format/time-zone.ts";
import type { Db } from "../engine/database.ts";
import { noSender } from "./delivery-queue-and-backoffs.ts";

export type MailAllowance = { key: string; max: number };

/** A hostel or a mobile carrier shares one network: beyond as many confirmations, those that follow wait for staff. */
const [maxToMailbox, maxFromSender] = [3, 60];

/** With its domain as mail servers know it; the part before the @ has no such form. */
export function encodeEmailDomain(email: string): string {
  const [local = "", domain = ""] = email.split("@");
  return domain === "" ? email : `${local}@${domainToASCII(domain)}`;
}

/** The mailbox behind an address: what follows a plus sign is no part of it, nor are the dots of Gmail. */
function normalizeMailbox(email: string): string {
  const [local = "", domain = ""] = encodeEmailDomain(normalizeEmail(email.normalize("NFKC"))).split("@");
  const name = local.replace(/\+.*$/, "");
  return /^(?:gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

export const listMailAllowances = (hash: (text: string) => string, email: string, sender: string): MailAllowance[] => [
  { key: hash(`mailbox ${normalizeMailbox(email)}`), max: maxToMailbox },
  ...(sender === noSender ? [] : [{ key: sender, max: maxFromSender }]),
];

/** Counts a confirmation for today; false where one of the allowances is used up. */
export async function countMailWithinAllowances(
  trx: Db,
  allowances: readonly MailAllowance[],
  now: Date,
): Promise<boolean> {
  const day = toZonedIsoDate(now);
  let isWithin = true;
  for (const { key, max } of allowances) {
    const { count } = await trx
      .insertInto("mail_counts")
      .values({ day, key, count: 1 })
      .onConflict((conflict) =>
        conflict.columns(["day", "key"]).doUpdateSet((eb) => ({ count: eb("mail_counts.count", "+", 1) })),
      )
      .returning("count")
      .executeTakeFirstOrThrow();
    isWithin &&= count <= max;
  }
  return isWithin;
}

export async function purgeMailCounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("mail_counts").where("day", "<", toZonedIsoDate(now)).execute();
}
