import { createHmac, randomBytes } from "node:crypto";
import type { Db } from "../db/engine/database.ts";
import { findOrCreateSetting } from "../db/engine/settings.ts";

/** A keyed digest of a client's address for the delivery queue: the same on every instance, and not reversible. */
export async function createSenderKey(db: Db): Promise<(client: string) => string> {
  const { value } = await findOrCreateSetting(db, "sender-key", randomBytes(32).toString("hex"));
  return (client) => createHmac("sha256", value).update(client).digest("hex").slice(0, 32);
}
