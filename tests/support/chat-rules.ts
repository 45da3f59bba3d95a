import * as v from "valibot";

const fieldSchema = v.object({ name: v.string(), value: v.string(), inline: v.boolean() });
const messageSchema = v.object({
  username: v.string(),
  embeds: v.array(
    v.object({
      title: v.string(),
      description: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(4096))),
      color: v.pipe(v.number(), v.integer(), v.maxValue(0xff_ff_ff)),
      timestamp: v.pipe(v.string(), v.isoTimestamp()),
      footer: v.object({ text: v.string() }),
      fields: v.array(fieldSchema),
    }),
  ),
  allowed_mentions: v.object({ parse: v.pipe(v.array(v.string()), v.maxLength(0)) }),
});
export type SeenMessage = v.InferOutput<typeof messageSchema>;

const isBetween = (text: string, most: number) => text.trim().length >= 1 && text.length <= most;
const hasForbidden = (name: string) =>
  /discord|clyde|@|#|:|```|^(?:everyone|here)$/.test(name.trim().toLowerCase()) || /\p{Cc}/u.test(name);

/** Validates a message against the chat's published limits and name rules; lists the parts that break them. */
export function findFaults(body: unknown): string[] {
  const parsed = v.safeParse(messageSchema, body);
  if (!parsed.success) return ["shape"];
  const { username, embeds } = parsed.output;
  const faults: string[] = [];
  if (!JSON.stringify(body).isWellFormed()) faults.push("unicode");
  if (!isBetween(username, 80) || hasForbidden(username)) faults.push("username");
  if (embeds.length === 0 || embeds.length > 10) faults.push("embeds");
  let size = 0;
  for (const { title, description = "", footer, fields } of embeds) {
    const texts = [title, description, footer.text, ...fields.flatMap((field) => [field.name, field.value])];
    size += texts.reduce((sum, text) => sum + text.length, 0);
    const fit =
      isBetween(title, 256) &&
      isBetween(footer.text, 2048) &&
      fields.length <= 25 &&
      fields.every((field) => isBetween(field.name, 256) && isBetween(field.value, 1024));
    if (!fit || texts.some((text) => !text.isWellFormed())) faults.push("embeds");
  }
  if (size > 6000) faults.push("embeds");
  return faults;
}

export function readMessage(body: unknown): SeenMessage {
  return v.parse(messageSchema, body);
}
