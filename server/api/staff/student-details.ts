import { Hono } from "hono";
import { detailsChangeSchema } from "#domain/students/student.ts";
import { saveDetails } from "../../db/students/update-student.ts";
import { postOnly } from "../../http/post-only.ts";
import { readJson } from "../../http/read-json.ts";
import { staffNameOf } from "./guard.ts";
import type { Services } from "../../services.ts";
import { studentMissing, studentOutdated } from "./students.ts";

export function studentDetailsRoutes({ db, now }: Services) {
  return new Hono()
    .post("/", async (c) => {
      const body = await readJson(c, detailsChangeSchema);
      if (!body.ok) return body.response;
      const outcome = await saveDetails(db, body.value, now(), staffNameOf(c));
      if (outcome.kind === "missing") return studentMissing(c);
      return outcome.kind === "saved" ? c.json(outcome.student) : studentOutdated(c, outcome.student);
    })
    .all("/", postOnly);
}
