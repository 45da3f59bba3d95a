import type { ChatFormat } from "../chat-message.ts";
import { discord } from "./discord.ts";

/** The makes of team chat; the setting WEBHOOK_FORMAT names one. */
export const formats = {
  discord,
} satisfies Record<string, ChatFormat>;

export type FormatName = keyof typeof formats;
export const isFormatName = (name: string): name is FormatName => Object.hasOwn(formats, name);
