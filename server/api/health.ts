import { setTimeout as sleep } from "node:timers/promises";
import { Hono } from "hono";
import type { Services } from "../services.ts";

const longestWait = 2000;

/** For whoever routes visitors to this instance: does its database work? */
export function healthRoutes({ health }: Pick<Services, "health">) {
  return new Hono().get("/", async (c) => {
    const isWell = health.check().then(
      () => true,
      () => false,
    );
    const isHealthy = await Promise.race([isWell, sleep(longestWait, false, { ref: false })]);
    return isHealthy ? c.json({ status: "ok" }) : c.json({ status: "unavailable" }, 503);
  });
}
