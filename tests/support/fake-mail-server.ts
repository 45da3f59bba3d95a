import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { domainToASCII } from "node:url";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import { createTestCertificate, trustCertificate } from "./test-certificate.ts";

type Stage = "connect" | "auth" | "recipient" | "data";
/** Accepts, never answers, or answers with a code. */
type Behaviour = "normal" | "hang" | number;
type Attempt = { stage: Stage; to: string; count: number };
type Arrival = { from: string; to: string; isSecure: boolean; raw: string; mail: Email };

const account = { user: "site@mail.example", password: "p@ss word/1" };
const certificate = createTestCertificate();

const refuse = (responseCode: number, message = "no") => Object.assign(new Error(message), { responseCode });

/** The server's library shows a domain decoded. */
const encodeEmailDomain = (address: string) => {
  const [local = "", domain = ""] = address.toLowerCase().split("@");
  return `${local}@${domainToASCII(domain)}`;
};

/** What RFC 5322 and careful servers demand of a message. */
function findFault(raw: string, mail: Email, { envelope }: SMTPServerSession): string | undefined {
  const [head = ""] = raw.split("\r\n\r\n");
  const headers = head.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n");
  const times = (name: string) => headers.filter((line) => line.toLowerCase().startsWith(`${name}:`)).length;
  if (raw.replaceAll("\r\n", "").match(/[\r\n]/)) return "bare line end";
  if (raw.split("\r\n").some((line) => line.length > 998)) return "line too long";
  if (!/^[\x20-\x7e\r\n\t]*$/.test(raw)) return "not ASCII";
  if (headers.some((line) => !/^[\w-]+: /.test(line))) return "no header";
  for (const name of ["from", "to", "subject", "date", "message-id", "auto-submitted"]) {
    if (times(name) !== 1) return `${name} ${times(name)} times`;
  }
  if (["bcc", "cc", "sender", "resent-to"].some((name) => times(name) > 0)) return "other recipients";
  const { mailFrom } = envelope;
  if (mail.from?.address !== (mailFrom && mailFrom.address)) return "sender differs";
  const recipients = mail.to?.map(({ address = "" }) => encodeEmailDomain(address));
  if (recipients?.join() !== encodeEmailDomain(envelope.rcptTo[0]?.address ?? "")) return "recipient differs";
  if (mail.attachments.length > 0 || !mail.text || !mail.html) return "not text and HTML alone";
  return undefined;
}

/** A mail server on loopback, as strict as real ones: TLS, one account, its own sender alone, no 8 bit, no relaying. */
export async function startFakeMailServer({ isSecure = false, allowsTls = true } = {}) {
  trustCertificate(certificate.cert);
  const arrivals: Arrival[] = [];
  const attempts: Attempt[] = [];
  const server: { behave: (attempt: Attempt) => Behaviour } = { behave: () => "normal" };

  function decide(stage: Stage, to: string, done: (error?: Error | null) => void, accept: () => void) {
    const count = attempts.filter((one) => one.stage === stage && one.to === to).length + 1;
    const attempt = { stage, to, count };
    attempts.push(attempt);
    const behaviour = server.behave(attempt);
    if (behaviour === "hang") return;
    if (behaviour === "normal") accept();
    else done(refuse(behaviour));
  }

  const smtp = new SMTPServer({
    ...certificate,
    secure: isSecure,
    disabledCommands: allowsTls ? [] : ["STARTTLS"],
    hideSMTPUTF8: true,
    size: 100_000,
    closeTimeout: 1,
    logger: false,
    onConnect: (_session, done) => decide("connect", "", done, () => done()),
    onAuth: ({ username, password }, _session, done) =>
      decide("auth", "", done, () =>
        username === account.user && password === account.password
          ? done(null, { user: username })
          : done(refuse(535, `bad password of ${username}`)),
      ),
    onMailFrom: ({ address }, _session, done) =>
      done(address === account.user ? null : refuse(553, `${address} is not your address`)),
    onRcptTo: ({ address }, _session, done) =>
      decide("recipient", address, done, () =>
        done(/^[\x21-\x7e]+$/.test(encodeEmailDomain(address)) ? null : refuse(553, `${address} is no address`)),
      ),
    onData: (stream, session, done) => void takeMail(stream, session, done),
  });

  async function takeMail(
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
    done: (error?: Error | null) => void,
  ): Promise<void> {
    const bytes = await buffer(stream);
    const raw = bytes.toString("latin1");
    const mail = await PostalMime.parse(bytes);
    const to = session.envelope.rcptTo[0]?.address ?? "";
    decide("data", to, done, () => {
      const fault = stream.sizeExceeded ? "too large" : findFault(raw, mail, session);
      if (!fault) arrivals.push({ from: account.user, to, isSecure: session.secure, raw, mail });
      done(fault ? refuse(554, fault) : null);
    });
  }
  smtp.on("error", () => {});
  await new Promise<void>((resolve) => void smtp.listen(0, "127.0.0.1", resolve));
  const { port } = smtp.server.address() as AddressInfo;
  const login = `${encodeURIComponent(account.user)}:${encodeURIComponent(account.password)}`;
  return {
    arrivals,
    attempts,
    env: {
      SMTP_URL: `${isSecure ? "smtps" : "smtp"}://${login}@localhost:${port}`,
      MAIL_FROM: account.user,
      TEAM_EMAIL: "team@mail.example",
    },
    behave: (next: (attempt: Attempt) => Behaviour) => void (server.behave = next),
    stop: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
}
