import { openDatabase, type DatabaseLocation } from "#server/db/engine/database.ts";
import { countDeliveriesByState } from "#server/db/deliveries/delivery-queue-and-backoffs.ts";
import type { startFakeTeamChat } from "../support/fake-team-chat.ts";
import { eventually, type Finding } from "./scenario.ts";

type Chat = Awaited<ReturnType<typeof startFakeTeamChat>>;

/** Checks that every request answered 201 is in the database and was delivered exactly once. */
export async function checkAcceptedRequests(
  address: DatabaseLocation,
  accepted: ReadonlySet<string>,
  chat: Chat,
  maxWait = 120_000,
): Promise<Finding> {
  const db = await openDatabase(address);
  try {
    await eventually(async () => (await countDeliveriesByState(db)).pending === 0, maxWait);
    const saved = new Set((await db.selectFrom("requests").select("id").execute()).map(({ id }) => id));
    const delivered = chat.arrivals.map(({ reference }) => reference);
    const arrived = new Set(delivered);
    const count = (ids: ReadonlySet<string>) => [...accepted].filter((id) => ids.has(id)).length;
    const twice = delivered.length - arrived.size;
    return {
      what: "accepted requests",
      figure: `${accepted.size} answered 201, ${count(saved)} in the database, ${count(arrived)} in the chat, ${twice} twice`,
      bar: "all, none twice",
      holds: accepted.size > 0 && count(saved) === accepted.size && count(arrived) === accepted.size && twice === 0,
    };
  } finally {
    await db.destroy();
  }
}
