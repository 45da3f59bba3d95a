import pg from "pg";

/** A connection of its own, for a command of the owner. */
export async function onPostgres<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  // A connection that breaks rejects its query; without a listener this event would also end the process with a stack.
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
