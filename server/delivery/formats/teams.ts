import type { ChatFormat, TeamMessage } from "../team-message.ts";
import { formatReferenceAndTime, shortenFieldsToFit, toPlainFields, type PlainField } from "./plain-fields.ts";

/** A message may have 28 KB, counted in UTF-16. */
const maxCharacters = 13_500;

type TextRun = { type: "TextRun"; text: string; weight?: "Bolder"; size?: "Large" | "Small" };
/** Unlike a `TextBlock`, it knows no Markdown. */
type RichTextBlock = { type: "RichTextBlock"; inlines: [TextRun]; spacing?: "None" };

/** The webhook of a Teams workflow ("Post to a channel when a webhook request is received"): it posts an Adaptive Card. */
export const teams = {
  maxFields: 25,
  toUrl: (webhook) => new URL(webhook),
  toPayload(message: TeamMessage) {
    const fields = toPlainFields(message.fields);
    return toCard(
      message,
      shortenFieldsToFit(fields, (some) => JSON.stringify(toCard(message, some)).length <= maxCharacters),
    );
  },
  /** A workflow answers before it has posted anything, and tells nothing. */
  readReply: () => ({}),
} satisfies ChatFormat;

function toCard({ title, explanation, reference, time }: TeamMessage, fields: readonly PlainField[]) {
  const body: RichTextBlock[] = [
    toBlock({ text: title, weight: "Bolder", size: "Large" }),
    ...(explanation ? [toBlock({ text: explanation })] : []),
    ...fields.flatMap(({ name, value }) => [
      toBlock({ text: name, weight: "Bolder" }),
      // A line each: not every client breaks lines within one.
      ...value.split("\n").map((text) => toBlock({ text: text || " " }, { spacing: "None" })),
    ]),
    toBlock({ text: formatReferenceAndTime({ reference, time }), size: "Small" }),
  ];
  return {
    type: "message",
    attachments: [
      {
        contentType: "application/vnd.microsoft.card.adaptive",
        contentUrl: null,
        content: {
          $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
          type: "AdaptiveCard",
          version: "1.4",
          body,
        },
      },
    ],
  };
}

const toBlock = (run: Omit<TextRun, "type">, look: Pick<RichTextBlock, "spacing"> = {}): RichTextBlock => ({
  type: "RichTextBlock",
  inlines: [{ type: "TextRun", ...run }],
  ...look,
});
