import type { Db } from "../engine/database.ts";

/** The key of a backoff that applies to every webhook. */
export const everyWebhook = "*";

/** Until when nothing may be sent to a webhook, and its failures in a row. Shared by all instances. */
export type Backoff = { until: Date; failures: number };

export async function findBackoff(db: Db, webhook: string): Promise<Backoff> {
  const rows = await db
    .selectFrom("webhook_pauses")
    .selectAll()
    .where("webhook", "in", [webhook, everyWebhook])
    .execute();
  const until = Math.max(0, ...rows.map((row) => new Date(row.until).getTime()));
  return { until: new Date(until), failures: rows.find((row) => row.webhook === webhook)?.failures ?? 0 };
}

/** The later end wins: one instance must not shorten a backoff that another has saved. */
export async function saveBackoff(db: Db, webhook: string, { until, failures }: Backoff): Promise<void> {
  await db
    .insertInto("webhook_pauses")
    .values({ webhook, until: until.toISOString(), failures })
    .onConflict((conflict) =>
      conflict.column("webhook").doUpdateSet((eb) => ({
        failures,
        until: eb
          .case()
          .when("excluded.until", ">", eb.ref("webhook_pauses.until"))
          .then(eb.ref("excluded.until"))
          .else(eb.ref("webhook_pauses.until"))
          .end(),
      })),
    )
    .execute();
}
