import { Hono } from "hono";
import type { Services } from "../services.ts";

const longestWait = 1000;

/** For whoever routes visitors to this instance: is its database there? */
export function healthRoutes({ db }: Services) {
  return new Hono().get("/", async (c) => {
    const read = db.selectFrom("requests").select("id").limit(1).execute();
    let timer: NodeJS.Timeout | undefined;
    const expired = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), longestWait);
    });
    const answers = read.then(
      () => true,
      () => false,
    );
    const isHealthy = await Promise.race([answers, expired]);
    clearTimeout(timer);
    return isHealthy ? c.json({ status: "ok" }) : c.json({ status: "unavailable" }, 503);
  });
}
