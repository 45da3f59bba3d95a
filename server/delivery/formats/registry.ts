import type { ChatFormat } from "../team-message.ts";
import { discord } from "./discord.ts";
import { googleChat } from "./google-chat.ts";
import { slack } from "./slack.ts";
import { standard } from "./standard.ts";
import { teams } from "./teams.ts";

/** The makes of team chat; the setting WEBHOOK_FORMAT names one. */
export const formats = { discord, slack, "google-chat": googleChat, teams, standard } satisfies Record<
  string,
  ChatFormat
>;

export type FormatName = keyof typeof formats;
export const isFormatName = (name: string): name is FormatName => Object.hasOwn(formats, name);
