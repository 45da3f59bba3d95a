import { Hono } from "hono";
import { getOnly } from "../http/get-only.ts";
import { staffNameOf } from "../http/staff-guard.ts";

/** The session's name. Apart from the session itself, whose GET responds without a body; a header carries Latin-1 only. */
export const staffNameRoutes = () => new Hono().get("/", (c) => c.json({ name: staffNameOf(c) })).all("/", getOnly);
