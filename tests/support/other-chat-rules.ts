import * as v from "valibot";
import { Webhook } from "standardwebhooks";

export type Answer = { status: number; headers?: Record<string, string>; body?: string };

/** What arrives at a webhook, as HTTP has it. */
export type Posted = { url: URL; headers: Record<string, string>; text: string };
/** What people see of a message: each text as its client shows it, and what the client would render as more than text. */
export type Shown = { title: string; texts: string[]; active: string[] };
type ChatRules = {
  /** The response to a message that breaks the published rules. */
  findRefusal: (posted: Posted) => Answer | undefined;
  accept: (posted: Posted) => Answer;
  show: (text: string) => Shown;
};

const isWithin = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max));
const isShape = (schema: v.GenericSchema, text: string) =>
  text.isWellFormed() && v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text).success;

/** Clients of all these chats make a link of a scheme and two slashes. */
const findLinks = (texts: readonly string[]) => texts.flatMap((text) => text.match(/[a-z][\w+.-]*:\/\/\S/gi) ?? []);
const withoutJoiner = (text: string) => text.replaceAll("\u2060", "");

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">" };
const decode = (text: string) => text.replaceAll(/&(?:amp|lt|gt);/g, (entity) => entities[entity] ?? "");
/** A control character that is not escaped starts a mention, a link or a tag. */
const findControls = (texts: readonly string[]) =>
  texts.flatMap((text) => text.match(/[<>]|&(?!(?:amp|lt|gt);)/g) ?? []);

const plainText = (max: number) =>
  v.strictObject({ type: v.literal("plain_text"), text: isWithin(max), emoji: v.literal(false) });
const slackSchema = v.strictObject({
  text: isWithin(40_000),
  blocks: v.pipe(
    v.array(
      v.variant("type", [
        v.strictObject({ type: v.literal("header"), text: plainText(150) }),
        v.strictObject({
          type: v.literal("section"),
          text: v.optional(plainText(3000)),
          fields: v.optional(v.pipe(v.array(plainText(2000)), v.minLength(1), v.maxLength(10))),
        }),
        v.strictObject({
          type: v.literal("context"),
          elements: v.pipe(v.array(plainText(2000)), v.minLength(1), v.maxLength(10)),
        }),
      ]),
    ),
    v.minLength(1),
    v.maxLength(50),
  ),
  unfurl_links: v.literal(false),
  unfurl_media: v.literal(false),
});

const slack: ChatRules = {
  findRefusal: ({ text }) => (isShape(slackSchema, text) ? undefined : { status: 400, body: "invalid_blocks" }),
  accept: () => ({ status: 200, headers: { "content-type": "text/html" }, body: "ok" }),
  show(text) {
    const { text: title, blocks } = v.parse(slackSchema, JSON.parse(text));
    const texts = blocks.slice(1).flatMap((block) => {
      if (block.type === "context") return block.elements;
      return block.type === "section" ? (block.fields ?? block.text ?? []) : block.text;
    });
    const raw = [title, ...texts.map((one) => one.text)];
    const shown = raw.map(decode);
    return {
      title: shown[0] ?? "",
      texts: shown.slice(1).map(withoutJoiner),
      active: [...findControls(raw), ...findLinks(shown)],
    };
  },
};

const googleSchema = v.strictObject({
  cardsV2: v.strictTuple([
    v.strictObject({
      cardId: isWithin(63),
      card: v.strictObject({
        header: v.strictObject({ title: isWithin(200) }),
        sections: v.strictTuple([
          v.strictObject({
            widgets: v.pipe(
              v.array(
                v.union([
                  v.strictObject({ textParagraph: v.strictObject({ text: isWithin(32_000) }) }),
                  v.strictObject({
                    decoratedText: v.strictObject({
                      topLabel: isWithin(200),
                      text: isWithin(32_000),
                      wrapText: v.literal(true),
                    }),
                  }),
                ]),
              ),
              v.minLength(1),
              v.maxLength(100),
            ),
          }),
        ]),
      }),
    }),
  ]),
});
const googleError = (code: number, status: string): Answer => ({
  status: code,
  body: JSON.stringify({ error: { code, message: "Invalid JSON payload received.", status } }),
});

