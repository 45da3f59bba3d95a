import { Hono } from "hono";
import { answerInTime } from "../db/engine/answer-in-time.ts";
import type { Services } from "../services.ts";

export function healthRoutes({ health }: Pick<Services, "health">, maxWait = 3000) {
  const isHealthy = () =>
    answerInTime(health.check(), maxWait, "the database does not answer").then(
      () => true,
      () => false,
    );

  return new Hono().get("/", async (c) =>
    (await isHealthy()) ? c.json({ status: "ok" }) : c.json({ status: "unavailable" }, 503),
  );
}
