import * as v from "valibot";
import { readPerKind, requestFields, type RequestKind } from "#domain/requests/request-fields.ts";
import { listValues, storedBodySchema } from "#domain/requests/stored-request.ts";
import type { Delivery } from "../db/deliveries/leases.ts";
import { fitEmbed, makeField, makeLongField, type ChatEmbed, type ChatField } from "./chat-embed.ts";
import { defaultNames, formatChatName, titles } from "./chat-name.ts";
import { errorReportSchema } from "./error-report-body.ts";

export type ChatMessage = { username: string; embeds: [ChatEmbed]; allowed_mentions: { parse: [] } };

export const colors = { enrollment: 0x2e_a0_43, contact: 0x1f_6f_eb, "error-report": 0xcf_22_2e };
type Content = { username: string; embed: Pick<ChatEmbed, "title" | "color" | "fields"> };

/** The fields of a request, by the table of `request-fields.ts`. */
function readRequest(kind: RequestKind, text: string): Content {
  const body = v.parse(storedBodySchema, text);
  const fields = listValues(kind, body).flatMap(({ field, value }): ChatField[] => {
    const { label, chatLabel, emptyInChat, input } = requestFields[field];
    const name = readPerKind(chatLabel, kind) ?? label;
    const empty = readPerKind(emptyInChat, kind);
    if (value === "" && empty === undefined) return [];
    return input?.multiline ? makeLongField(name, value, empty ?? "") : [makeField(name, value, empty ?? "")];
  });
  return { username: body.name, embed: { title: titles[kind], color: colors[kind], fields } };
}

function readErrorReport(body: string): Content {
  const { what, where } = v.parse(v.pipe(v.string(), v.parseJson(), errorReportSchema), body);
  const fields = [makeField("What", what, "Unknown"), makeField("Where", where, "Unknown")];
  return {
    username: defaultNames["error-report"],
    embed: { title: titles["error-report"], color: colors["error-report"], fields },
  };
}

/** The message for one delivery, within the chat's limits whatever was typed. Throws when the saved body is no JSON. */
export function formatChatMessage({
  id,
  kind,
  body,
  createdAt,
}: Pick<Delivery, "id" | "kind" | "body" | "createdAt">): ChatMessage {
  const { username, embed } = kind === "error-report" ? readErrorReport(body) : readRequest(kind, body);
  return {
    username: formatChatName(username, defaultNames[kind]),
    embeds: [fitEmbed({ ...embed, timestamp: createdAt, footer: { text: `Reference ${id}` } })],
    // What a visitor types must not mention the whole team. Without `content` the chat previews no links either; the flag
    // against previews would hide this embed as well.
    allowed_mentions: { parse: [] },
  };
}
