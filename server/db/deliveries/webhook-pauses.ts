import type { Db } from "../engine/database.ts";

/** The key of a pause that applies to every webhook. */
export const everyWebhook = "*";

export type Pause = { until: Date; failures: number };

/** Until when nothing may be sent to the webhook, and its failures in a row. Shared by all instances. */
export async function findPause(db: Db, webhook: string): Promise<Pause> {
  const rows = await db
    .selectFrom("webhook_pauses")
    .selectAll()
    .where("webhook", "in", [webhook, everyWebhook])
    .execute();
  const until = Math.max(0, ...rows.map((row) => new Date(row.until).getTime()));
  return { until: new Date(until), failures: rows.find((row) => row.webhook === webhook)?.failures ?? 0 };
}

/** The later end wins: one instance must not shorten a pause that another has saved. */
export async function savePause(db: Db, webhook: string, { until, failures }: Pause): Promise<void> {
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
