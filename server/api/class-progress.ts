import { Hono } from "hono";
import { classProgressSchema } from "#domain/students/class-progress.ts";
import { saveClassProgress } from "../db/students/class-progress.ts";
import { postOnly } from "../http/post-only.ts";
import { readJson } from "../http/read-json.ts";
import { staffNameOf } from "../http/staff-guard.ts";
import type { Services } from "../services.ts";

/** Several students in one save. Each has an outcome of its own, so an outdated one is part of a success. */
export function classProgressRoutes({ db, now }: Services) {
  return new Hono()
    .post("/", async (c) => {
      const body = await readJson(c, classProgressSchema);
      return body.ok ? c.json(await saveClassProgress(db, body.value, now(), staffNameOf(c))) : body.response;
    })
    .all("/", postOnly);
}
