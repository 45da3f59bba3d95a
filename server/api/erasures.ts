import { Hono } from "hono";
import { listErasures } from "../db/people/erasures.ts";
import { getOnly } from "../http/get-only.ts";
import type { Services } from "../services.ts";

/** The log of erasures. */
export const erasureRoutes = ({ db }: Services) =>
  new Hono().get("/", async (c) => c.json({ erasures: await listErasures(db) })).all("/", getOnly);
