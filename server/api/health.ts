import { setTimeout as sleep } from "node:timers/promises";
import { Hono } from "hono";
import type { Services } from "../services.ts";

/** Three seconds, in steps: time in which this process itself was busy, as it is while it starts, counts as one of them. */
const maxWait = { steps: 30, step: 100 };

export function healthRoutes({ health }: Pick<Services, "health">, { steps, step } = maxWait) {
  async function isHealthy(): Promise<boolean> {
    const checked = health.check().then(
      () => true,
      () => false,
    );
    for (let waited = 0; waited < steps; waited += 1) {
      const answer = await Promise.race([checked, sleep(step, undefined, { ref: false })]);
      if (answer !== undefined) return answer;
    }
    return false;
  }

  return new Hono().get("/", async (c) =>
    (await isHealthy()) ? c.json({ status: "ok" }) : c.json({ status: "unavailable" }, 503),
  );
}
