import * as v from "valibot";
import { contactSchema } from "#domain/requests/contact-message.ts";
import { enrollmentSchema } from "#domain/requests/enrollment.ts";
import { requestBodySchema } from "#domain/requests/request.ts";
import { formatRupees } from "#domain/format/money.ts";
import type { Delivery } from "../db/deliveries/leases.ts";
import { fitEmbed, makeField, makeLongField, type ChatEmbed, type ChatField } from "./chat-embed.ts";
import { defaultNames, formatChatName, titles } from "./chat-name.ts";
import { errorReportSchema } from "./error-report-body.ts";

export type ChatMessage = { username: string; embeds: [ChatEmbed]; allowed_mentions: { parse: [] } };

export const colors = { enrollment: 0x2e_a0_43, contact: 0x1f_6f_eb, "error-report": 0xcf_22_2e };
type Content = { username: string; embed: Pick<ChatEmbed, "title" | "color" | "fields"> };

const readJson = <Schema extends v.GenericSchema>(schema: Schema, body: string) =>
  v.parse(v.pipe(v.string(), v.parseJson(), schema), body);

/** Of who is under 18, where the forms ask for that. */
function parentFields(body: string): ChatField[] {
  const { parentName, parentContact } = readJson(requestBodySchema, body);
  if (!parentContact) return [];
  return [
    makeField("Parent's Name", parentName, "Not provided"),
    makeField("Parent's Contact", parentContact, "Not provided"),
  ];
}

const contents: Record<Delivery["kind"], (body: string) => Content> = {
  enrollment(body) {
    const { name, email, phone, course, price } = readJson(enrollmentSchema, body);
    const fields = [
      makeField("Student Name", name, "Not provided"),
      makeField("Email", email, "Not provided"),
      makeField("Phone", phone, "Not provided"),
      makeField("Course", course, "Not provided"),
      makeField("Price", formatRupees(price), "Not provided"),
      ...parentFields(body),
    ];
    return { username: name, embed: { title: titles.enrollment, color: colors.enrollment, fields } };
  },
  contact(body) {
    const { name, email, phone, message } = readJson(contactSchema, body);
    const fields = [
      makeField("Name", name, "Not provided"),
      ...(email ? [makeField("Email", email, "Not provided")] : []),
      ...(phone ? [makeField("Phone", phone, "Not provided")] : []),
      ...parentFields(body),
      ...makeLongField("Message", message, "No message provided"),
    ];
    return { username: name, embed: { title: titles.contact, color: colors.contact, fields } };
  },
  "error-report"(body) {
    const { what, where } = readJson(errorReportSchema, body);
    const fields = [makeField("What", what, "Unknown"), makeField("Where", where, "Unknown")];
    return {
      username: defaultNames["error-report"],
      embed: { title: titles["error-report"], color: colors["error-report"], fields },
    };
  },
};

/** The message for one delivery, within the chat's limits whatever was typed. Throws when the saved body is invalid. */
export function formatChatMessage({
  id,
  kind,
  body,
  createdAt,
}: Pick<Delivery, "id" | "kind" | "body" | "createdAt">): ChatMessage {
  const { username, embed } = contents[kind](body);
  return {
    username: formatChatName(username, defaultNames[kind]),
    embeds: [fitEmbed({ ...embed, timestamp: createdAt, footer: { text: `Reference ${id}` } })],
    // What a visitor types must not mention the whole team. Without `content` the chat previews no links either; the flag
    // against previews would hide this embed as well.
    allowed_mentions: { parse: [] },
  };
}
