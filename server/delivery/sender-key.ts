import { createHmac, randomBytes } from "node:crypto";
import type { Db } from "../db/database.ts";
import { keepSetting } from "../db/settings.ts";

/** Stands for a client's address in the queue: equal for equal addresses on every instance, and no address itself. */
export async function createSenderKey(db: Db): Promise<(client: string) => string> {
  const { value } = await keepSetting(db, "sender-key", randomBytes(32).toString("hex"));
  return (client) => createHmac("sha256", value).update(client).digest("hex").slice(0, 32);
}