const google: ChatRules = {
  findRefusal({ url, text }) {
    const isKnown = [...url.searchParams.keys()].every((name) => ["key", "token", "requestId"].includes(name));
    const isFitting = Buffer.byteLength(text) <= 32_000 && isShape(googleSchema, text);
    return isKnown && isFitting ? undefined : googleError(400, "INVALID_ARGUMENT");
  },
  accept: ({ url }) => ({
    status: 200,
    body: JSON.stringify({ name: `spaces/AAA/messages/${url.searchParams.get("requestId") ?? ""}` }),
  }),
  show(text) {
    const [{ card }] = v.parse(googleSchema, JSON.parse(text)).cardsV2;
    const raw = card.sections[0].widgets.flatMap((widget) =>
      "textParagraph" in widget ? [widget.textParagraph.text] : [widget.decoratedText.text],
    );
    const labels = card.sections[0].widgets.map((widget) =>
      "textParagraph" in widget ? "" : `${widget.decoratedText.topLabel}\n`,
    );
    return {
      title: card.header.title,
      texts: raw.map((one, index) => `${labels[index]}${withoutJoiner(decode(one))}`),
      active: [...findControls(raw), ...findLinks(raw)],
    };
  },
};

const runSchema = v.strictObject({
  type: v.literal("TextRun"),
  text: isWithin(28_000),
  weight: v.optional(v.literal("Bolder")),
  size: v.optional(v.picklist(["Large", "Small"])),
});
const teamsSchema = v.strictObject({
  type: v.literal("message"),
  attachments: v.strictTuple([
    v.strictObject({
      contentType: v.literal("application/vnd.microsoft.card.adaptive"),
      contentUrl: v.null(),
      content: v.strictObject({
        $schema: v.literal("http://adaptivecards.io/schemas/adaptive-card.json"),
        type: v.literal("AdaptiveCard"),
        version: v.picklist(["1.2", "1.3", "1.4", "1.5"]),
        // A `TextBlock` would read Markdown, and `msteams` could name people to mention.
        body: v.array(
          v.strictObject({
            type: v.literal("RichTextBlock"),
            inlines: v.strictTuple([runSchema]),
            spacing: v.optional(v.literal("None")),
          }),
        ),
      }),
    }),
  ]),
});

const teams: ChatRules = {
  findRefusal({ text }) {
    if (Buffer.byteLength(text, "utf16le") > 28_000) return { status: 413, body: "Request Entity too large" };
    return isShape(teamsSchema, text) ? undefined : { status: 400, body: '{"error":{"code":"InvalidRequestContent"}}' };
  },
  accept: () => ({ status: 202, body: "" }),
  show(text) {
    const { body } = v.parse(teamsSchema, JSON.parse(text)).attachments[0].content;
    const [title, ...blocks] = body;
    const texts: string[] = [];
    for (const { inlines, spacing } of blocks) {
      const line = inlines[0].text;
      if (spacing === "None") texts.push(`${texts.pop()}\n${line === " " ? "" : line}`);
      else texts.push(line);
    }
    return { title: title?.inlines[0].text ?? "", texts: texts.map(withoutJoiner), active: findLinks(texts) };
  },
};

export const standardSecret = `whsec_${Buffer.from("a secret of this test, 32 bytes.").toString("base64")}`;
const standardSchema = v.strictObject({
  type: v.pipe(v.string(), v.regex(/^[a-z]+(\.[a-z]+)+$/)),
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
  data: v.strictObject({
    id: v.pipe(v.string(), v.uuid()),
    title: v.string(),
    explanation: v.optional(v.string()),
    fields: v.array(v.strictObject({ name: v.string(), value: v.string() })),
    reference: v.string(),
  }),
});

/** Checks by the reference implementation, which refuses a time more than five minutes off. */
const standard: ChatRules = {
  findRefusal({ headers, text }) {
    try {
      new Webhook(standardSecret).verify(text, headers);
    } catch {
      return { status: 401, body: "" };
    }
    return isShape(standardSchema, text) ? undefined : { status: 422, body: "" };
  },
  accept: () => ({ status: 204 }),
  show(text) {
    const { title, explanation, fields, reference } = v.parse(standardSchema, JSON.parse(text)).data;
    const texts = fields.map(({ name, value }) => `${name}\n${value}`);
    return { title, texts: [...(explanation ? [explanation] : []), ...texts, reference], active: [] };
  },
};

export const otherChatRules = { slack, "google-chat": google, teams, standard };
