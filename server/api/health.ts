import { setTimeout as sleep } from "node:timers/promises";
import { Hono } from "hono";
import type { Services } from "../services.ts";

const longestWait = 2000;

/** The health check for load balancers: whether this instance's database works. */
export function healthRoutes({ health }: Pick<Services, "health">) {
  return new Hono().get("/", async (c) => {
    const checked = health.check().then(
      () => true,
      () => false,
    );
    const isHealthy = await Promise.race([checked, sleep(longestWait, false, { ref: false })]);
    return isHealthy ? c.json({ status: "ok" }) : c.json({ status: "unavailable" }, 503);
  });
}
