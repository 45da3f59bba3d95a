import MailComposer from "nodemailer/lib/mail-composer";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import * as v from "valibot";
import { courseName } from "#content/site.ts";
import type { SendLimits, SendOutcome } from "../send-to-webhook.ts";

export type MailServer = { host: string; port: number; isSecure: boolean; user: string; password: string };
export type MailSettings = {
  server: MailServer;
  /** Without a name it is the course's. */
  from: { name: string; address: string };
  /** Undefined: only visitors get mails. */
  teamAddress: string | undefined;
};

export type Mail = {
  /** The same for every try, so that a mailbox can tell a repetition. */
  id: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  time: string;
  /** As RFC 3834 has it: no robot answers such a mail. */
  autoSubmitted: "auto-generated" | "auto-replied";
};

/** A wrong password, or a sender that the server does not accept: nothing changes until the owner does something. */
const setupWait = 5 * 60 * 1000;

/** Hands one mail to the mail server, by a connection of its own. Never throws, and reveals neither addresses nor texts. */
export async function sendMail(
  settings: MailSettings,
  mail: Mail,
  { timeout, stop }: SendLimits,
): Promise<SendOutcome> {
  const { host, port, isSecure, user, password } = settings.server;
  const expired = AbortSignal.timeout(timeout);
  const isEnded = AbortSignal.any([expired, stop]);
  const timeouts = {
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
  };
  // A password is sent through TLS alone.
  const connection = new SMTPConnection({ host, port, secure: isSecure, requireTLS: user !== "", ...timeouts });
  try {
    const message = await composeMessage(settings.from, mail);
    await new Promise<void>((resolve, reject) => {
      connection.on("error", reject);
      connection.once("end", () => reject(new Error("closed")));
      isEnded.addEventListener("abort", () => reject(new Error("ended")), { once: true });
      const send = () =>
        connection.send({ from: settings.from.address, to: [mail.to], size: message.length }, message, (error) =>
          error ? reject(error) : resolve(),
        );
      connection.connect((error) => {
        if (error) reject(error);
        else if (user === "") send();
        else connection.login({ user, pass: password }, (refused) => (refused ? reject(refused) : send()));
      });
    });
    connection.quit();
    return { kind: "delivered", messageId: toMessageId(settings.from, mail), wait: 0 };
  } catch (error) {
    if (expired.aborted) return { kind: "failed", reason: "no answer in time", wait: 0 };
    return classifyError(error);
  } finally {
    connection.close();
  }
}

const toMessageId = ({ address }: MailSettings["from"], { id }: Mail) => `<${id}@${address.split("@").at(-1)}>`;

function composeMessage(from: MailSettings["from"], mail: Mail): Promise<Buffer> {
  const { to, replyTo, subject, text, html, time, autoSubmitted } = mail;
  const composer = new MailComposer({
    from: { ...from, name: from.name || courseName },
    // As objects: a text would be read as a list of addresses.
    to: { name: "", address: to },
    ...(replyTo && { replyTo: { name: "", address: replyTo } }),
    subject,
    text,
    html,
    messageId: toMessageId(from, mail),
    date: new Date(time),
    headers: { "Auto-Submitted": autoSubmitted },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

const errorSchema = v.fallback(
  v.object({
    code: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[A-Z\d_]{1,40}$/))), undefined),
    responseCode: v.fallback(v.optional(v.number()), undefined),
    command: v.fallback(v.optional(v.string()), undefined),
  }),
  {},
);

/** 5 is final, 4 may pass. What is said of the recipient or the text is about this mail, everything else about the server. */
function classifyError(error: unknown): SendOutcome {
  const { code = "failed", responseCode = 0, command = "" } = v.parse(errorSchema, error);
  const isAboutMail = (command === "RCPT TO" || command === "DATA") && responseCode >= 400 && responseCode !== 421;
  const at = command === "RCPT TO" ? "for the recipient" : "for the text";
  if (isAboutMail && responseCode < 500) {
    return { kind: "failed", reason: `put off with ${responseCode} ${at}`, wait: 0, isThisAlone: true };
  }
  const refused = { kind: "refused", isName: false, isThisAlone: true } as const;
  if (isAboutMail) return { ...refused, reason: `refused with ${responseCode} ${at}`, isPayload: command === "DATA" };
  // The library itself refuses an address that no mail server could take.
  if (code === "EENVELOPE" && command === "API") {
    return { ...refused, reason: "not an address for mail", isPayload: false };
  }
  const isSetup = code === "EAUTH" || command === "MAIL FROM";
  const reason = `mail server: ${[code, responseCode || ""].join(" ").trim()}`;
  return { kind: "failed", reason, wait: isSetup ? setupWait : 0 };
}
