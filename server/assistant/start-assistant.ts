import type { Config } from "../config.ts";
import type { Db } from "../db/database.ts";
import type { Log } from "../log.ts";
import { type Assistant, createAssistant } from "./answer.ts";
import { createDailyLimit } from "./daily-limit.ts";
import { createGateway } from "./gateway.ts";
import type { PostNote } from "./notes/post-notes.ts";
import { makePrompt } from "./prompt.ts";

type StartOptions = { gateway: Config["gateway"]; db: Db; now: () => Date; log: Log; posts?: readonly PostNote[] };

/** The assistant as the settings ask for it. */
export function startAssistant({ gateway: settings, db, now, log, posts }: StartOptions): Assistant {
  if (!settings) return createAssistant({ now, log, posts });
  const daily = createDailyLimit({ db, limit: settings.dailyLimit, now, log });
  const gateway = createGateway({ ...settings, prompt: makePrompt(), mayCall: () => daily.take() });
  const secrets = [settings.url, ...(settings.key ? [settings.key] : [])];
  return createAssistant({ gateway, now, log, posts, secrets });
}
