import { createPostgresDatabase, startPostgres } from "../support/postgres.ts";

let server: ReturnType<typeof startPostgres> | undefined;

/** An empty database of its own, on a server that all scenarios of a run share: the first that needs it starts it. */
export async function createFreshPostgres(): Promise<string> {
  server ??= startPostgres();
  return createPostgresDatabase((await server).url);
}

export async function stopSharedPostgres() {
  // One that did not start has failed its scenarios already.
  const started = await server?.catch(() => undefined);
  await started?.stop();
}
